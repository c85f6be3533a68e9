import { x } from '../../engine/language/amounts/x.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { everyone } from '../../engine/language/refs/players.ts';
import { sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [sorcery('Prosperity', '{X}{U}', draw(everyone, x))];
