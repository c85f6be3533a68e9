// prettier-ignore
import {
  aCreature, activated, activePlayer, all, alsoIs, anOpponent, anyTarget, anything, aPlayer, artifacts,
  aTappable, atStep, attached, attackedThisTurn, aura, base, becomeCopy, becomesChosenLand, becomesTapped,
  beforeTheirAttack, bonus, both, buried, castFirstOn, changeWords, choose, chooseOne, chooseWord, control,
  controlledBy, controllerOf, costOf, count, counter, creature, creatures, cutShort, damage, damageEach,
  defender, destroy, dies, drainPower, draw, enchantment, enchantments, entersAsCopyOf, everyone, extraTurn,
  fits, formerly, gainLife, gains, grant, has, hasToCopy, in1993, in1997, inEra, instant, instead, interrupt,
  is, keep, keepAmount, keyword, lace, lands, landwalk, later, mana, may, mayTapOrUntap, minus, move, not,
  notTrue, opponents, other, paysAny, pump, red, rule, sacrificeIt, self, sequence, setRule, settled, several,
  shuffle, sinks, slot, sorcery, spell, spellAbility, statically, subtype, tap, tapOrUntap, target,
  targetSpell, that, thatMuch, thereIs, thereIsNo, toHand, totalCost, toughnessOf, triggered, unlessPays,
  until1997, upkeepCost, whenever, x, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const someMountains = target(subtype('Mountain'), { least: x, most: x });

export const cards: readonly CorpusCard[] = [
  creature('Air Elemental', '{3}{U}{U}', 'Elemental', 4, 4, 'flying'),
  instant('Ancestral Recall', '{U}', draw(aPlayer, 3)),
  castFirstOn(
    both(artifacts, not(creatures)),
    aura(
      'Animate Artifact',
      '{3}{U}',
      artifacts,
      statically(
        attached,
        [alsoIs(['creature']), base(costOf(attached), costOf(attached))],
        notTrue(fits(attached, creatures)),
      ),
    ),
  ),
  interrupt(
    'Blue Elemental Blast',
    '{U}',
    chooseOne({ counter: counter(targetSpell(both(spell, red))), destroy: destroy(target(red)) }),
  ),
  sorcery('Braingeyser', '{X}{U}{U}', draw(aPlayer, x)),
  in1993(
    { abilities: hasToCopy(creatures) },
    formerly('Clone', creature('Clone', '{3}{U}', 'Shapeshifter', 0, 0, instead(entersAsCopyOf(creatures)))),
  ),
  aura('Control Magic', '{2}{U}{U}', creatures, statically(attached, control)),
  enchantment(
    'Copy Artifact',
    '{1}{U}',
    instead({
      kind: 'asEnters',
      first: may(
        sequence(
          choose(all(artifacts), 'copied'),
          becomeCopy(self, slot('copied'), { types: ['enchantment'] }),
        ),
      ),
    }),
  ),
  interrupt('Counterspell', '{U}{U}', counter(targetSpell(spell))),
  aura(
    'Creature Bond',
    '{1}{U}',
    creatures,
    triggered(dies(is(attached)), damage(toughnessOf(that()), controllerOf(that()))),
  ),
  in1993(
    { abilities: [spellAbility(drainPower(anOpponent))] },
    sorcery('Drain Power', '{U}{U}', drainPower(aPlayer)),
  ),
  aura(
    'Feedback',
    '{2}{U}',
    enchantments,
    triggered(atStep('upkeep', controllerOf(attached)), damage(1, that('player'))),
  ),
  aura('Flight', '{U}', creatures, statically(attached, has('flying'))),
  aura(
    'Invisibility',
    '{U}{U}',
    creatures,
    rule({ kind: 'cannotBlock', who: not(subtype('Wall')), whom: is(attached) }),
  ),
  instant('Jump', '{U}', gains(aCreature, has('flying'))),
  enchantment(
    'Lifetap',
    '{U}{U}',
    triggered(becomesTapped(both(subtype('Forest'), controlledBy(opponents))), gainLife(you, 1)),
  ),
  inEra(
    'alpha',
    { subtypes: ['Lord of Atlantis'] },
    formerly(
      'Lord',
      creature(
        'Lord of Atlantis',
        '{U}{U}',
        'Merfolk',
        2,
        2,
        statically(all(other(both(creatures, subtype('Merfolk')))), [
          bonus(1, 1),
          grant(landwalk(subtype('Island'))),
        ]),
      ),
    ),
  ),
  interrupt('Magical Hack', '{U}', changeWords(target(anything, { spellToo: true }), 'landType')),
  creature('Mahamoti Djinn', '{4}{U}{U}', 'Djinn', 5, 6, 'flying'),
  in1993(
    { abilities: [spellAbility(cutShort(anOpponent))] },
    instant('Mana Short', '{2}{U}', cutShort(aPlayer)),
  ),
  creature('Merfolk of the Pearl Trident', '{U}', 'Merfolk', 1, 1),
  in1993(
    {
      abilities: [
        keyword('flying'),
        triggered(atStep('upkeep', you), unlessPays(mana('{U}'), destroy(self))),
      ],
    },
    formerly(
      'Phantasm',
      creature('Phantasmal Forces', '{3}{U}', 'Illusion', 4, 1, 'flying', upkeepCost('{U}')),
    ),
  ),
  aura(
    'Phantasmal Terrain',
    '{U}{U}',
    lands,
    instead({ kind: 'asEnters', first: chooseWord('landType', 'type') }),
    statically(attached, becomesChosenLand('type')),
  ),
  formerly('Phantasm', creature('Phantom Monster', '{3}{U}', 'Illusion', 3, 3, 'flying')),
  formerly(
    'Ship',
    creature(
      'Pirate Ship',
      '{4}{U}',
      'Human Pirate',
      4,
      3,
      rule({
        kind: 'cannotAttack',
        who: is(self),
        unless: thereIs(all(subtype('Island'), 'battlefield', defender)),
      }),
      activated(tap, damage(1, anyTarget)),
      triggered(whenever(thereIsNo(all(subtype('Island'), 'battlefield', you))), sacrificeIt(self)),
    ),
  ),
  aura(
    'Power Leak',
    '{1}{U}',
    enchantments,
    triggered(
      atStep('upkeep', controllerOf(attached)),
      sequence(
        paysAny(that('player'), 'the mana paid'),
        damage(minus(2, thatMuch('the mana paid')), that('player')),
      ),
    ),
  ),
  until1997(
    { abilities: [spellAbility(sinks({ fromLandsAnyway: true }))] },
    interrupt('Power Sink', '{X}{U}', sinks()),
  ),
  formerly(
    'Wizard',
    creature('Prodigal Sorcerer', '{2}{U}', 'Human Wizard', 1, 1, activated(tap, damage(1, anyTarget))),
  ),
  instant('Psionic Blast', '{2}{U}', sequence(damage(4, anyTarget), damage(2, you))),
  aura(
    'Psychic Venom',
    '{1}{U}',
    lands,
    triggered(becomesTapped(is(attached)), damage(2, controllerOf(attached))),
  ),
  creature(
    'Sea Serpent',
    '{5}{U}',
    'Serpent',
    5,
    5,
    rule({
      kind: 'cannotAttack',
      who: is(self),
      unless: thereIs(all(subtype('Island'), 'battlefield', defender)),
    }),
    triggered(whenever(thereIsNo(all(subtype('Island'), 'battlefield', you))), sacrificeIt(self)),
  ),
  instant(
    "Siren's Call",
    '{U}',
    sequence(
      setRule({ kind: 'mustAttack', who: both(creatures, controlledBy(activePlayer)) }),
      later(
        atStep('end', everyone),
        destroy(
          all(
            both(creatures, not(subtype('Wall')), controlledBy(activePlayer), settled, not(attackedThisTurn)),
            'battlefield',
          ),
        ),
      ),
    ),
    { onlyDuring: beforeTheirAttack },
  ),
  interrupt('Sleight of Mind', '{U}', changeWords(target(anything, { spellToo: true }), 'colour')),
  interrupt('Spell Blast', '{X}{U}', counter(targetSpell(both(spell, totalCost('=', x))))),
  enchantment(
    'Stasis',
    '{1}{U}',
    rule({ kind: 'skipsStep', who: everyone, step: 'untap' }),
    upkeepCost('{U}'),
  ),
  aura('Steal Artifact', '{2}{U}{U}', artifacts, statically(attached, control)),
  lace('Thoughtlace', '{U}', 'blue'),
  sorcery('Time Walk', '{1}{U}', extraTurn(you)),
  sorcery(
    'Timetwister',
    '{2}{U}',
    sequence(
      move(several(all(anything, 'hand'), all(anything, 'graveyard')), 'library'),
      shuffle(everyone),
      draw(everyone, 7),
    ),
  ),
  in1997(
    { abilities: [spellAbility(tapOrUntap(aTappable))] },
    instant('Twiddle', '{U}', mayTapOrUntap(aTappable)),
  ),
  instant('Unsummon', '{U}', toHand(aCreature)),
  formerly(
    'Doppelganger',
    creature(
      'Vesuvan Doppelganger',
      '{3}{U}{U}',
      'Shapeshifter',
      0,
      0,
      instead({
        kind: 'asEnters',
        first: may(
          sequence(
            choose(all(creatures), 'copied'),
            becomeCopy(self, slot('copied'), {
              ownColours: true,
              abilities: [
                triggered(
                  atStep('upkeep', you),
                  may(becomeCopy(self, aCreature, { ownColours: true, keepsThis: true })),
                ),
              ],
            }),
          ),
        ),
      }),
    ),
  ),
  in1993(
    { abilities: [spellAbility(sequence(destroy(someMountains), damageEach(x, all(creatures), everyone)))] },
    sorcery(
      'Volcanic Eruption',
      '{X}{U}{U}{U}',
      sequence(
        keep('the Mountains', someMountains),
        destroy(someMountains),
        keepAmount(
          'the number of Mountains destroyed this way',
          count(all(is(buried(slot('the Mountains'))), 'graveyard')),
        ),
        damageEach(thatMuch('the number of Mountains destroyed this way'), all(creatures), everyone),
      ),
    ),
  ),
  creature('Wall of Air', '{1}{U}{U}', 'Wall', 1, 5, 'defender', 'flying'),
  creature('Wall of Water', '{1}{U}{U}', 'Wall', 0, 5, 'defender', pump('{U}', 1, 0)),
  creature('Water Elemental', '{3}{U}{U}', 'Elemental', 5, 4),
];
