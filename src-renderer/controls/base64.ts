/** A text of any length in base 64, by way of UTF-8. */
export function base64Of(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let letters = '';
  // Spread at once, a long text would be more arguments than a call can take.
  for (let at = 0; at < bytes.length; at += STRETCH)
    letters += String.fromCharCode(...bytes.subarray(at, at + STRETCH));
  return btoa(letters);
}

const STRETCH = 8_192;
