import { triggered } from '../../engine/language/abilities.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { toHand } from '../../engine/language/effects/move.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { withKeyword } from '../../engine/language/filters/hasKeyword.ts';
import { not } from '../../engine/language/filters/logic.ts';
import { enters } from '../../engine/language/moment.ts';
import { everyone } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { aCreature, cannotBlock, creature, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Cloud Elemental', '{2}{U}', 'Elemental', 2, 3, 'flying', cannotBlock(not(withKeyword('flying')))),
  creature("Man-o'-War", '{2}{U}', 'Jellyfish', 2, 2, triggered(enters(is(self)), toHand(aCreature))),
  sorcery('Prosperity', '{X}{U}', draw(everyone, x)),
];
