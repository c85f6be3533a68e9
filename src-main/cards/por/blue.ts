// prettier-ignore
import {
  aCreature, activated, all, anOpponent, anyTarget, anything, aPlayer, attacking, attacks, atYourOpponent,
  both, cannotBlock, compare, controlledBy, count, counter, creature, creatures, damage, defender, discard,
  draw, during, each, either, enters, everyone, exhausting, forEach, formerly, gains, green, handSize, has,
  inEra, interrupt, is, keepAmount, look, lookAtTop, may, minus, move, not, onlyWhenPlayed, opponents, red,
  revealHand, rule, sacrificeIt, sacrificeOf, search, self, sequence, setRuleNextTurn, shuffle, sorcery,
  sorceryCard, spell, subtype, tap, tapIt, tapped, target, targetSpell, thatMuch, thereIs, toHand, triggered,
  unlessPays, when, whenAttacked, withKeyword, you, yours,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  atYourOpponent(
    when(
      compare(handSize(opponents), '>', handSize(you)),
      sequence(
        keepAmount('the difference', minus(handSize(opponents), handSize(you))),
        draw(you, thatMuch('the difference')),
      ),
    ),
    sorcery(
      'Balance of Power',
      '{3}{U}{U}',
      when(
        compare(handSize(anOpponent), '>', handSize(you)),
        sequence(
          keepAmount('the difference', minus(handSize(anOpponent), handSize(you))),
          draw(you, thatMuch('the difference')),
        ),
      ),
    ),
  ),
  onlyWhenPlayed(
    creature(
      'Ingenious Thief',
      '{1}{U}',
      'Human Rogue',
      1,
      1,
      'flying',
      triggered(enters(is(self)), look(all(anything, 'hand', aPlayer))),
    ),
  ),
  sorcery('Personal Tutor', '{U}', search(you, sorceryCard, 1, 'library', { reveal: true })),
  atYourOpponent(
    sequence(look(all(anything, 'hand', opponents)), draw(you)),
    sorcery('Sorcerous Sight', '{U}', sequence(look(all(anything, 'hand', anOpponent)), draw(you))),
  ),
  atYourOpponent(
    lookAtTop(opponents, 5, 'top', { filter: anything, least: 1, most: 1, to: 'graveyard' }, you),
    sorcery(
      'Cruel Fate',
      '{4}{U}',
      lookAtTop(anOpponent, 5, 'top', { filter: anything, least: 1, most: 1, to: 'graveyard' }, you),
    ),
  ),
  atYourOpponent(exhausting(opponents), sorcery('Exhaustion', '{2}{U}', exhausting(anOpponent))),
  atYourOpponent(
    sequence(
      revealHand(opponents),
      draw(you, count(all(either(subtype('Mountain'), red), 'hand', opponents))),
    ),
    sorcery(
      'Baleful Stare',
      '{2}{U}',
      sequence(
        revealHand(anOpponent),
        draw(you, count(all(either(subtype('Mountain'), red), 'hand', anOpponent))),
      ),
    ),
  ),
  creature(
    'Capricious Sorcerer',
    '{2}{U}',
    'Human Wizard',
    1,
    1,
    activated(tap, damage(1, anyTarget), {
      onlyDuring: during(['upkeep', 'draw', 'main1', 'beginCombat'], you),
    }),
  ),
  sorcery('Cloak of Feathers', '{U}', sequence(gains(aCreature, has('flying')), draw(you))),
  creature(
    'Cloud Dragon',
    '{5}{U}',
    'Illusion Dragon',
    5,
    4,
    'flying',
    cannotBlock(not(withKeyword('flying'))),
  ),
  creature('Cloud Pirates', '{U}', 'Human Pirate', 1, 1, 'flying', cannotBlock(not(withKeyword('flying')))),
  creature('Cloud Spirit', '{2}{U}', 'Spirit', 3, 1, 'flying', cannotBlock(not(withKeyword('flying')))),
  whenAttacked(
    'Command of Unsummoning',
    '{2}{U}',
    toHand(target(both(creatures, attacking), { least: 1, most: 2 })),
  ),
  creature('Coral Eel', '{1}{U}', 'Fish', 2, 1),
  creature(
    'Deep-Sea Serpent',
    '{4}{U}{U}',
    'Serpent',
    5,
    5,
    rule({
      kind: 'cannotAttack',
      who: is(self),
      unless: thereIs(all(subtype('Island'), 'battlefield', defender)),
    }),
  ),
  creature('Djinn of the Lamp', '{5}{U}{U}', 'Djinn', 5, 6, 'flying'),
  sorcery('Déjà Vu', '{2}{U}', toHand(target(yours(sorceryCard), { zone: 'graveyard' }))),
  sorcery(
    'Flux',
    '{2}{U}',
    sequence(
      discard(everyone, 'any', { slot: 'discarded' }),
      forEach(everyone, draw(each, thatMuch('discarded', each))),
      draw(you),
    ),
  ),
  creature('Giant Octopus', '{3}{U}', 'Octopus', 3, 3),
  creature('Horned Turtle', '{2}{U}', 'Turtle', 1, 4),
  inEra(
    'portal',
    { types: ['sorcery'] },
    interrupt(
      'Mystic Denial',
      '{1}{U}{U}',
      counter(targetSpell(both(spell, either(creatures, sorceryCard)))),
    ),
  ),
  sorcery('Omen', '{1}{U}', sequence(lookAtTop(you, 3, 'top'), may(shuffle(you)), draw(you))),
  onlyWhenPlayed(
    creature(
      'Owl Familiar',
      '{1}{U}',
      'Bird',
      1,
      1,
      'flying',
      triggered(enters(is(self)), sequence(draw(you), discard(you))),
    ),
  ),
  formerly('Illusion', creature('Phantom Warrior', '{1}{U}{U}', 'Illusion Warrior', 2, 2, 'unblockable')),
  creature('Snapping Drake', '{3}{U}', 'Drake', 3, 2, 'flying'),
  sorcery('Symbol of Unsummoning', '{2}{U}', sequence(toHand(aCreature), draw(you))),
  sorcery(
    'Taunt',
    '{U}',
    setRuleNextTurn(aPlayer, { kind: 'mustAttack', who: both(creatures, controlledBy(aPlayer)), whom: you }),
  ),
  atYourOpponent(
    draw(you, count(all(both(creatures, tapped), 'battlefield', opponents))),
    sorcery(
      'Theft of Dreams',
      '{2}{U}',
      draw(you, count(all(both(creatures, tapped), 'battlefield', anOpponent))),
    ),
  ),
  creature(
    'Thing from the Deep',
    '{6}{U}{U}{U}',
    'Leviathan',
    9,
    9,
    triggered(attacks(is(self)), unlessPays(sacrificeOf(subtype('Island')), sacrificeIt(self))),
  ),
  sorcery(
    'Tidal Surge',
    '{1}{U}',
    tapIt(target(both(creatures, not(withKeyword('flying'))), { least: 0, most: 3 })),
  ),
  sorcery('Time Ebb', '{2}{U}', move(aCreature, 'library', { place: 'top' })),
  sorcery('Touch of Brilliance', '{3}{U}', draw(you, 2)),
  creature('Wind Drake', '{2}{U}', 'Drake', 2, 2, 'flying'),
  atYourOpponent(
    sequence(
      revealHand(opponents),
      draw(you, count(all(either(subtype('Forest'), green), 'hand', opponents))),
    ),
    sorcery(
      'Withering Gaze',
      '{2}{U}',
      sequence(
        revealHand(anOpponent),
        draw(you, count(all(either(subtype('Forest'), green), 'hand', anOpponent))),
      ),
    ),
  ),
];
