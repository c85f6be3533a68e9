/** A card's facts, its tree, and its text in the words of every time. */
import type { CorpusCard } from '../../src-main/cards/card.ts';
import { allCards } from '../../src-main/cards/index.ts';
import { LACKING, WAITING } from '../../src-main/cards/waiting.ts';
import { printedNames, printingsOf, type Printing } from '../../src-main/decks/printing.ts';
import { outOfTime } from '../../src-main/decks/times.ts';
import { RULEBOOKS } from '../../src-shared/rulebooks.ts';
import { command, GOOD, Misused } from '../lib/command.ts';
import { findName, nearestNames } from './nearest.ts';
import { mentionsOf } from './scenarios.ts';
import { printed, told } from './texts.ts';
import { fieldLines, listLines } from './tree.ts';

const USE = `npm run card -- NAME
  NAME   a card, such as "Serra Angel"`;

const NO_SUCH_CARD = 1;

const SUGGESTED = 5;

function main({ positionals }: { readonly positionals: readonly string[] }): number {
  const typed = positionals.join(' ');
  if (typed.trim() === '') throw new Misused('No card is named.');
  const cards = allCards();
  const name = findName(
    typed,
    cards.map(({ face }) => face.name),
  );
  const card = cards.find(({ face }) => face.name === name);
  if (!card) return notThere(typed);
  printCard(card);
  return GOOD;
}

function complain(why: string): number {
  process.stderr.write(`${why}\n`);
  return NO_SUCH_CARD;
}

/** A card that is printed but waits for the language is another thing than a name that nothing has. */
function notThere(typed: string): number {
  const names = [...printedNames(), ...allCards().map(({ face }) => face.name)];
  const known = findName(typed, names);
  if (known !== undefined) {
    const why = WAITING[known] ?? 'it is not written yet';
    return complain(`${known} cannot be played yet: ${why}.`);
  }
  const nearest = nearestNames(typed, [...new Set(names)], SUGGESTED);
  return complain(`There is no card called "${typed}". The nearest names are ${nearest.join('; ')}.`);
}

function printCard(card: CorpusCard): void {
  const { name } = card.face;
  const sections: [string, string[]][] = [
    ['Facts', factLines(card)],
    ['Printings', printingLines(name)],
    ['Tree', listLines(card.face.abilities)],
    ...Object.entries(card.eras).map(([era, overlay]): [string, string[]] => [
      `In the time of ${era}`,
      fieldLines(overlay),
    ]),
    ...RULEBOOKS.map((rulebook): [string, string[]] => [
      `${rulebook}${outOfTime(rulebook, [name]).length > 0 ? ' (not of its time)' : ''}`,
      printed(told(card, rulebook)).split('\n'),
    ]),
    ['Scenarios', scenarioLines(name)],
  ];
  console.log(name);
  for (const [title, lines] of sections) {
    console.log(`\n${title}`);
    for (const line of lines.length > 0 ? lines : ['none']) console.log(`  ${line}`);
  }
}

function factLines({ face }: CorpusCard): string[] {
  const { name: _, abilities, power, toughness, ...facts } = face;
  const lacking = LACKING[face.name];
  return [
    ...Object.entries(facts)
      .filter(([, value]) => !Array.isArray(value) || value.length > 0)
      .map(([key, value]) => `${key}: ${Array.isArray(value) ? value.join(' ') : String(value)}`),
    ...(power === undefined ? [] : [`size: ${power}/${toughness ?? 0}`]),
    `abilities: ${abilities.length}`,
    ...(lacking === undefined ? [] : [`lacking: ${lacking}`]),
  ];
}

const printingLines = (name: string): string[] =>
  printingsOf(name).map(
    ({ set, number, rarity, frame }: Printing) =>
      `${set.padEnd(4)}  ${rarity}, number ${number}, frame of ${frame}`,
  );

const scenarioLines = (name: string): string[] =>
  mentionsOf(name).map(({ file, shown }) => `${file}${shown ? '' : ' (in passing)'}`);

await command(USE, {}, main);
