/** One handler for each kind of effect: a missing one does not compile. */
import type { Duel } from '../value/duel.ts';
import { abilityAt, effectsOf } from '../faces/faces.ts';
import { keepsDecision } from '../casting/deciding.ts';
import type { EffectFrame } from '../value/frame.ts';
import type { Effect, EffectKind } from '../language/effect.ts';
import { COMMAND } from './command.ts';
import { CONTROL } from './control.ts';
import { DAMAGE } from './damage.ts';
import { FORTUNE } from './fortune.ts';
import { LUCK } from './luck.ts';
import { LINKED } from './linked.ts';
import { OWNING } from './owning.ts';
import { FIGHTING } from './fighting.ts';
import { PERMANENTS } from './permanents.ts';
import { PLAYING } from './playing.ts';
import { POOLS } from './pools.ts';
import { REDEALING } from './redeal.ts';
import { REPEATING } from './repeating.ts';
import { REVEALING } from './revealing.ts';
import { RETARGETING } from './retargeting.ts';
import { RULING } from './ruling.ts';
import { THROWING } from './throwing.ts';
import { withPlayersMeant, type Handler, type Handlers } from './tools.ts';
import { ZONES } from './zones.ts';

const EFFECTS: Handlers<EffectKind> = {
  ...CONTROL,
  ...DAMAGE,
  ...ZONES,
  ...PERMANENTS,
  ...COMMAND,
  ...LUCK,
  ...PLAYING,
  ...REDEALING,
  ...REPEATING,
  ...REVEALING,
  ...RULING,
  ...FIGHTING,
  ...POOLS,
  ...FORTUNE,
  ...THROWING,
  ...OWNING,
  ...RETARGETING,
  ...LINKED,
};

/** Kinds that go on after a question, about the same players. */
const ASKING: ReadonlySet<EffectKind> = new Set<EffectKind>([
  'pays',
  'paysAny',
  'play',
  'nameCard',
  'chooseOption',
  'addMana',
  'divideDamage',
  'sacrifice',
  'discard',
  'command',
  'throwDown',
  'move',
  'search',
  'lookAtTop',
  'revealUntil',
]);

export function stepEffect(duel: Duel, frame: EffectFrame): void {
  const effect = effectsOf(abilityAt(duel, frame.act))[frame.node];
  if (!effect)
    throw new Error(
      `There is no effect ${frame.node} in ability ${frame.act.ability} of face ${frame.act.face}.`,
    );
  if (keepsDecision(duel, frame, effect)) return;
  const meaning = ASKING.has(effect.kind) ? withPlayersMeant(duel, frame, effect) : frame;
  (EFFECTS[effect.kind] as Handler<Effect['kind']>)(duel, meaning, effect);
}
