/** Every sentence of the replay. */
import type { Refusal } from '../../../src-shared/contract.ts';
import type { PlayerKind } from '../../../src-shared/duels.ts';
import type { Viewer } from '../../../src-shared/replay.ts';
import { PLAYER_NAMES } from '../../words/duels.ts';
import { refusalSentence } from '../../words/refusals.ts';

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

export const REPLAY_SPEEDS = ['slow', 'normal', 'fast'] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

export const SPEED_NAMES: Record<ReplaySpeed, string> = { slow: 'Slow', normal: 'Normal', fast: 'Fast' };

export const REPLAY = {
  region: 'Replay',
  laying: 'The duel is laid out again…',
  place: 'Place in the duel',
  placeInWords: (place: number, end: number, turn: number, step: string) =>
    turn === 0 ? `${place} of ${end}, before the first turn` : `${place} of ${end}, turn ${turn}, ${step}`,
  turn: (turn: number, step: string) => (turn === 0 ? 'Before the first turn' : `Turn ${turn} · ${step}`),
  turnBefore: 'A turn back',
  back: 'A step back',
  forth: 'A step on',
  turnAfter: 'A turn on',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  hands: 'Hands',
  handsOf: (viewer: Viewer, name: (seat: number) => string) =>
    viewer === 'both' ? 'Both hands' : `${name(viewer)} alone`,
  nothing: 'Nothing that is seen happened here.',
  leave: 'Leave the replay',
  /* A journal that does not play to its end */
  lost: (count: number) =>
    `This version of the program plays the duel otherwise: ${count === 1 ? 'its last decision is' : `its last ${count} decisions are`} missing here. They stay in the journal.`,
  filmed: (place: number) =>
    `Today’s rules would play this duel otherwise from place ${place} on: after that you see what was seen then, with all hands open.`,
  unsure:
    'This duel was played by earlier rules, and little was written down of how it went: it ends here as it ended, but may go otherwise in between.',
  lostOfFile: (count: number) =>
    count === 0
      ? 'This version of the program plays the duel of the file otherwise: it does not end as it did where it was saved.'
      : `This version of the program follows the file up to here: ${count === 1 ? 'its last decision is' : `its last ${count} decisions are`} missing.`,
  /* Chances */
  chances: 'Chances',
  chancesTitle: 'Chances to win',
  chancesFor: 'Chances of',
  judging: 'The duel is played through and judged…',
  judged: (done: number | undefined) => (done === undefined ? '' : `${done} %`),
  stop: 'Stop',
  again: 'Judge it again',
  notJudged: (refusal: Refusal) =>
    refusal.reason === 'cancelled' ? 'Stopped.' : `The duel was not judged. ${refusalSentence(refusal)}`,
  graph: (name: string) => `The chances of ${name} through the duel`,
  turnColumn: 'Turn',
  chanceColumn: 'Chance',
  percent,
  turningPoints: 'Where it turned',
  noTurningPoints: 'It never turned by much at once.',
  /** Of its dot in the graph. */
  dot: (number: number, turn: number, after: number) => `${number}: turn ${turn}, ${percent(after)}`,
  turningPoint: (turn: number, before: number, after: number, words: string) =>
    `Turn ${turn}: from ${percent(before)} to ${percent(after)}${words === '' ? '.' : `. ${words}`}`,
  close: 'Close',
  /* Going on from here */
  goOn: 'Go on from here',
  goOnTitle: 'Go on from here',
  goOnNote:
    'A new duel begins as this one stood at this place: the same cards in the same order. The old duel stays as it is.',
  whoSits: (number: number, deck: string) => `Chair ${number} · ${deck}`,
  player: (player: PlayerKind) => `${PLAYER_NAMES[player].name} · ${PLAYER_NAMES[player].note}`,
  begin: 'Begin',
  notBegun: (refusal: Refusal) => `The duel could not be begun. ${refusalSentence(refusal)}`,
} as const;
