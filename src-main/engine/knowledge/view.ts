/** What a seat may know, drawn from its knowledge: for the window, the log and the tests. */
import { activatedOf } from '../reading/activated.ts';
import type {
  AssignedView,
  CardView,
  ChainView,
  PermanentView,
  PlayerView,
  View,
} from '../../../src-shared/duel/view.ts';
import type { Act, CardNumber, ChainItem, Duel, Seat, Thing } from '../value/duel.ts';
import { COLOURS, KEYWORDS, QUIRKS, SUPERTYPES, TYPES, type Quirk } from '../../../src-shared/duel/words.ts';
import { isSick } from '../casting/costs.ts';
import { abilityAt, effectsOf } from '../faces/faces.ts';
import type { DamageEntry } from '../value/frame.ts';
import { knows } from './knowledge.ts';
import type { Ability } from '../language/ability.ts';
import { wordsOf } from '../value/masks.ts';
import { everySeat, purseOf } from '../value/seats.ts';
import { cardAt } from '../value/things.ts';
import { looksOf } from '../reading/looks.ts';

/** `also` names other seats whose knowledge the viewer shares: both chairs of a solo duel. */
export function viewFor(duel: Duel, seat: Seat, also: readonly Seat[] = []): View {
  const viewers = [seat, ...also];
  return {
    seat,
    turn: duel.turn.number,
    step: duel.turn.step,
    active: duel.turn.active,
    players: everySeat(duel).map((other) => playerView(duel, viewers, other)),
    permanents: duel.battlefield.map((card) => permanentView(duel, viewers, card)),
    chain: duel.chain.map(itemView),
    ...(duel.combat ? { combat: duel.combat } : {}),
    ...(duel.question ? { question: duel.question } : {}),
    ...(duel.result ? { result: duel.result } : {}),
  };
}

function itemView(item: ChainItem): ChainView {
  return {
    id: item.id,
    kind: item.kind,
    name: item.looks.name,
    controller: item.act.you,
    targets: item.damage?.map(({ to }) => to) ?? item.act.targets.flat(),
    ...(item.damage ? { damage: item.damage.map(assignedView) } : {}),
    card: item.card ?? item.act.source.card,
    face: item.act.face,
    ability: item.act.ability,
    x: item.act.x,
    ...(item.act.decided ? { decided: decisionsIn(item.act.decided) } : {}),
    ...(item.onto === undefined ? {} : { onto: item.onto }),
    countered: item.countered === true,
    colours: wordsOf(COLOURS, item.looks.colours),
    types: wordsOf(TYPES, item.looks.types),
  };
}

/** A bare yes shows by what goes with it. */
const decisionsIn = (decided: NonNullable<Act['decided']>): (string | Thing)[] =>
  Object.values(decided).flatMap(({ word, choose = [], yesNo }) => [
    ...(word === undefined ? [] : [word]),
    ...choose,
    ...(yesNo === false ? ['no'] : []),
  ]);

const assignedView = ({ source, amount, to }: DamageEntry): AssignedView => ({
  source: source.looks.name,
  amount,
  to,
});

function playerView(duel: Duel, viewers: readonly Seat[], seat: Seat): PlayerView {
  const purse = purseOf(duel, seat);
  const shown = (cards: readonly CardNumber[] | undefined): CardView[] =>
    (cards ?? []).map((card) =>
      viewers.some((viewer) => knows(duel, viewer, cardAt(duel, card)))
        ? { card, name: looksOf(duel, card).name, face: cardAt(duel, card).face }
        : { card },
    );
  const library = shown(duel.libraries[seat]);
  const unknown = library.findIndex(({ name }) => name === undefined);
  const top = unknown < 0 ? library : library.slice(0, unknown);
  return {
    life: purse.life,
    poison: purse.poison,
    ...(duel.setup.variant === 'portalCircle' ? { points: duel.points[seat] ?? 0 } : {}),
    pool: duel.pools[seat] ?? [],
    lost: duel.lost[seat] === true,
    library: duel.libraries[seat]?.length ?? 0,
    ...(top.length > 0 ? { top } : {}),
    hand: shown(duel.hands[seat]),
    graveyard: shown(duel.graveyards[seat]),
    exile: shown(duel.exiles[seat]),
    ante: shown(duel.antes[seat]),
  };
}

function permanentView(duel: Duel, viewers: readonly Seat[], card: CardNumber): PermanentView {
  const looks = looksOf(duel, card);
  const permanent = duel.board[card];
  const record = cardAt(duel, card);
  return {
    card,
    name: looks.name,
    face: looks.face,
    owner: record.owner,
    controller: looks.controller,
    types: wordsOf(TYPES, looks.types),
    supertypes: wordsOf(SUPERTYPES, looks.supertypes),
    subtypes: looks.subtypes,
    colours: wordsOf(COLOURS, looks.colours),
    keywords: wordsOf(KEYWORDS, looks.keywords),
    quirks: QUIRKS.filter((quirk) => looks.abilities.some((at) => isQuirk(quirk, abilityAt(duel, at)))),
    power: looks.power,
    toughness: looks.toughness,
    tapped: permanent?.tapped ?? false,
    sick: isSick(duel, card),
    token: duel.faces[record.face]?.token === true,
    damage: permanent?.damage ?? 0,
    counters: permanent?.counters ?? {},
    attachedTo: permanent?.attachedTo ?? -1,
    activated: activatedOf(duel, card).length,
    ...(record.faceDown ? { faceDown: true as const } : {}),
    ...(record.faceDown && viewers.some((viewer) => knows(duel, viewer, record))
      ? { beneath: record.face }
      : {}),
  };
}

function isQuirk(quirk: Quirk, ability: Ability): boolean {
  if (quirk !== 'regeneration') return ability.kind === quirk;
  return (
    ability.kind === 'activated' &&
    effectsOf(ability).some((effect) => effect.kind === 'regenerate' && effect.what.kind === 'self')
  );
}
