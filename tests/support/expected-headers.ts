/** What every answer of either door must carry, written down a second time: a change here is a decision. */
import { expect } from 'vitest';

const CONTENT_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
  "media-src 'self'; connect-src 'self'; worker-src 'self' blob:; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'; object-src 'none'";

const EXPECTED = {
  'content-security-policy': CONTENT_POLICY,
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const DENIED = [
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'serial',
  'usb',
];

/** What the web door's answers carry besides. */
export function expectWebHeaders(headers: Readonly<Record<string, unknown>>): void {
  expectSecurityHeaders(headers);
  expect(headers).toMatchObject({ 'connection-allowlist': '(response-origin)' });
}

export function expectSecurityHeaders(headers: Readonly<Record<string, unknown>>): void {
  expect(headers).toMatchObject(EXPECTED);
  const policy = String(headers['permissions-policy']).split(', ');
  for (const feature of DENIED) expect(policy).toContain(`${feature}=()`);
  expect(policy.filter((part) => !part.endsWith('=()'))).toEqual([]);
}
