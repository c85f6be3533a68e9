/** Bands as a line writes them, where they cannot be what is meant. */
import type { Line } from './read.ts';

export function strayMembers(line: Line): string[] {
  const members = (line.bands ?? []).flat();
  const listed = (line.with ?? []).map((one) => (typeof one === 'string' ? one : one.card));
  const count = (name: string): number => listed.filter((other) => other === name).length;
  const named = [...new Set(members)];
  const strange = named
    .filter((name) => count(name) === 0)
    .map((name) => `${name} is in a band, and not in "with"`);
  const twice = named
    .filter((name) => count(name) > 0 && members.filter((other) => other === name).length > count(name))
    .map((name) => `${name} is in more than one band`);
  return [...strange, ...twice];
}
