/** What the world keeps from going on (a full disk, another program at the database) is tried again until it goes. */

interface WaitingParts {
  /** Otherwise a try would be in vain, and hold everything while it waits. */
  readonly isFree: () => boolean;
  readonly goOn: () => void;
  /** Begins the waiting anew where that is of use. */
  readonly failed: (failure: unknown) => void;
}

interface Waiting {
  /** Something could not be done. */
  readonly begin: () => void;
  readonly end: () => void;
}

/** Milliseconds between two tries. */
const NEXT_TRY = 1_000;

export function openWaiting({ isFree, goOn, failed }: WaitingParts): Waiting {
  let timer: NodeJS.Timeout | undefined;

  function begin(): void {
    timer ??= setTimeout(tryAgain, NEXT_TRY).unref();
  }

  function tryAgain(): void {
    timer = undefined;
    try {
      if (isFree()) goOn();
      else begin();
    } catch (failure) {
      failed(failure);
    }
  }

  return {
    begin,
    end: () => {
      clearTimeout(timer);
    },
  };
}
