/** The terminal or the parent process that started the web host, as far as its input tells of it. */

/** How long a parent that has just died may still look alive. */
const LAST_BREATH = 300;

interface Terminal {
  enterPressed: () => void;
  /** Whoever started this process has died, and nobody else would end it. */
  parentDied: () => void;
}

export function listenToTerminal({ enterPressed, parentDied }: Terminal): void {
  const parent = process.ppid;
  const ended = () => {
    // Input also ends at once where there never was any (`</dev/null`), so its end alone says nothing.
    setTimeout(() => {
      if (!isAlive(parent)) parentDied();
    }, LAST_BREATH).unref();
  };
  process.stdin.on('data', (chunk: Buffer) => {
    if (chunk.includes('\n')) enterPressed();
  });
  process.stdin.on('end', ended);
  // A terminal that was closed.
  process.stdin.on('error', ended);
}

function isAlive(parent: number): boolean {
  // Where orphans are adopted the parent's number changes; Windows keeps it, and only the question below tells.
  if (process.ppid !== parent) return false;
  try {
    return process.kill(parent, 0);
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === 'EPERM';
  }
}
