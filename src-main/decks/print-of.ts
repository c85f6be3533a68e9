/** The printing of a card that a rulebook's player would hold. */
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import type { Print } from '../../src-shared/table.ts';
import { printingsOf } from './printing.ts';
import { SETS } from './sets.ts';
import { CARD_TIMES } from './times.ts';

/** The sets that came with the rulebooks. */
const OWN: Readonly<Record<Rulebook, readonly string[]>> = {
  alpha: ['LEA', 'LEB'],
  fifth: ['5ED'],
  portal: ['POR'],
  tenth: ['10E'],
  m11: ['M11'],
};

const releases = new Map(SETS.map(({ code, released }) => [code, released]));
const released = ({ set }: Print): string => releases.get(set) ?? '';

/** Of its own set, else the latest of its time, else the first there was; undefined for tokens. */
export function printOf(name: string, rulebook: Rulebook): Print | undefined {
  const prints = printingsOf(name).map(({ set, number, rarity }) => ({ set, number, rarity }));
  const own = prints.find(({ set }) => OWN[rulebook].includes(set));
  const inOrder = prints.toSorted((one, other) => released(one).localeCompare(released(other)));
  return own ?? inOrder.findLast(({ set }) => CARD_TIMES[rulebook].includes(set)) ?? inOrder[0];
}
