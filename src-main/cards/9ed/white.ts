// prettier-ignore
import {
  aCreature, activated, all, anOpponentHasMore, attacking, black, blocking, bonus, both, creature, creatures,
  damage, destroy, either, enchantments, enters, gainLife, gains, instant, lands, other, protectionFrom, red,
  search, sequence, tap, target, triggered, untapIt, x, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  creature(
    'Ballista Squad',
    '{3}{W}',
    'Human Rebel',
    2,
    2,
    activated(['{X}{W}', tap], damage(x, target(both(creatures, either(attacking, blocking))))),
  ),
  instant('Inspirit', '{2}{W}', sequence(untapIt(aCreature), gains(aCreature, bonus(2, 4)))),
  creature(
    'Paladin en-Vec',
    '{1}{W}{W}',
    'Human Knight',
    2,
    2,
    'firstStrike',
    protectionFrom(black),
    protectionFrom(red),
  ),
  creature('Skyhunter Prowler', '{2}{W}', 'Cat Knight', 1, 3, 'flying', 'vigilance'),
  creature('Soul Warden', '{W}', 'Human Cleric', 1, 1, triggered(enters(other(creatures)), gainLife(you, 1))),
  instant('Tempest of Light', '{2}{W}', destroy(all(enchantments))),
  creature(
    'Weathered Wayfarer',
    '{W}',
    'Human Nomad Cleric',
    1,
    1,
    activated(['{W}', tap], search(you, lands, 1, 'hand', { reveal: true }), {
      onlyDuring: anOpponentHasMore(lands),
    }),
  ),
];
