/** What a page of this program may do in a browser or a window: show itself, and talk to the program. */

/** Without trusted types: Vite starts a worker by its plain address, which they would refuse. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

/** Nothing that a card game needs. Writing to the clipboard is not among them: a report can be copied. */
const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const PERMISSIONS_POLICY = DENIED_FEATURES.map((feature) => `${feature}=()`).join(', ');

/**
 * In a browser there is nobody above the page who could hold it, so the page says itself that it connects to nothing but
 * its own address. It is the one word that also covers WebRTC, addresses to go to and windows to open, which the content
 * policy leaves free. Chromium knows it; in other browsers a page that was taken over could still send by these three.
 */
const CONNECTIONS = { 'connection-allowlist': '(response-origin)' };

/** On everything either door answers, errors included. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_POLICY,
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS_POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** On everything the web door answers. Our own window is held by its session. */
export const WEB_HEADERS: Readonly<Record<string, string>> = { ...SECURITY_HEADERS, ...CONNECTIONS };
