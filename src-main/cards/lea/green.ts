// prettier-ignore
import {
  aCreature, activated, addMana, addManaFor, all, alsoIs, ANY_NUMBER, anything, aPlayer, artifacts, atStep,
  attach, attached, attackedThisTurn, attacking, aura, base, becomesLand, becomesTapped, black, bonus, both,
  canHost, casts, choose, compare, controlledBy, controllerOf, count, counter, creature, creatures, damage,
  damageEach, damageTaken, dealsDamageTo, defender, destroy, destroysFought, draw, during, enchanting,
  enchantment, enchantments, everyone, fits, formerly, gainLife, gains, half, has, in1993, in1997, inEra,
  instant, is, isDamaged, keyword, lace, lands, landsPlayed, landwalk, later, lookAtTop, mana, may, mayPay,
  mustBeBlocked, not, payLife, permit, playsLand, powerOf, prevent, putCounters, regenerate, regeneration,
  removing, rule, self, sequence, setRule, shuffle, sized, slot, sorcery, spell, statically, subtype, tap,
  taps, tapsForMana, target, targetSpell, that, thatMuch, toHand, toughnessOf, triggered, turnOf, unlessPays,
  untapIt, when, whether, withKeyword, x, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const untapsOnceInYourTurn = activated('{0}', untapIt(attached), {
  oncePerTurn: true,
  onlyDuring: turnOf(you),
});

export const cards: readonly CorpusCard[] = [
  aura(
    'Aspect of Wolf',
    '{1}{G}',
    creatures,
    statically(
      attached,
      bonus(
        half(count(all(subtype('Forest'), 'battlefield', you)), 'down'),
        half(count(all(subtype('Forest'), 'battlefield', you)), 'up'),
      ),
    ),
  ),
  instant(
    'Berserk',
    '{G}',
    sequence(
      gains(aCreature, [has('trample'), bonus(powerOf(aCreature), 0)]),
      later(atStep('end', everyone), when(fits(aCreature, attackedThisTurn), destroy(aCreature))),
    ),
    { onlyDuring: during(['upkeep', 'draw', 'main1', 'beginCombat', 'declareAttackers', 'declareBlockers']) },
  ),
  formerly(
    'Mana Bird',
    creature('Birds of Paradise', '{G}', 'Bird', 0, 1, 'flying', taps('W', 'U', 'B', 'R', 'G')),
  ),
  instant('Camouflage', '{G}', setRule({ kind: 'blocksByChance' }), {
    onlyDuring: during(['declareAttackers'], you),
  }),
  sorcery('Channel', '{G}{G}', permit(activated(payLife(1), addMana('C')))),
  in1993(
    { abilities: [keyword('flying'), ...destroysFought(not(subtype('Wall')), creatures)] },
    creature(
      'Cockatrice',
      '{3}{G}{G}',
      'Cockatrice',
      2,
      4,
      'flying',
      ...destroysFought(not(subtype('Wall'))),
    ),
  ),
  creature('Craw Wurm', '{4}{G}{G}', 'Wurm', 6, 4),
  formerly('Elf', creature('Elvish Archers', '{1}{G}', 'Elf Archer', 2, 1, 'firstStrike')),
  enchantment(
    'Fastbond',
    '{G}',
    rule({ kind: 'moreLands', who: you, more: ANY_NUMBER }),
    triggered(playsLand(you), damage(1, you), { if: compare(landsPlayed(you), '>', 1) }),
  ),
  instant('Fog', '{G}', prevent('all', { combatOnly: true })),
  formerly(
    'Force',
    creature(
      'Force of Nature',
      '{2}{G}{G}{G}{G}',
      'Elemental',
      8,
      8,
      'trample',
      triggered(atStep('upkeep', you), unlessPays(mana('{G}{G}{G}{G}'), damage(8, you))),
    ),
  ),
  inEra(
    'alpha',
    {
      abilities: [
        triggered(isDamaged(is(self)), putCounters(self, '+1/+1'), {
          if: compare(damageTaken(self, anything), '<', toughnessOf(self)),
        }),
      ],
    },
    inEra(
      'fifth',
      {
        abilities: [
          triggered(atStep('end', everyone), putCounters(self, '+1/+1'), {
            if: compare(damageTaken(self, anything), '>', 0),
          }),
        ],
      },
      formerly(
        'Fungusaur',
        creature(
          'Fungusaur',
          '{3}{G}',
          'Fungus Dinosaur',
          2,
          2,
          triggered(isDamaged(is(self)), putCounters(self, '+1/+1')),
        ),
      ),
    ),
  ),
  formerly(
    "Gaea's Liege",
    creature(
      "Gaea's Liege",
      '{3}{G}{G}{G}',
      'Avatar',
      0,
      0,
      sized(
        whether(
          fits(self, attacking),
          count(all(subtype('Forest'), 'battlefield', defender)),
          count(all(subtype('Forest'), 'battlefield', you)),
        ),
        whether(
          fits(self, attacking),
          count(all(subtype('Forest'), 'battlefield', defender)),
          count(all(subtype('Forest'), 'battlefield', you)),
        ),
      ),
      activated(tap, gains(target(lands), becomesLand('Forest'), 'whileSource')),
    ),
  ),
  instant('Giant Growth', '{G}', gains(aCreature, bonus(3, 3))),
  creature('Giant Spider', '{3}{G}', 'Spider', 2, 4, 'reach'),
  creature('Grizzly Bears', '{1}{G}', 'Bear', 2, 2),
  sorcery('Hurricane', '{X}{G}', damageEach(x, all(both(creatures, withKeyword('flying'))), everyone)),
  sorcery('Ice Storm', '{2}{G}', destroy(target(lands))),
  in1997(
    { abilities: enchanting(creatures, statically(attached, has('haste')), untapsOnceInYourTurn) },
    aura(
      'Instill Energy',
      '{G}',
      creatures,
      rule({ kind: 'attackAtOnce', who: is(attached) }),
      untapsOnceInYourTurn,
    ),
  ),
  creature('Ironroot Treefolk', '{4}{G}', 'Treefolk', 3, 5),
  aura(
    'Kudzu',
    '{1}{G}{G}',
    lands,
    triggered(
      becomesTapped(is(attached)),
      sequence(
        destroy(attached),
        choose(all(both(lands, canHost(self))), 'land', { least: 0, by: controllerOf(that('it')) }),
        attach(self, slot('land')),
      ),
    ),
  ),
  formerly(
    'Cleric',
    creature('Ley Druid', '{2}{G}', 'Human Druid', 1, 1, activated(tap, untapIt(target(lands)))),
  ),
  enchantment('Lifeforce', '{G}{G}', activated('{G}{G}', counter(targetSpell(both(spell, black))))),
  lace('Lifelace', '{G}', 'green'),
  aura(
    'Living Artifact',
    '{G}',
    artifacts,
    triggered(dealsDamageTo(anything, you), putCounters(self, 'vitality', thatMuch())),
    triggered(atStep('upkeep', you), mayPay(removing('vitality'), gainLife(you, 1))),
  ),
  enchantment(
    'Living Lands',
    '{3}{G}',
    statically(all(subtype('Forest')), [alsoIs(['creature']), base(1, 1)]),
  ),
  formerly('Elf', creature('Llanowar Elves', '{G}', 'Elf Druid', 1, 1, taps('G'))),
  aura('Lure', '{1}{G}{G}', creatures, mustBeBlocked(anything, is(attached))),
  instant(
    'Natural Selection',
    '{G}',
    sequence(lookAtTop(aPlayer, 3, 'top', undefined, you), may(shuffle(aPlayer))),
  ),
  aura('Regeneration', '{1}{G}', creatures, activated('{G}', regenerate(attached))),
  sorcery('Regrowth', '{1}{G}', toHand(target(controlledBy(you), { zone: 'graveyard' }))),
  creature('Scryb Sprites', '{G}', 'Faerie', 1, 1, 'flying'),
  formerly('Nymph', creature('Shanodin Dryads', '{G}', 'Nymph Dryad', 1, 1, landwalk(subtype('Forest')))),
  sorcery('Stream of Life', '{X}{G}', gainLife(aPlayer, x)),
  in1993(
    { abilities: destroysFought(not(subtype('Wall')), creatures) },
    creature('Thicket Basilisk', '{3}{G}{G}', 'Basilisk', 2, 4, ...destroysFought(not(subtype('Wall')))),
  ),
  creature('Timber Wolves', '{G}', 'Wolf', 1, 1, 'banding'),
  sorcery('Tranquility', '{2}{G}', destroy(all(enchantments))),
  sorcery('Tsunami', '{3}{G}', destroy(all(subtype('Island')))),
  formerly(
    'Enchantress',
    creature(
      'Verduran Enchantress',
      '{1}{G}{G}',
      'Human Druid',
      0,
      2,
      triggered(casts(you, enchantments), may(draw(you))),
    ),
  ),
  formerly(
    'Wall',
    creature('Wall of Brambles', '{2}{G}', 'Plant Wall', 2, 3, 'defender', regeneration('{G}')),
  ),
  creature('Wall of Ice', '{2}{G}', 'Wall', 0, 7, 'defender'),
  creature('Wall of Wood', '{G}', 'Wall', 0, 3, 'defender'),
  aura(
    'Wanderlust',
    '{2}{G}',
    creatures,
    triggered(atStep('upkeep', controllerOf(attached)), damage(1, that('player'))),
  ),
  formerly('Mammoth', creature('War Mammoth', '{3}{G}', 'Elephant', 3, 3, 'trample')),
  aura('Web', '{G}', creatures, statically(attached, [bonus(0, 2), has('reach')])),
  aura(
    'Wild Growth',
    '{G}',
    lands,
    triggered(tapsForMana(is(attached)), addManaFor(controllerOf(attached), 1, 'G')),
  ),
];
