/** A dialog over the page. The browser keeps the keyboard inside it, and gives it back to where it was at the end. */
import type { Attachment } from 'svelte/attachments';

/** `close` is asked for by Escape; whoever opened it closes it. */
export const modal =
  (isOpen: boolean, close: () => void): Attachment<HTMLDialogElement> =>
  (dialog) => {
    const cancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    if (isOpen && !dialog.open) dialog.showModal();
    if (!isOpen && dialog.open) dialog.close();
    dialog.addEventListener('cancel', cancel);
    return () => {
      dialog.removeEventListener('cancel', cancel);
    };
  };
