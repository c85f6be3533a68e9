// prettier-ignore
import {
  aCreature, activated, all, alsoIs, anything, aPlayer, artifacts, aTappable, atStep, attach, attached,
  attachedTo, aura, base, black, both, canHost, cannotBlock, choose, control, controlledBy, copySpell, costOf,
  counter, creature, creatures, dealsDamageTo, draw, each, either, enchanted, enchantment, endTurn, enters,
  everyone, exile, extraTurn, fits, fitsOn, gains, gainsWhile, green, handSize, has, instant, instantCard,
  interrupt, interruptCard, is, landwalk, legendary, look, lookAtTop, may, mayTapOrUntap, mill, not,
  putIntoPlay, red, repeatWhile, sameNames, self, sequence, slot, sorcery, sorceryCard, spell, statically,
  subtype, tap, tapIt, target, targetSpell, that, thatMuch, toHand, topOf, triggered, untapIt, white,
  withKeyword, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const aPlacedAura = target(both(subtype('Aura'), attachedTo(anything)));

export const cards: readonly CorpusCard[] = [
  creature(
    'Academy Researchers',
    '{1}{U}{U}',
    'Human Wizard',
    2,
    2,
    triggered(
      enters(is(self)),
      may(
        sequence(
          choose(all(both(subtype('Aura'), fitsOn(self)), 'hand', you), 'aura'),
          putIntoPlay(slot('aura'), { onto: self }),
        ),
      ),
    ),
  ),
  legendary(
    creature('Ambassador Laquatus', '{1}{U}{U}', 'Merfolk Wizard', 1, 3, activated('{3}', mill(aPlayer, 3))),
  ),
  legendary(
    creature(
      'Arcanis the Omnipotent',
      '{3}{U}{U}{U}',
      'Wizard',
      3,
      4,
      activated(tap, draw(you, 3)),
      activated('{2}{U}{U}', toHand(self)),
    ),
  ),
  instant(
    'Aura Graft',
    '{1}{U}',
    sequence(
      gains(aPlacedAura, control, 'whileInPlay'),
      choose(all(canHost(aPlacedAura)), 'that permanent'),
      attach(aPlacedAura, slot('that permanent')),
    ),
  ),
  interrupt('Cancel', '{1}{U}{U}', counter(targetSpell(spell))),
  creature(
    'Cephalid Constable',
    '{1}{U}{U}',
    'Cephalid Wizard',
    1,
    1,
    triggered(
      dealsDamageTo(is(self), everyone, true),
      toHand(target(controlledBy(that('player')), { least: 0, most: thatMuch() })),
    ),
  ),
  creature('Cloud Sprite', '{U}', 'Faerie', 1, 1, 'flying', cannotBlock(not(withKeyword('flying')))),
  instant('Deluge', '{2}{U}', tapIt(all(both(creatures, not(withKeyword('flying')))))),
  instant('Discombobulate', '{2}{U}{U}', sequence(counter(targetSpell(spell)), lookAtTop(you, 4, 'top'))),
  creature(
    'Dreamborn Muse',
    '{2}{U}{U}',
    'Spirit',
    2,
    2,
    triggered(atStep('upkeep', everyone), mill(that('player'), handSize(that('player')))),
  ),
  instant('Flashfreeze', '{1}{U}', counter(targetSpell(both(spell, either(red, green))))),
  creature('Horseshoe Crab', '{2}{U}', 'Crab', 1, 3, activated('{U}', untapIt(self))),
  enchantment(
    'March of the Machines',
    '{3}{U}',
    statically(all(both(artifacts, not(creatures))), [
      alsoIs(['creature']),
      base(costOf(each), costOf(each)),
    ]),
  ),
  instant('Peek', '{U}', sequence(look(all(anything, 'hand', aPlayer)), draw(you))),
  aura('Persuasion', '{3}{U}{U}', creatures, statically(attached, control)),
  aura('Robe of Mirrors', '{U}', creatures, statically(attached, has('shroud'))),
  creature('Rootwater Commando', '{2}{U}', 'Merfolk', 2, 2, landwalk(subtype('Island'))),
  creature(
    'Rootwater Matriarch',
    '{2}{U}{U}',
    'Merfolk',
    2,
    3,
    activated(tap, gainsWhile(fits(aCreature, enchanted), aCreature, control)),
  ),
  creature(
    'Scalpelexis',
    '{4}{U}',
    'Beast',
    1,
    5,
    'flying',
    triggered(
      dealsDamageTo(is(self), everyone, true),
      repeatWhile(exile(topOf(that('player'), 4), 'those cards'), sameNames(slot('those cards'))),
    ),
  ),
  aura(
    'Shimmering Wings',
    '{U}',
    creatures,
    statically(attached, has('flying')),
    activated('{U}', toHand(self)),
  ),
  creature(
    'Sky Weaver',
    '{1}{U}',
    'Metathran Wizard',
    2,
    1,
    activated('{2}', gains(target(both(creatures, either(white, black))), has('flying'))),
  ),
  enchantment(
    'Sunken Hope',
    '{3}{U}{U}',
    triggered(
      atStep('upkeep', everyone),
      sequence(
        choose(all(creatures, 'battlefield', that('player')), 'returned', { by: that('player') }),
        toHand(slot('returned')),
      ),
    ),
  ),
  instant(
    'Telling Time',
    '{1}{U}',
    lookAtTop(you, 3, 'oneOnTop', { filter: anything, least: 1, most: 1, to: 'hand' }),
  ),
  instant('Time Stop', '{4}{U}{U}', endTurn),
  sorcery('Time Stretch', '{8}{U}{U}', sequence(extraTurn(aPlayer), extraTurn(aPlayer))),
  instant(
    'Twincast',
    '{U}{U}',
    copySpell(targetSpell(both(spell, either(instantCard, interruptCard, sorceryCard)))),
  ),
  instant('Twitch', '{2}{U}', sequence(mayTapOrUntap(aTappable), draw(you))),
  creature(
    'Vedalken Mastermind',
    '{U}{U}',
    'Vedalken Wizard',
    1,
    2,
    activated(['{U}', tap], toHand(target(controlledBy(you)))),
  ),
];
