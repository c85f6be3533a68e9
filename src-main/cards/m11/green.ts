import {
  activated,
  instead,
  landwalk,
  rule,
  statically,
  triggered,
} from '../../engine/language/abilities.ts';
import { greatest } from '../../engine/language/amounts/greatest.ts';
import { discarding } from '../../engine/language/costs/discardCost.ts';
import { sacrificeThis } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { putCounters } from '../../engine/language/effects/counters.ts';
import { create } from '../../engine/language/effects/create.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { search } from '../../engine/language/effects/library.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { may } from '../../engine/language/effects/may.ts';
import { sacrificeIt } from '../../engine/language/effects/sacrifice.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { setRule } from '../../engine/language/effects/setRule.ts';
import { controlledBy, is } from '../../engine/language/filters/belonging.ts';
import { black, blue, green } from '../../engine/language/filters/hasColour.ts';
import { withKeyword } from '../../engine/language/filters/hasKeyword.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { spell } from '../../engine/language/filters/isSpell.ts';
import { anything, both, either, not } from '../../engine/language/filters/logic.ts';
import { power } from '../../engine/language/filters/size.ts';
import { bonus, grant, has } from '../../engine/language/modification.ts';
import { atStep, attacks, blocks, dies, enters } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { opponents, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target, targetPlayers } from '../../engine/language/refs/target.ts';
import {
  ANY_NUMBER,
  anyTarget,
  aura,
  basicLands,
  beginsInPlay,
  creature,
  creatures,
  creatureToken,
  enchantment,
  enchantments,
  instant,
  lands,
  other,
  sorcery,
  yours,
} from '../builders.ts';
import type { Card } from '../card.ts';

const STRONGEST = greatest('power', all(creatures, 'battlefield', you));

export const cards: readonly Card[] = [
  instant(
    "Autumn's Veil",
    '{G}',
    sequence(
      setRule({
        kind: 'uncounterable',
        filter: both(spell, controlledBy(you)),
        bySpells: either(blue, black),
      }),
      setRule({ kind: 'cannotBeAimedAt', what: yours(creatures), by: either(blue, black), spellsOnly: true }),
    ),
  ),
  instant('Back to Nature', '{1}{G}', destroy(all(enchantments))),
  creature('Brindle Boar', '{2}{G}', 'Boar', 2, 2, activated(sacrificeThis, gainLife(you, 4))),
  sorcery(
    'Cultivate',
    '{2}{G}',
    search(you, basicLands, 2, 'hand', { reveal: true, first: { to: 'battlefield', tapped: true } }),
  ),
  aura("Dryad's Favor", '{G}', creatures, statically(attached, grant(landwalk(subtype('Forest'))))),
  creature('Duskdale Wurm', '{5}{G}{G}', 'Wurm', 7, 7, 'trample'),
  creature(
    'Fauna Shaman',
    '{1}{G}',
    'Elf Shaman',
    2,
    2,
    activated(['{G}', tap, discarding(creatures)], search(you, creatures, 1, 'hand', { reveal: true })),
  ),
  creature(
    "Gaea's Revenge",
    '{5}{G}{G}',
    'Elemental',
    8,
    5,
    rule({ kind: 'uncounterable', filter: is(self) }),
    'haste',
    rule({ kind: 'cannotBeAimedAt', what: is(self), by: not(green) }),
  ),
  creature("Garruk's Companion", '{G}{G}', 'Beast', 3, 2, 'trample'),
  creature(
    "Garruk's Packleader",
    '{4}{G}',
    'Beast',
    4,
    4,
    triggered(enters(other(yours(both(creatures, power('>=', 3))))), may(draw(you))),
  ),
  creature('Greater Basilisk', '{3}{G}{G}', 'Basilisk', 3, 5, 'deathtouch'),
  instant('Hornet Sting', '{G}', damage(1, anyTarget)),
  sorcery("Hunters' Feast", '{3}{G}', gainLife(targetPlayers(0, ANY_NUMBER), 6)),
  enchantment(
    'Leyline of Vitality',
    '{2}{G}{G}',
    beginsInPlay,
    statically(all(creatures, 'battlefield', you), bonus(0, 1)),
    triggered(enters(yours(creatures)), may(gainLife(you, 1))),
  ),
  creature(
    'Mitotic Slime',
    '{4}{G}',
    'Ooze',
    4,
    4,
    triggered(
      dies(is(self)),
      create(
        creatureToken(
          'green',
          'Ooze',
          'Ooze',
          2,
          2,
          triggered(dies(is(self)), create(creatureToken('green', 'Ooze', 'Ooze', 1, 1), 2)),
        ),
        2,
      ),
    ),
  ),
  creature(
    'Obstinate Baloth',
    '{2}{G}{G}',
    'Beast',
    4,
    4,
    triggered(enters(is(self)), gainLife(you, 4)),
    instead(
      {
        kind: 'movedElsewhere',
        filter: is(self),
        to: 'graveyard',
        instead: 'battlefield',
        discarded: true,
        by: opponents,
      },
      'anywhere',
    ),
  ),
  sorcery(
    'Overwhelming Stampede',
    '{3}{G}{G}',
    gains(all(creatures, 'battlefield', you), [has('trample'), bonus(STRONGEST, STRONGEST)]),
  ),
  instant('Plummet', '{1}{G}', destroy(target(both(creatures, withKeyword('flying'))))),
  aura(
    'Primal Cocoon',
    '{G}',
    creatures,
    triggered(atStep('upkeep', you), putCounters(attached, '+1/+1')),
    triggered(attacks(is(attached)), sacrificeIt(self)),
    triggered(blocks(is(attached), anything), sacrificeIt(self)),
  ),
  creature(
    'Primeval Titan',
    '{4}{G}{G}',
    'Giant',
    6,
    6,
    'trample',
    triggered(enters(is(self)), may(search(you, lands, 2, 'battlefield', { tapped: true }))),
    triggered(attacks(is(self)), may(search(you, lands, 2, 'battlefield', { tapped: true }))),
  ),
  creature('Sacred Wolf', '{2}{G}', 'Wolf', 3, 1, 'hexproof'),
  creature(
    'Sylvan Ranger',
    '{1}{G}',
    'Elf Scout',
    1,
    1,
    triggered(enters(is(self)), may(search(you, basicLands, 1, 'hand', { reveal: true }))),
  ),
  creature('Wall of Vines', '{G}', 'Plant Wall', 0, 3, 'defender', 'reach'),
  creature('Yavimaya Wurm', '{4}{G}{G}', 'Wurm', 6, 4, 'trample'),
];
