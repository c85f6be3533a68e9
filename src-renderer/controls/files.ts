/** Files and texts on their way into the program and out of it. */
import type { FileInput } from '../../src-shared/collection-calls.ts';

/** Rejects when the file cannot be read. */
export function fileInputOf(file: File): Promise<FileInput> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => {
      reject(reader.error ?? new Error(file.name));
    };
    reader.onload = () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve({ kind: 'bytes', base64: address.slice(address.indexOf(',') + 1), name: file.name });
    };
    reader.readAsDataURL(file);
  });
}

/** The browser asks where to, or puts it where it puts what is fetched. */
export function saveFile(name: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes]));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}

/** What no system takes in the name of a file. */
export const fileName = (name: string, ending: string): string =>
  `${name.replaceAll(/[\\/:*?"<>|]/g, '').trim() || 'deck'}.${ending}`;
