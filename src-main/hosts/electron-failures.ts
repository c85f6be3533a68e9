/** A window that stopped working, or no longer answers: what the player is asked, and what is kept for a report. */
import { app, dialog, type BrowserWindow } from 'electron';
import { messageOf } from '../program/failures.ts';
import type { Program } from '../program/program.ts';

export function watchForFailures(window: BrowserWindow, program: Program): void {
  let unanswered: AbortController | undefined;
  let isReopening = false;

  window.on('unresponsive', () => {
    if (unanswered) return;
    unanswered = new AbortController();
    note(program, 'The window does not answer.');
    void offerToWait(window, unanswered.signal).then((choice) => {
      if (choice === 'wait') return;
      // A window that is caught in a loop cannot be asked to reload.
      isReopening = true;
      window.webContents.forcefullyCrashRenderer();
    });
  });
  window.on('responsive', () => {
    unanswered?.abort();
    unanswered = undefined;
  });
  window.webContents.on('render-process-gone', (_, { reason, exitCode }) => {
    unanswered?.abort();
    unanswered = undefined;
    if (reason === 'clean-exit') return;
    if (isReopening) {
      isReopening = false;
      return window.webContents.reload();
    }
    note(program, `The window stopped working: ${reason}, exit code ${exitCode}.`);
    void offerToReopen(window);
  });
}

async function offerToReopen(window: BrowserWindow): Promise<void> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    message: 'The window stopped working.',
    detail: 'Nothing that was saved is lost. What happened has been noted for a report.',
    buttons: ['Open it again', 'Quit'],
    defaultId: 0,
    cancelId: 1,
  });
  if (response === 0) window.webContents.reload();
  else app.quit();
}

async function offerToWait(window: BrowserWindow, answersAgain: AbortSignal): Promise<'wait' | 'reopen'> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message: 'The window does not answer.',
    detail: 'It may only be busy. Nothing that was saved is lost.',
    buttons: ['Wait', 'Open it again'],
    defaultId: 0,
    cancelId: 0,
    signal: answersAgain,
  });
  return response === 1 && !answersAgain.aborted ? 'reopen' : 'wait';
}

/** Keeps what failed in this host for a report; where even that fails (a full disk), the terminal has it. */
export function note(program: Program, message: string, failure?: unknown): void {
  const whole = failure === undefined ? message : `${message} ${messageOf(failure)}`;
  try {
    program.record({ where: 'electron', message: whole });
  } catch (unkept) {
    process.stderr.write(`${whole}\n(It could not be kept for a report: ${messageOf(unkept)})\n`);
  }
}
