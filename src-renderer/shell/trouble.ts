/** Something that went wrong in this window, in a shape that can be shown, recorded and reported. */

export interface Trouble {
  readonly at: string;
  readonly where: string;
  readonly message: string;
  readonly stack?: string | undefined;
}

/** The longest the program takes. */
const LONGEST = { where: 200, message: 2_000, stack: 20_000 } as const;

export function troubleOf(where: string, failure: unknown): Trouble {
  const isError = failure instanceof Error;
  const message = isError ? `${failure.name}: ${failure.message}` : String(failure);
  const stack = isError ? failure.stack?.slice(0, LONGEST.stack) : undefined;
  return {
    at: new Date().toISOString(),
    where: where.slice(0, LONGEST.where),
    message: message.slice(0, LONGEST.message),
    ...(stack === undefined ? {} : { stack }),
  };
}

/** Hears every failure that nobody caught. Returns what stops the hearing. */
export function hearFailures(hear: (where: string, failure: unknown) => void): () => void {
  const onError = ({ error, message, filename, lineno }: ErrorEvent) => {
    // The browser's way of saying that a layout took a second pass; nothing has failed.
    if (message.startsWith('ResizeObserver loop')) return;
    hear(filename === '' ? 'window' : `${fileName(filename)}:${lineno}`, error ?? message);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    hear('promise', reason);
  };
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}

function fileName(address: string): string {
  return address.split('/').at(-1) ?? address;
}
