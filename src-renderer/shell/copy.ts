/** Copies a text. False where neither way is allowed; the caller then shows the text to be copied by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused by a permission, or there is no such thing outside a secure page: the old way needs only the click.
    return copySelection(text);
  }
}

function copySelection(text: string): boolean {
  const before = document.activeElement;
  // Inside an open dialog everything outside it is inert and cannot be selected.
  const place = document.querySelector('dialog[open]') ?? document.body;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'out-of-sight';
  place.append(field);
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- nothing newer does without the permission
  const copied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
