/** What proves each ruling about cards of another time: scenarios under `times/`, and tests of the engine. */
import type { Rulebook } from '../../../src-shared/rulebooks.ts';

export type Proof =
  | { readonly kind: 'scenario'; readonly slug: string; readonly under: readonly Rulebook[] }
  /** `each`: one test for each rulebook, of the same title. */
  | {
      readonly kind: 'test';
      readonly title: string;
      readonly each: boolean;
      readonly under: readonly Rulebook[];
    };

const scenario = (slug: string, ...under: readonly Rulebook[]): Proof => ({ kind: 'scenario', slug, under });
const test = (title: string, ...under: readonly Rulebook[]): Proof => ({
  kind: 'test',
  title,
  each: under.length > 1,
  under,
});

/** By the topic of the ruling. */
export const PROOFS: Readonly<Record<string, readonly Proof[]>> = {
  'Creatures that a card puts into play from the hand': [
    scenario('a-creature-piped-into-play-was-not-played', 'portal'),
  ],
  Interrupts: [
    scenario('an-interrupt-waits-and-is-answered', 'tenth', 'm11'),
    scenario('a-mana-interrupt-can-be-countered', 'tenth', 'm11'),
  ],
  'Interrupts and counterspells': [
    scenario('a-counterspell-has-its-chance-after-a-card', 'portal'),
    scenario('an-interrupt-on-a-permanent-is-an-instant', 'portal'),
  ],
  'Instants that counter spells': [
    scenario('a-later-counterspell-is-used-as-an-interrupt', 'alpha', 'fifth'),
    scenario('a-later-counterspell-comes-too-late', 'alpha', 'fifth'),
  ],
  Instants: [
    scenario('an-instant-is-played-in-the-own-attack', 'portal'),
    scenario('no-instant-after-the-interception', 'portal'),
    scenario('an-instant-at-the-moment-it-names', 'portal'),
  ],
  Flash: [
    scenario('flash-in-the-rivals-attack', 'alpha', 'fifth'),
    scenario('flash-follows-the-instants', 'portal'),
  ],
  'Portal’s sorceries for another’s turn': [
    scenario('a-blade-for-who-is-attacked', 'alpha', 'fifth', 'tenth', 'm11'),
    scenario('a-blade-is-countered', 'alpha', 'fifth', 'tenth', 'm11'),
    scenario('deep-wood-before-the-blocks', 'alpha', 'fifth', 'tenth', 'm11'),
    scenario('deep-wood-not-when-the-damage-is-there', 'fifth'),
  ],
  'Cards of several colours': [
    scenario('a-gold-card-has-its-first-colour', 'alpha'),
    scenario('a-gold-card-costs-all-its-colours', 'alpha'),
  ],
  'Abilities that trigger': [
    test('R242 those of later cards happen at the moment of their event', 'alpha', 'fifth', 'portal'),
  ],
  'Abilities that are activated': [
    scenario('abilities-are-used-in-the-own-turn', 'portal'),
    scenario('a-newcomer-does-not-tap-for-its-ability', 'portal'),
  ],
  'Upkeep costs and effects': [
    scenario('an-upkeep-is-paid-before-the-draw', 'portal'),
    scenario('an-unpaid-upkeep-does-what-it-threatens', 'portal'),
    scenario('an-upkeep-effect-precedes-the-draw', 'portal'),
  ],
  'The beginning of combat': [
    test('R041 what happens at the beginning of combat happens as the attackers are named', 'portal'),
  ],
  'The end of the turn': [
    scenario('a-later-elemental-goes-at-the-very-end', 'alpha', 'fifth', 'portal'),
    test('R077 the end of the turn comes after damage has healed', 'alpha', 'fifth', 'portal'),
  ],
  'An upkeep that is not paid': [
    scenario('a-card-is-locked-until-its-upkeep', 'fifth'),
    scenario('a-card-is-used-before-its-upkeep-resolves', 'tenth', 'm11'),
    test('R049 whatever has an upkeep to be paid is locked until that is dealt with', 'fifth'),
  ],
  'Mana from creatures, artifacts and spells': [
    scenario('mana-of-a-ritual-pays-the-next-card', 'portal'),
    scenario('mana-of-a-ritual-lasts-no-longer-than-its-part-of-the-turn', 'portal'),
    scenario('creatures-give-mana-only-as-you-pay', 'portal'),
  ],
  'Mana burn': [
    scenario('mana-of-a-later-card-burns', 'alpha', 'fifth', 'tenth'),
    scenario('mana-of-1993-is-lost-for-nothing', 'portal', 'm11'),
  ],
  'Limits of the hand': [scenario('a-card-that-lifts-no-limit', 'portal')],
  'First strike and double strike': [
    scenario('first-strike-in-a-fight-of-its-own', 'portal'),
    scenario('a-double-striker-strikes-first-and-again', 'portal'),
    scenario('a-double-striker-kills-before-it-is-struck', 'portal'),
    scenario('an-unblocked-double-striker', 'portal'),
  ],
  'Double strike': [
    scenario('a-double-striker-strikes-first-and-again', 'alpha', 'fifth'),
    scenario('a-double-striker-kills-before-it-is-struck', 'alpha', 'fifth'),
    scenario('an-unblocked-double-striker', 'alpha', 'fifth'),
  ],
  Banding: [
    scenario('a-band-is-blocked-as-one', 'portal', 'tenth', 'm11'),
    scenario('only-one-other-in-a-band', 'portal', 'tenth', 'm11'),
    scenario('a-band-of-blockers-divides', 'tenth', 'm11'),
  ],
  Trample: [scenario('trample-past-an-interceptor', 'portal')],
  'Protection from a colour': [
    scenario('a-later-creature-is-out-of-reach', 'alpha'),
    scenario('a-later-creature-is-not-aimed-at-or-blocked', 'alpha'),
    scenario('protection-from-aim-and-enchantments', 'portal'),
    scenario('protection-from-interceptors', 'portal'),
    scenario('protection-from-damage', 'portal'),
    scenario('protection-does-not-hold-all-else', 'portal'),
  ],
  Deathtouch: [
    scenario('deathtouch-with-the-damage', 'alpha', 'fifth', 'portal'),
    scenario('deathtouch-and-regeneration', 'alpha', 'fifth', 'portal'),
    scenario('a-touch-survived-is-over', 'fifth'),
  ],
  Lifelink: [scenario('lifelink-once-with-the-damage', 'alpha', 'fifth', 'portal')],
  Regeneration: [
    scenario('a-later-troll-regenerates-when-dying', 'alpha', 'fifth'),
    scenario('regeneration-is-bought-in-the-own-turn', 'portal'),
    scenario('old-skeletons-are-saved-by-a-shield-from-before', 'tenth', 'm11'),
    scenario('old-skeletons-regenerate-out-of-combat', 'tenth', 'm11'),
  ],
  'Preventing damage': [
    scenario('a-dimmed-light-for-its-colours-alone', 'fifth'),
    scenario('a-later-shield-comes-after-the-damage', 'fifth'),
    scenario('no-combat-damage-is-said-early', 'fifth'),
    scenario('a-healer-sets-up-a-shield', 'portal'),
  ],
  Walls: [
    scenario('a-wall-without-a-word-stays-home', 'alpha', 'fifth', 'portal'),
    scenario('an-animated-wall-attacks', 'alpha', 'fifth', 'portal'),
    scenario('a-wall-walks-for-a-turn', 'alpha', 'fifth', 'portal'),
    scenario('an-old-wall-has-defender', 'tenth', 'm11'),
    scenario('a-wall-without-defender-attacks', 'tenth', 'm11'),
    test('R309 what becomes a Wall stays home', 'alpha', 'fifth', 'portal'),
    test('R394 what becomes a Wall without defender may attack', 'tenth', 'm11'),
  ],
  'Other abilities of later times': [
    scenario('haste-and-vigilance-of-later-times', 'alpha', 'fifth', 'portal'),
    scenario('reach-fear-and-intimidate-of-later-times', 'alpha', 'fifth', 'portal'),
    scenario('shroud-and-indestructible-of-later-times', 'alpha', 'fifth', 'portal'),
  ],
  Poison: [
    scenario('ten-poison-counters-lose', 'alpha', 'portal'),
    scenario('nine-poison-counters-do-not', 'alpha', 'portal'),
  ],
  Artifacts: [
    scenario('an-artifact-is-played-like-a-creature', 'portal'),
    scenario('a-tapped-artifact-works', 'portal'),
    scenario('a-tapped-artifact-creature-is-not-off', 'portal'),
  ],
  'Artifacts of later times': [
    scenario('a-later-artifact-works-once-until-it-untaps', 'alpha', 'fifth'),
    scenario('a-later-artifact-works-as-often-as-it-is-paid', 'alpha', 'fifth'),
    scenario('a-later-artifact-is-off-while-tapped', 'alpha', 'fifth'),
  ],
  'Mono, poly and continuous artifacts': [
    scenario('a-continuous-artifact-works-tapped', 'tenth', 'm11'),
    scenario('a-mono-artifact-taps', 'tenth', 'm11'),
    scenario('a-poly-artifact-costs-mana-alone', 'tenth', 'm11'),
  ],
  Equipment: [
    scenario('equipment-is-moved-in-the-own-main-phase', 'alpha', 'fifth', 'portal'),
    scenario('equipment-stays-behind', 'alpha', 'fifth', 'portal'),
    scenario('tapped-equipment-is-off', 'alpha', 'fifth'),
    scenario('tapped-equipment-works', 'portal'),
  ],
  'Enchantments on things': [
    scenario('an-enchantment-stays-on-any-one-creature', 'portal'),
    scenario('an-enchantment-goes-with-its-creature', 'portal'),
  ],
  Auras: [scenario('a-later-aura-is-an-enchantment-on-a-creature', 'alpha', 'fifth')],
  'World enchantments': [scenario('a-new-world-buries-the-old', 'alpha', 'portal', 'tenth', 'm11')],
  Legends: [
    scenario('the-newcomer-of-two-legends-goes', 'alpha', 'fifth', 'portal'),
    scenario('both-legends-go', 'tenth', 'm11'),
  ],
  Planeswalkers: [
    scenario('a-walker-uses-one-ability-a-turn', 'alpha', 'fifth', 'portal', 'tenth'),
    scenario('attackers-turn-on-a-walker', 'alpha', 'fifth', 'portal', 'tenth'),
    scenario('damage-is-turned-to-a-walker', 'alpha', 'fifth', 'portal', 'tenth'),
  ],
  'Two planeswalkers of one kind': [
    scenario('the-newcomer-of-two-walkers-goes', 'alpha', 'fifth', 'portal'),
    scenario('both-walkers-go', 'tenth'),
  ],
  'Snow lands': [scenario('a-snow-covered-island-is-an-island', 'alpha', 'fifth', 'portal', 'tenth', 'm11')],
  Tokens: [
    scenario('a-token-is-a-creature-like-others', 'alpha', 'portal'),
    scenario('a-returned-token-is-gone', 'alpha', 'portal'),
    scenario('a-dead-token-is-gone', 'alpha', 'portal'),
  ],
  Counters: [
    scenario('counters-stay-while-in-play', 'alpha', 'portal'),
    scenario('counters-of-one-name-are-one-kind', 'alpha', 'portal'),
  ],
  'Cards about ante': [
    test('R463 nothing is put up though it was chosen', 'portal', 'tenth', 'm11'),
    test('R463 cards about ante stay out of a duel without a stake', 'portal', 'tenth', 'm11'),
  ],
  'The text of a card': [
    scenario('a-card-speaks-the-words-of-the-rulebook', 'alpha', 'fifth', 'portal', 'tenth', 'm11'),
  ],
  'A card that changed between its printings': [
    scenario('living-swamps-as-their-time-had-them', 'alpha', 'fifth', 'portal', 'tenth', 'm11'),
  ],
};
