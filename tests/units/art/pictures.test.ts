import { beforeAll, describe, expect, test, vi } from 'vitest';
import { FORCES } from '../../../src-shared/force.ts';
import { COLOURS, type Colour, type Type } from '../../../src-shared/duel/words.ts';
import { allCards } from '../../../src-main/cards/index.ts';
import { kindOf, KINDS } from '../../../src-renderer/art/pictures/creatures/kinds.ts';
import { SUBTYPES } from '../../../src-renderer/art/pictures/creatures/subtypes.ts';
import { paintPicture } from '../../../src-renderer/art/pictures/paint-picture.ts';
import { pictureKey, type PictureSubject } from '../../../src-renderer/art/pictures/subject.ts';
import { openStudio } from '../../../src-renderer/art/studio/studio.ts';
import { NamedPixels, recorder } from './recording-canvas.ts';

beforeAll(() => {
  vi.stubGlobal('ImageData', NamedPixels);
});

function subject(name: string, type: Type, facts: Partial<PictureSubject> = {}): PictureSubject {
  return { name, types: [type], subtypes: [], colours: ['green'], ...facts };
}

const creature = (name: string, subtype: string, facts: Partial<PictureSubject> = {}) =>
  subject(name, 'creature', { subtypes: [subtype], power: 2, ...facts });

/** All that is told to the canvas at the size of a small card. */
function picture(of: PictureSubject, width = 131, height = 116): string {
  const { record, makeCanvas } = recorder();
  paintPicture(makeCanvas(width, height), of, width, height, openStudio(makeCanvas));
  return record.join('\n');
}

/** Of every time a card was printed in. */
const creatureSubtypes = new Set(
  allCards()
    .flatMap(({ face, eras }) => [face, ...Object.values(eras).map((overlay) => ({ ...face, ...overlay }))])
    .flatMap(({ types, subtypes }) => (types.includes('creature') ? subtypes : [])),
);

describe('a card has a picture', () => {
  test('that is always the same', () => {
    const bears = creature('Grizzly Bears', 'Bear');
    expect(picture(bears)).toBe(picture({ ...bears }));
  });

  test.each([
    ['name', { name: 'Other Bears' }],
    ['printing', { printing: 'LEA 190' }],
    ['colour', { colours: ['red'] as readonly Colour[] }],
    ['subtype', { subtypes: ['Wolf'] }],
    ['power', { power: 4 }],
  ])('that follows from its %s', (_, change) => {
    const bears = creature('Grizzly Bears', 'Bear');
    expect(picture({ ...bears, ...change })).not.toBe(picture(bears));
    expect(pictureKey({ ...bears, ...change })).not.toBe(pictureKey(bears));
  });

  test('with one key for the same facts', () => {
    expect(pictureKey(creature('Elf', 'Elf'))).toBe(pictureKey({ ...creature('Elf', 'Elf') }));
  });

  test('of each kind of card and colour, none like another', () => {
    const types: Type[] = [
      'artifact',
      'creature',
      'enchantment',
      'instant',
      'land',
      'planeswalker',
      'sorcery',
    ];
    const subjects = types.flatMap((type) =>
      COLOURS.map((colour) => subject(type, type, { colours: [colour] })),
    );
    const withAuras = [
      ...subjects,
      ...COLOURS.map((colour) => subject('Aura', 'enchantment', { subtypes: ['Aura'], colours: [colour] })),
    ];
    // Lands are painted in the colour of their mana, which their own colours say nothing of.
    const pictures = new Set(
      withAuras.filter(({ types: [type] }) => type !== 'land').map((one) => picture(one)),
    );
    expect(pictures.size).toBe(withAuras.length - COLOURS.length);
  });

  test.each(FORCES)('for a spell whose force is %s', (force) => {
    expect(picture(subject('Spell', 'instant', { force })).length).toBeGreaterThan(5000);
  });

  test.each([
    [104, 93],
    [700, 500],
    [800, 250],
  ])('at %i by %i pixels', (width, height) => {
    expect(picture(creature('Serra Angel', 'Angel', { keywords: ['flying'] }), width, height)).toContain(
      'drawImage',
    );
  });

  test('for a land of each basic type and for lands of none', () => {
    const lands = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map((type) =>
      picture(subject(type, 'land', { subtypes: [type], colours: [] })),
    );
    expect(new Set([...lands, picture(subject('Desert', 'land', { colours: [] }))]).size).toBe(6);
  });
});

describe('creatures', () => {
  test('of every subtype of the corpus have a kind that was chosen for it', () => {
    expect([...creatureSubtypes].filter((subtype) => !(subtype in SUBTYPES))).toEqual([]);
  });

  test('are painted as every kind there is', () => {
    const chosen = new Set([...creatureSubtypes].map((subtype) => SUBTYPES[subtype]?.[0]));
    expect(Object.keys(KINDS).filter((kind) => !chosen.has(kind as keyof typeof KINDS))).toEqual([]);
  });

  test('of different subtypes do not share a few pictures', () => {
    const looks = new Set([...creatureSubtypes].map((subtype) => SUBTYPES[subtype]?.join(' ')));
    expect(looks.size).toBeGreaterThan(80);
  });

  test('of the same kind differ by name', () => {
    const names = ['Elvish Herder', 'Elvish Scout', 'Elvish Farmer', 'Elvish Ranger'];
    expect(new Set(names.map((name) => picture(creature(name, 'Elf')))).size).toBe(names.length);
  });

  test('are painted by trade where their people says less', () => {
    expect(kindOf(creature('Mage', 'Human', { subtypes: ['Human', 'Wizard'] })).kind).toBe('mage');
    expect(kindOf(creature('Wall', 'Plant', { subtypes: ['Plant', 'Wall'] })).kind).toBe('wall');
  });

  test('of no known subtype are guessed from what they do', () => {
    expect(kindOf(creature('What', 'Unheard-of', { power: 5 })).kind).toBe('bear');
    expect(kindOf(creature('What', 'Unheard-of', { keywords: ['flying'] })).kind).toBe('spirit');
    expect(kindOf(creature('What', 'Unheard-of', { types: ['artifact', 'creature'] })).kind).toBe('brute');
  });
});

test('every card of the corpus can be painted', () => {
  const { makeCanvas, record } = recorder();
  const studio = openStudio(makeCanvas);
  const canvas = makeCanvas(131, 116);
  for (const { face } of allCards()) {
    record.length = 0;
    const { name, types, subtypes, colours = [], power = 0 } = face;
    paintPicture(canvas, { name, types, subtypes, colours, power }, 131, 116, studio);
    expect(record.length, name).toBeGreaterThan(100);
    expect(record.join(' '), name).not.toMatch(/NaN|undefined/);
  }
});
