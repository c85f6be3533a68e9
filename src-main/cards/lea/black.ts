// prettier-ignore
import {
  aCreature, activated, addMana, addManaFor, all, aLoiterer, animation, anOpponent, anyTarget, anything,
  aPlayer, artifacts, atStep, attached, attackedThisTurn, aura, auraOnBuried, becomesLand, beforeTheirAttack,
  black, bonus, both, bury, changeOwner, choose, command, compare, controllerOf, costOf, count, counter,
  creature, creatures, damage, damagedBy, damageEach, damageTaken, dealsDamageTo, deaths, destroy, dies,
  discard, draw, either, enchantment, enchantments, enters, everyone, fits, forAnte, formerly, gainLife,
  gains, grant, green, has, in1993, inEra, inEras, instant, instead, interrupt, is, keep, keepAmount, keyword,
  lace, lands, landwalk, later, least, lifeOf, loseDuel, loseLife, mana, may, mayPay, move, named, not,
  opponents, other, plus, protectionFrom, pump, putCounters, putIntoPlay, regenerate, regeneration, removing,
  rises, rule, sacrifice, sacrificeIt, sacrificeOf, search, self, sequence, setRule, sized, slot, sorcery,
  spell, spellAbility, statically, subtype, tap, tapIt, tapped, target, targetPlayer, targetSpell, that,
  thatMuch, thereIs, thereIsNo, toHand, token, topOf, toughnessOf, triggered, unlessPays, untapIt, when,
  white, withAbilities, x, you, yours,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const anteCard = target(anything, { zone: 'ante' });

const circles = either(
  named('Circle of Protection: Black'),
  named('Circle of Protection: Blue'),
  named('Circle of Protection: Green'),
  named('Circle of Protection: Red'),
  named('Circle of Protection: White'),
  named('Circle of Protection: Artifacts'),
);

export const cards: readonly CorpusCard[] = [
  inEras(
    ['alpha', 'fifth'],
    { abilities: animation(bury(attached)) },
    auraOnBuried('Animate Dead', '{1}{B}', animation(sacrificeIt(attached))),
  ),
  enchantment('Bad Moon', '{1}{B}', statically(all(both(creatures, black)), bonus(1, 1))),
  formerly(
    'Knight',
    creature('Black Knight', '{B}{B}', 'Human Knight', 2, 2, 'firstStrike', protectionFrom(white)),
  ),
  creature('Bog Wraith', '{3}{B}', 'Wraith', 3, 3, landwalk(subtype('Swamp'))),
  withAbilities(
    sorcery(
      'Contract from Below',
      '{B}',
      sequence(discard(you, 'all'), move(topOf(you, 1), 'ante'), draw(you, 7)),
    ),
    forAnte,
  ),
  aura(
    'Cursed Land',
    '{2}{B}{B}',
    lands,
    triggered(atStep('upkeep', controllerOf(attached)), damage(1, that('player'))),
  ),
  interrupt('Dark Ritual', '{B}', addMana('BBB')),
  withAbilities(
    sorcery(
      'Darkpact',
      '{B}{B}{B}',
      sequence(
        keep('the card that was on top', topOf(you, 1)),
        changeOwner(anteCard, you),
        move(anteCard, 'library', { place: 'top' }),
        move(slot('the card that was on top'), 'ante'),
      ),
    ),
    forAnte,
  ),
  enchantment('Deathgrip', '{B}{B}', activated('{B}{B}', counter(targetSpell(both(spell, green))))),
  lace('Deathlace', '{B}', 'black'),
  withAbilities(sorcery('Demonic Attorney', '{1}{B}{B}', move(topOf(everyone, 1), 'ante')), forAnte),
  creature(
    'Demonic Hordes',
    '{3}{B}{B}{B}',
    'Demon',
    5,
    5,
    activated(tap, destroy(target(lands))),
    triggered(
      atStep('upkeep', you),
      unlessPays(
        mana('{B}{B}{B}'),
        sequence(
          tapIt(self),
          choose(all(lands, 'battlefield', you), 'lost', { by: opponents }),
          sacrificeIt(slot('lost')),
        ),
      ),
    ),
  ),
  sorcery('Demonic Tutor', '{1}{B}', search(you, anything, 1, 'hand')),
  in1993(
    {
      abilities: [
        spellAbility(
          sequence(
            keepAmount('its toughness before', toughnessOf(anyTarget)),
            damage(x, anyTarget, { slot: 'dealt' }),
            when(
              fits(anyTarget, creatures),
              gainLife(you, least(thatMuch('dealt'), thatMuch('its toughness before'))),
              gainLife(you, thatMuch('dealt')),
            ),
          ),
          { xOnly: 'B' },
        ),
      ],
    },
    sorcery(
      'Drain Life',
      '{X}{1}{B}',
      sequence(
        keepAmount('the life or toughness it had before', plus(lifeOf(anyTarget), toughnessOf(anyTarget))),
        damage(x, anyTarget, { slot: 'dealt' }),
        gainLife(you, least(thatMuch('dealt'), thatMuch('the life or toughness it had before'))),
      ),
      { xOnly: 'B' },
    ),
  ),
  creature('Drudge Skeletons', '{1}{B}', 'Skeleton', 1, 1, regeneration('{B}')),
  aura('Evil Presence', '{B}', lands, statically(attached, becomesLand('Swamp'))),
  aura('Fear', '{B}{B}', creatures, statically(attached, has('fear'))),
  creature('Frozen Shade', '{2}{B}', 'Shade', 0, 1, pump('{B}', 1, 1)),
  in1993(
    {
      abilities: [
        rule({ kind: 'spellCost', filter: white, who: everyone, more: 3 }),
        rule({ kind: 'abilityCost', filter: circles, who: everyone, more: 3 }),
      ],
    },
    enchantment(
      'Gloom',
      '{2}{B}',
      rule({ kind: 'spellCost', filter: white, who: everyone, more: 3 }),
      rule({ kind: 'abilityCost', filter: both(white, enchantments), who: everyone, more: 3 }),
    ),
  ),
  instant('Howl from Beyond', '{X}{B}', gains(aCreature, bonus(x, 0))),
  creature(
    'Hypnotic Specter',
    '{1}{B}{B}',
    'Specter',
    2,
    2,
    'flying',
    triggered(dealsDamageTo(is(self), opponents), discard(that('player'), 1, { atRandom: true })),
  ),
  enchantment(
    'Lich',
    '{B}{B}{B}{B}',
    instead({ kind: 'asEnters', first: loseLife(you, lifeOf(you)) }),
    rule({ kind: 'cannotLose', who: you, by: 'life' }),
    instead({ kind: 'gainReplaced', who: you, effect: draw(you, thatMuch()) }),
    triggered(
      dealsDamageTo(anything, you),
      when(
        compare(count(all(not(token), 'battlefield', you)), '<', thatMuch()),
        loseDuel(you),
        sacrifice(you, not(token), thatMuch()),
      ),
    ),
    triggered(dies(is(self)), loseDuel(you)),
  ),
  creature(
    'Lord of the Pit',
    '{4}{B}{B}{B}',
    'Demon',
    7,
    7,
    'flying',
    'trample',
    triggered(
      atStep('upkeep', you),
      when(
        thereIs(all(other(creatures), 'battlefield', you)),
        sacrifice(you, other(creatures)),
        damage(7, you),
      ),
    ),
  ),
  in1993(
    { abilities: [spellAbility(discard(anOpponent, x, { atRandom: true }))] },
    sorcery('Mind Twist', '{X}{B}', discard(aPlayer, x, { atRandom: true })),
  ),
  inEra(
    'alpha',
    {
      abilities: [keyword('haste'), rises(atStep('upkeep', you), mayPay(mana('{B}{B}'), putIntoPlay(self)))],
    },
    inEra(
      'fifth',
      { abilities: [keyword('haste'), rises(atStep('upkeep', you, 'end'), may(putIntoPlay(self)))] },
      formerly(
        'Shadow',
        creature(
          'Nether Shadow',
          '{B}{B}',
          'Spirit',
          1,
          1,
          'haste',
          rises(atStep('upkeep', you), may(putIntoPlay(self))),
        ),
      ),
    ),
  ),
  creature(
    'Nettling Imp',
    '{2}{B}',
    'Imp',
    1,
    1,
    activated(
      tap,
      sequence(
        setRule({ kind: 'mustAttack', who: is(aLoiterer) }),
        later(atStep('end', everyone), when(fits(aLoiterer, not(attackedThisTurn)), destroy(aLoiterer))),
      ),
      { onlyDuring: beforeTheirAttack },
    ),
  ),
  formerly(
    'Nightmare',
    creature(
      'Nightmare',
      '{5}{B}',
      'Nightmare Horse',
      0,
      0,
      'flying',
      sized(
        count(all(subtype('Swamp'), 'battlefield', you)),
        count(all(subtype('Swamp'), 'battlefield', you)),
      ),
    ),
  ),
  aura(
    'Paralyze',
    '{B}',
    creatures,
    triggered(enters(is(self)), tapIt(attached)),
    rule({ kind: 'staysTapped', who: is(attached) }),
    triggered(
      atStep('upkeep', controllerOf(attached)),
      mayPay(mana('{4}'), untapIt(attached), that('player')),
    ),
  ),
  enchantment(
    'Pestilence',
    '{2}{B}{B}',
    triggered(atStep('end', everyone), sacrificeIt(self), { if: thereIsNo(all(creatures)) }),
    activated('{B}', damageEach(1, all(creatures), everyone)),
  ),
  creature(
    'Plague Rats',
    '{2}{B}',
    'Rat',
    0,
    0,
    sized(
      count(all(both(creatures, named('Plague Rats')))),
      count(all(both(creatures, named('Plague Rats')))),
    ),
  ),
  sorcery('Raise Dead', '{B}', toHand(target(yours(creatures), { zone: 'graveyard' }))),
  formerly(
    'Assassin',
    creature(
      'Royal Assassin',
      '{1}{B}{B}',
      'Human Assassin',
      1,
      1,
      activated(tap, destroy(target(both(creatures, tapped)))),
    ),
  ),
  interrupt('Sacrifice', '{B}', addManaFor(you, costOf(slot('given')), 'B'), {
    costs: [sacrificeOf(creatures)],
  }),
  creature('Scathe Zombies', '{2}{B}', 'Zombie', 2, 2),
  formerly(
    'Ghoul',
    creature(
      'Scavenging Ghoul',
      '{3}{B}',
      'Zombie',
      2,
      2,
      triggered(atStep('end', everyone), putCounters(self, 'corpse', deaths(creatures))),
      activated(removing('corpse'), regenerate(self)),
    ),
  ),
  creature(
    'Sengir Vampire',
    '{3}{B}{B}',
    'Vampire',
    4,
    4,
    'flying',
    triggered(dies(both(creatures, damagedBy(self))), putCounters(self, '+1/+1')),
  ),
  instant(
    'Simulacrum',
    '{1}{B}',
    sequence(
      gainLife(you, damageTaken(you, anything)),
      damage(damageTaken(you, anything), target(yours(creatures))),
    ),
  ),
  sorcery('Sinkhole', '{B}{B}', destroy(target(lands))),
  instant('Terror', '{1}{B}', bury(target(both(creatures, not(artifacts), not(black))))),
  aura('Unholy Strength', '{B}', creatures, statically(attached, bonus(2, 1))),
  formerly(
    'Wall',
    creature('Wall of Bone', '{2}{B}', 'Skeleton Wall', 1, 4, 'defender', regeneration('{B}')),
  ),
  aura(
    'Warp Artifact',
    '{B}{B}',
    artifacts,
    triggered(atStep('upkeep', controllerOf(attached)), damage(1, that('player'))),
  ),
  aura('Weakness', '{B}', creatures, statically(attached, bonus(-2, -1))),
  formerly(
    "Will-o'-the-Wisp",
    creature("Will-o'-the-Wisp", '{B}', 'Spirit', 0, 1, 'flying', regeneration('{B}')),
  ),
  instant('Word of Command', '{B}{B}', command(targetPlayer('opponents'), you)),
  formerly(
    'Lord',
    creature(
      'Zombie Master',
      '{1}{B}{B}',
      'Zombie',
      2,
      3,
      statically(all(other(both(creatures, subtype('Zombie')))), [
        grant(landwalk(subtype('Swamp'))),
        grant(regeneration('{B}')),
      ]),
    ),
  ),
];
