/** Combat damage that waits to be dealt, in words. */
interface AssignedPart {
  readonly source: string;
  readonly amount: number;
  readonly to: string;
}

export const assignedText = (parts: readonly AssignedPart[]): string =>
  parts.map(({ source, amount, to }) => `${source} deals ${amount} damage to ${to}.`).join('\n');
