/** What happens when a spell or ability resolves. One interpreter runs these trees; each kind is a file of its own. */
import type {
  CreatePicked,
  OneAtRandom,
  PickFromDecks,
  RollNumber,
  ScatterCounters,
} from './effects/byChance.ts';
import type { ChangeOwner } from './effects/changeOwner.ts';
import type { Permit } from './effects/permit.ts';
import type { DoublePool, DrawMana, TakePool } from './effects/pools.ts';
import type { Retarget } from './effects/retarget.ts';
import type { ThrowDown } from './effects/throwDown.ts';
import type { SetLife } from './effects/setLife.ts';
import type { AddMana, EmptyPool } from './effects/addMana.ts';
import type { Attach } from './effects/attach.ts';
import type { ChangeWords } from './effects/changeWords.ts';
import type { Choose, ChooseWord } from './effects/choose.ts';
import type { ChooseOption } from './effects/chooseOption.ts';
import type { Command } from './effects/command.ts';
import type { Conditional } from './effects/conditional.ts';
import type { BecomeCopy } from './effects/copyOf.ts';
import type { CopySpell } from './effects/copySpell.ts';
import type { CounterSpell } from './effects/counterSpell.ts';
import type { PutCounters, RemoveCounters } from './effects/counters.ts';
import type { Create } from './effects/create.ts';
import type { Damage } from './effects/damage.ts';
import type { Delayed } from './effects/delayed.ts';
import type { Destroy } from './effects/destroy.ts';
import type { Discard } from './effects/discard.ts';
import type { Draw } from './effects/draw.ts';
import type { DivideDamage, EndTurn, MakeBlock, RemoveFromCombat } from './effects/fighting.ts';
import type { Equalise } from './effects/equalise.ts';
import type { LoseDuel, WinDuel } from './effects/finish.ts';
import type { Flip } from './effects/flip.ts';
import type { ForEach, Repeat } from './effects/forEach.ts';
import type { Gains } from './effects/gains.ts';
import type { Keep } from './effects/keep.ts';
import type { LookAtTop, Mill, RevealHand, Search, Shuffle } from './effects/library.ts';
import type { GainLife, LoseLife, Poison } from './effects/life.ts';
import type { May, Pays } from './effects/may.ts';
import type { Look } from './effects/look.ts';
import type { Modes } from './effects/modes.ts';
import type { Move } from './effects/move.ts';
import type { NameCard } from './effects/nameCard.ts';
import type { MayPlay, Play, Reveal } from './effects/play.ts';
import type { PaysAny } from './effects/paysAny.ts';
import type { Prevent } from './effects/prevent.ts';
import type { Redeal } from './effects/redeal.ts';
import type { Regenerate } from './effects/regenerate.ts';
import type { Remember } from './effects/remember.ts';
import type { RepeatWhile } from './effects/repeatWhile.ts';
import type { ReplaceDraws } from './effects/replaceDraws.ts';
import type { RevealUntil } from './effects/revealUntil.ts';
import type { Sacrifice, SacrificeIt } from './effects/sacrifice.ts';
import type { Sequence } from './effects/sequence.ts';
import type { SetRule } from './effects/setRule.ts';
import type { Tap, Untap } from './effects/tapping.ts';
import type { ExtraPhases, ExtraTurn, SkipPhases } from './effects/turns.ts';
import type { ChooseNumber } from './effects/chooseNumber.ts';
import type { CreateCopy } from './effects/createCopy.ts';
import type { ExchangeControl } from './effects/exchange.ts';
import type { StayOut } from './effects/stayOut.ts';
import type { TakeShape } from './effects/takeShape.ts';
import type { Whichever } from './effects/whichever.ts';

export type Effect =
  | Sequence
  | Modes
  | Whichever
  | May
  | Pays
  | Conditional
  | ForEach
  | Repeat
  | RepeatWhile
  | Flip
  | PaysAny
  | Keep
  | Choose
  | ChooseWord
  | Damage
  | Prevent
  | Destroy
  | Regenerate
  | Move
  | Sacrifice
  | SacrificeIt
  | Equalise
  | Draw
  | Discard
  | Mill
  | Shuffle
  | Search
  | LookAtTop
  | RevealHand
  | GainLife
  | LoseLife
  | Poison
  | LoseDuel
  | WinDuel
  | Tap
  | Untap
  | Gains
  | PutCounters
  | RemoveCounters
  | Create
  | BecomeCopy
  | ChooseNumber
  | CreateCopy
  | ExchangeControl
  | StayOut
  | TakeShape
  | Attach
  | ChangeWords
  | CounterSpell
  | CopySpell
  | AddMana
  | EmptyPool
  | Delayed
  | ExtraTurn
  | ExtraPhases
  | SkipPhases
  | Command
  | Play
  | MayPlay
  | Reveal
  | RevealUntil
  | Look
  | NameCard
  | ChooseOption
  | Remember
  | ReplaceDraws
  | Redeal
  | RemoveFromCombat
  | MakeBlock
  | DivideDamage
  | EndTurn
  | SetRule
  | Retarget
  | DoublePool
  | TakePool
  | DrawMana
  | SetLife
  | ChangeOwner
  | OneAtRandom
  | RollNumber
  | ScatterCounters
  | PickFromDecks
  | CreatePicked
  | Permit
  | ThrowDown;
export type EffectKind = Effect['kind'];
