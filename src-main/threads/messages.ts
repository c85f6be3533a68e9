/** What crosses between a thread and whoever has begun it. */

export interface TaskAsked<Task> {
  readonly id: number;
  readonly task: Task;
}

export type Telling<Found, Progress> =
  | { readonly id: number; readonly found: Found }
  | { readonly id: number; readonly failure: string }
  /** How far a long task has come. */
  | { readonly id: number; readonly progress: Progress };
