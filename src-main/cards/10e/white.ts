// prettier-ignore
import {
  aCreature, activated, all, ANY_NUMBER, anyTarget, anything, aPlayer, artifacts, atStep, attached, attacking,
  aura, black, blue, bonus, both, canHost, choose, chooseWord, controllerOf, create, creature, creatures,
  creatureToken, damage, draw, either, enchantment, enters, everyone, gainLife, gains, graveyardSize, green,
  has, instant, instead, is, legendary, lifeOf, mana, may, move, ofChosenColour, other, prevent,
  protectionFrom, putIntoPlay, red, rule, self, sequence, shuffleIn, slot, statically, subtype, tap, tapIt,
  target, that, toHand, toughnessOf, triggered, x, you, yours,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const anAttacker = target(both(creatures, attacking));
const buriedAura = target(subtype('Aura'), { zone: 'graveyard' });

export const cards: readonly CorpusCard[] = [
  creature(
    "Ancestor's Chosen",
    '{5}{W}{W}',
    'Human Cleric',
    4,
    4,
    'firstStrike',
    triggered(enters(is(self)), gainLife(you, graveyardSize(you))),
  ),
  enchantment(
    'Angelic Chorus',
    '{3}{W}{W}',
    triggered(enters(yours(creatures)), gainLife(you, toughnessOf(that()))),
  ),
  instant('Bandage', '{W}', sequence(prevent(1, { to: anyTarget }), draw(you))),
  instant('Beacon of Immortality', '{5}{W}', sequence(gainLife(aPlayer, lifeOf(aPlayer)), shuffleIn(self))),
  legendary(
    creature(
      'Cho-Manno, Revolutionary',
      '{2}{W}{W}',
      'Human Rebel',
      2,
      2,
      instead({ kind: 'damageStopped', from: anything, to: is(self) }),
    ),
  ),
  instant(
    'Condemn',
    '{W}',
    sequence(
      move(anAttacker, 'library', { place: 'bottom' }),
      gainLife(controllerOf(anAttacker), toughnessOf(anAttacker)),
    ),
  ),
  creature(
    'Field Marshal',
    '{1}{W}{W}',
    'Human Soldier',
    2,
    2,
    statically(all(other(both(creatures, subtype('Soldier')))), [bonus(1, 1), has('firstStrike')]),
  ),
  creature('Ghost Warden', '{1}{W}', 'Spirit', 1, 1, activated(tap, gains(aCreature, bonus(1, 1)))),
  instant(
    'Hail of Arrows',
    '{X}{W}',
    damage(x, target(both(creatures, attacking), { least: 0, most: ANY_NUMBER, divided: x }), {
      shared: 'chosen',
    }),
  ),
  aura(
    'Heart of Light',
    '{2}{W}',
    creatures,
    instead({ kind: 'damageStopped', from: anything, to: is(attached) }),
    instead({ kind: 'damageStopped', from: is(attached), to: anything, players: everyone }),
  ),
  enchantment('High Ground', '{W}', rule({ kind: 'blockMore', who: yours(creatures), more: 1 })),
  creature('Loxodon Mystic', '{3}{W}{W}', 'Elephant Cleric', 3, 3, activated(['{W}', tap], tapIt(aCreature))),
  instant('Luminesce', '{W}', prevent('all', { fromAll: either(black, red) })),
  enchantment(
    'Mobilization',
    '{2}{W}',
    statically(all(both(creatures, subtype('Soldier'))), has('vigilance')),
    activated('{2}{W}', create(creatureToken('white', 'Soldier', 'Soldier', 1, 1))),
  ),
  creature(
    'Nomad Mythmaker',
    '{2}{W}',
    'Human Nomad Cleric',
    2,
    2,
    activated(
      ['{W}', tap],
      sequence(
        choose(all(both(yours(creatures), canHost(buriedAura))), 'host'),
        putIntoPlay(buriedAura, { under: you, onto: slot('host') }),
      ),
    ),
  ),
  instant('Reviving Dose', '{2}{W}', sequence(gainLife(you, 3), draw(you))),
  legendary(
    creature(
      'Reya Dawnbringer',
      '{6}{W}{W}{W}',
      'Angel',
      4,
      6,
      'flying',
      triggered(
        atStep('upkeep', you),
        may(putIntoPlay(target(yours(creatures), { zone: 'graveyard' }), { under: you })),
      ),
    ),
  ),
  enchantment('Rule of Law', '{2}{W}', rule({ kind: 'spellsPerTurn', who: everyone, most: 1 })),
  creature('Skyhunter Patrol', '{2}{W}{W}', 'Cat Knight', 2, 3, 'flying', 'firstStrike'),
  creature('Skyhunter Skirmisher', '{1}{W}{W}', 'Cat Knight', 1, 1, 'flying', 'doubleStrike'),
  creature(
    'Spirit Weaver',
    '{1}{W}',
    'Human Wizard',
    2,
    1,
    activated('{2}', gains(target(both(creatures, either(green, blue))), bonus(0, 1))),
  ),
  creature('Starlight Invoker', '{1}{W}', 'Human Cleric Mutant', 1, 3, activated('{7}{W}', gainLife(you, 5))),
  creature('Steadfast Guard', '{W}{W}', 'Human Rebel', 2, 2, 'vigilance'),
  creature(
    'Treasure Hunter',
    '{2}{W}',
    'Human',
    2,
    2,
    triggered(enters(is(self)), may(toHand(target(yours(artifacts), { zone: 'graveyard' })))),
  ),
  creature('True Believer', '{W}{W}', 'Human Cleric', 2, 2, rule({ kind: 'untargetable', who: you })),
  creature(
    'Voice of All',
    '{2}{W}{W}',
    'Angel',
    2,
    2,
    'flying',
    instead({ kind: 'asEnters', first: chooseWord('colour', 'colour') }),
    protectionFrom(ofChosenColour('colour')),
  ),
  creature(
    'Windborn Muse',
    '{3}{W}',
    'Spirit',
    2,
    3,
    'flying',
    rule({ kind: 'combatCost', for: 'attack', who: creatures, on: you, cost: [mana('{2}')] }),
  ),
  creature('Youthful Knight', '{1}{W}', 'Human Knight', 2, 1, 'firstStrike'),
];
