/** Cards as they are drawn, and the player's own pictures of them. */
import { refusalSentence } from './refusals.ts';
import type { Refusal } from '../../src-shared/contract.ts';
import { SYMBOL_NAMES } from './game.ts';
import type { PictureFolderProblem, PictureRefusal } from '../../src-shared/pictures.ts';

export const CARD_FACE = {
  text: 'Text of the card',
  drawn: 'Drawn by the program',
  loyalty: 'Loyalty ',
  gives: (symbols: readonly string[]) =>
    `Gives ${symbols.map((symbol) => SYMBOL_NAMES[symbol] ?? symbol).join(' or ')} mana`,
  rarity: {
    common: 'Common',
    uncommon: 'Uncommon',
    rare: 'Rare',
    mythic: 'Mythic rare',
    land: 'Basic land',
  },
} as const;

export const CARDS_PANEL = {
  title: 'Cards',
  sizeNote: 'Where there is room: a crowded table makes cards smaller.',
  ofDuel: { name: 'Of the duel', note: 'The frames of the rulebook that is played' },
  ofEra: { alpha: 'Carved', fifth: 'Painted', portal: 'A picture book', tenth: 'Polished', m11: 'Etched' },
} as const;

export const OWN_PICTURES = {
  title: 'Your own pictures',
  note:
    'A file with the name of a card, such as Giant Growth.jpg, takes the place of our picture. Giant Growth.full.jpg ' +
    'takes the place of the whole card, and LEA/Giant Growth.jpg stands for one set. PNG and WebP will do as well.',
  folder: 'Folder',
  folderNote: 'The whole path. Left empty, it is the folder “pictures” where your data are.',
  look: 'Use this folder',
  lookAgain: 'Look again',
  found: (count: number, folder: string) =>
    `${count === 1 ? 'One picture' : `${count === 0 ? 'No' : count} pictures`} in ${folder}.`,
  refused: (files: readonly { name: string; reason: PictureRefusal }[]) =>
    `Left alone: ${someOf(files.map(({ name, reason }) => `${name} (${PICTURE_REFUSAL_WORDS[reason]})`))}.`,
  spoilt: (names: readonly string[]) =>
    `Not shown, because they cannot be read as pictures: ${someOf(names)}.`,
  notAsked: (refusal: Refusal) => `Your pictures could not be looked for. ${refusalSentence(refusal)}`,
  problem: {
    missing: (folder: string) => `There is no folder ${folder}. Our own pictures are shown.`,
    notAFolder: (folder: string) => `${folder} is not a folder. Our own pictures are shown.`,
    notAllowed: (folder: string) => `Spellchain may not read ${folder}. Our own pictures are shown.`,
    notWhole: (folder: string) =>
      `${folder} is not a whole path: it has to begin at the top. Our own pictures are shown.`,
  } satisfies Record<PictureFolderProblem, (folder: string) => string>,
} as const;

const MOST_FILES_NAMED = 5;

function someOf(names: readonly string[]): string {
  const rest = names.length - MOST_FILES_NAMED;
  return names.slice(0, MOST_FILES_NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

const PICTURE_REFUSAL_WORDS: Record<PictureRefusal, string> = {
  tooLarge: 'larger than 20 MB',
  tooManyPixels: 'more than 20 million pixels',
  damaged: 'damaged, or no such picture',
  link: 'a link',
  notAllowed: 'not to be read',
};
