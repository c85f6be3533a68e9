/** The menu of the table itself: all that can be done there that belongs to no place of it. */
import type { Desk } from '../desk.svelte.ts';
import { HINTS } from '../hints/words.ts';
import { whoIs } from '../naming.ts';
import { FURNITURE, HAND, TABLE } from '../sentences.ts';
import { helpEntry, optionsEntry, toggleEntries, type MenuEntry, type Menu, type Ways } from './menu.ts';
import { goToEntries, pileEntries, wordEntries } from './play.ts';

export function menuOfTable(desk: Desk, ways: Ways): Menu {
  const { furniture, rooms } = ways;
  return {
    label: TABLE.menuOfTable,
    entries: [
      ...wordEntries(desk),
      ...(desk.explainable ? [{ text: TABLE.explainEntry, key: '?', act: desk.explainable }] : []),
      ...(desk.hintable ? [{ text: HINTS.entry, key: 'W', act: desk.hintable }] : []),
      ...goToEntries(desk),
      ...ownTurnEntries(desk),
      ...yieldEntries(desk),
      { text: HAND.agreementsEntry, act: () => (desk.over = { kind: 'agreements' }) },
      ...pileEntries(desk, desk.view?.players.map((_, seat) => seat) ?? []),
      { text: FURNITURE.arrange, act: () => furniture.arrange([...furniture.moved.keys()]) },
      { text: HAND.logEntry, act: () => (desk.log = 'all') },
      { text: TABLE.logTheirs(whoIsAcross(desk)), act: () => (desk.log = 'theirTurn') },
      optionsEntry(ways),
      ...toggleEntries(ways),
      { text: TABLE.habitsEntry, act: () => (desk.over = { kind: 'habits' }) },
      ...endEntries(desk),
      helpEntry(ways),
      { text: TABLE.leave, act: () => rooms.leave() },
    ],
  };
}

const ownTurnEntries = (desk: Desk): MenuEntry[] =>
  desk.gesture?.kind === 'act' ? [{ text: HAND.runToOwnTurn, key: 'N', act: () => desk.runToOwnTurn() }] : [];

const whoIsAcross = (desk: Desk) =>
  desk.view ? whoIs(desk.view, desk.across) : { you: false, name: TABLE.chair(desk.across + 1) };

function yieldEntries({ prompt, view, saying }: Desk): MenuEntry[] {
  const entries: MenuEntry[] = [];
  if (prompt?.canYield && prompt.options.kind === 'yesNo')
    entries.push(
      { text: TABLE.yieldYes, act: () => void saying.yieldTo(true) },
      { text: TABLE.yieldNo, act: () => void saying.yieldTo(false) },
    );
  else if (prompt?.canYield) entries.push({ text: TABLE.yieldPass, act: () => void saying.yieldTo() });
  if (view && view.yields.length > 0)
    entries.push({ text: TABLE.forgetYields(view.yields.length), act: () => void saying.forgetYields() });
  return entries;
}

/** Whoever plays here may end the duel. */
function endEntries(desk: Desk): MenuEntry[] {
  if (!desk.view || desk.view.result || desk.view.plays.length === 0) return [];
  return [
    { text: TABLE.drawEntry, act: () => (desk.over = { kind: 'draw' }) },
    { text: TABLE.concedeEntry, act: () => (desk.over = { kind: 'concede' }) },
  ];
}
