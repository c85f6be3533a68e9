/** Sentences that were clumsy, of another time or wrong once: each stands for all cards that are told by the same rule. */
import { describe, expect, test } from 'vitest';
import { told, toldOfTime } from '../../../scripts/corpus/texts.ts';
import { allCards } from '../../../src-main/cards/index.ts';
import { RULEBOOKS, type Rulebook } from '../../../src-shared/rulebooks.ts';

const cards = new Map(allCards().map((card) => [card.face.name, card]));

function textOf(name: string, rulebook: Rulebook): string {
  const card = cards.get(name);
  if (!card) throw new Error(`There is no ${name}.`);
  return told(card, rulebook).text;
}

describe('No text of its time', () => {
  test.each([
    ['has a sign for mana without a color but its number', RULEBOOKS, /\{C\}/],
    ['leaves open who did what', RULEBOOKS, /that was(n't| not)? done/],
    ['tells a player twice', RULEBOOKS, /[Ff]or each player, that player/],
    ['puts one genitive behind another', RULEBOOKS, /enchanted \w+'s controller's/],
    ['speaks of stakes or fights', RULEBOOKS, /without stakes|\bfighting\b/],
    ['has a price that begins small', ['fifth', 'tenth', 'm11'], /\{T\}, [a-z]/],
    ['has a word for Auras before there was one', ['alpha', 'fifth', 'portal'], /\bAuras?\b(?! of)/],
    ['has a draw step beside an untap phase', ['alpha', 'fifth'], /draw step/],
    ['has fear before there was a word for it', ['alpha', 'fifth', 'portal'], /\bha(s|ve) fear\b/],
    [
      'lists three without a comma before the last',
      RULEBOOKS,
      /\b\w+, \w+ (and|or) (creature|land|enchantment)s?\b/,
    ],
    [
      'writes land types big in the words of 1997',
      ['fifth', 'portal'],
      /(?<![-\w] )\b(Islands|Swamps|Forests|Mountains)\b/,
    ],
    [
      'makes a creature of a land or an artifact in addition to its types',
      RULEBOOKS,
      /creatures? in addition to/,
    ],
    [
      'asks first whether there is what is to be given up',
      RULEBOOKS,
      /if you control another \w+, (sacrifice|choose)/,
    ],
    [
      'chooses what is given up in a sentence of its own',
      RULEBOOKS,
      /[Cc]hoose [^.]*\. (Sacrifice|Destroy) it\b/,
    ],
    ['speaks of control where nothing is controlled', ['portal'], /\b[Cc]ontrol/],
    ['tells what was abilities with a price by "used"', ['tenth', 'm11'], /bilities of [^.]* can't be used/],
  ] as const)('%s', (_, rulebooks: readonly Rulebook[], pattern) => {
    const found = rulebooks.flatMap((rulebook) =>
      toldOfTime(rulebook)
        .filter(({ face, text }) => pattern.test(text.replaceAll(face.name, 'Zed')))
        .map(({ face }) => `${face.name} (${rulebook})`),
    );
    expect(found).toEqual([]);
  });
});

test.each([
  ['Sol Ring', 'alpha', 'Tap to add {2} to your mana pool.'],
  ['Soldevi Excavations', 'm11', /Add \{1\}\{U\} to your mana pool/],
  ["Urza's Tower", 'fifth', /Add \{1\} to your mana pool\. If you control .*, add \{3\} instead/],
  ['Breeding Pit', 'm11', /^At the beginning of your end step, put/m],
  ['Breeding Pit', 'fifth', /^At the end of your turn, put/m],
  ['Necropotence', 'm11', /at the beginning of your next end step\.$/],
  ['Pestilence', 'm11', /^At the beginning of the end step, if there are no creatures/],
  ['White Ward', 'm11', /This effect doesn't remove White Ward\.$/],
  ['White Ward', 'fifth', /^Enchanted creature has protection from white\.$/],
  ['Karma', 'm11', /deals damage to that player equal to the number of Swamps he or she controls\.$/],
  ['Fling', 'm11', /deals damage to target creature or player equal to the sacrificed creature's power\.$/],
  ['Ghitu Fire-Eater', 'm11', /deals damage equal to its power to target creature or player\.$/],
  [
    'White Mana Battery',
    'm11',
    /Add \{W\} to your mana pool, then an additional \{W\} for each charge counter removed/,
  ],
  ['Sand Silos', 'fifth', /Add \{U\} to your mana pool for each storage counter removed this way\.$/],
  ['Flux', 'portal', 'Each player discards any number of cards, then draws that many cards. Draw a card.'],
  ['Paralyze', 'm11', /^At the beginning of the upkeep of enchanted creature's controller,/m],
  ['Ball Lightning', 'fifth', /can attack the turn it comes into play on your side\./],
  ['Rabid Wombat', 'fifth', /for each enchantment on/],
  ['Darkpact', 'alpha', /before the duel if it is not played for ante\.$/m],
  ['Craw Giant', 'fifth', /for each creature blocking it beyond the first/],
  [
    'Pithing Needle',
    'm11',
    /^Activated abilities of .* can't be activated unless they are mana abilities\.$/m,
  ],
  [
    'Animate Wall',
    'm11',
    /^Enchant Wall\nEnchanted creature can attack as though it didn't have defender\.$/,
  ],
  ['Elder Land Wurm', 'fifth', /^Whenever Elder Land Wurm blocks, it can attack from then on\.$/m],
  ['Elder Land Wurm', 'm11', /loses defender\.$/],
  ['Wall of Spears', 'fifth', /^Counts as a Wall\.$/m],
  ['Fear', 'alpha', 'Enchanted creature cannot be blocked except by artifact creatures and black creatures.'],
  ['Howling Mine', 'alpha', /draw phase/],
  ['Bayou', 'alpha', 'Counts as a Swamp and a Forest. Tap to add {B} or {G} to your mana pool.'],
  ['Bayou', 'm11', ''],
  [
    "Siren's Call",
    'm11',
    /^Cast Siren's Call only during an opponent's turn, before attackers are declared\./,
  ],
  ['Head Games', 'm11', /put them into that player's hand/],
  [
    'Disintegrate',
    'm11',
    /target creature or player\. If it is a creature, it can't be regenerated this turn, and if it would/,
  ],
  [
    'Bronze Tablet',
    'm11',
    /That permanent's owner may pay 10 life\. If the player does, .* Otherwise, that player owns/,
  ],
  ['Tempest Efreet', 'm11', /Target opponent may pay 10 life\. If the player doesn't, choose a card/],
  [
    'Time Vault',
    'm11',
    /If you would begin your turn while Time Vault is tapped, you may skip that turn instead\./,
  ],
  [
    'Island Sanctuary',
    'm11',
    /^If you would draw a card during your draw step, you may skip that draw instead\. If you do, /,
  ],
  ['Clockwork Beast', 'm11', /Put X \+1\/\+0 counters on Clockwork Beast, up to a total of seven\./],
  ['Drain Life', 'm11', /You gain that much life, but no more than/],
  ['Mind Bomb', 'm11', /equal to 3 minus the number of cards he or she discarded this way\.$/],
  ['Hive Mind', 'm11', /, each other player copies it and may choose new targets for the copy\.$/],
  [
    "Zur's Weirding",
    'm11',
    /Any other player may pay 2 life\. If a player does, .* Otherwise, that player draws a card\.$/,
  ],
  [
    'Truce',
    'm11',
    /^Each player may draw a card\. Each player who doesn't gains 2 life\. Then do all of this once more\.$/,
  ],
  ['Rebirth', 'm11', /as ante\. If the player does, that player's life total becomes 20\./],
  ['Cloak of Confusion', 'm11', /If you do, enchanted creature deals no combat damage/],
  ["Mishra's War Machine", 'm11', /If damage was dealt this way, tap Mishra's War Machine\.$/],
  ['Plagiarize', 'm11', /that player skips that draw and you draw a card instead\.$/],
  ['Conundrum Sphinx', 'm11', /names a card and reveals the top card of his or her library\./],
  [
    'Coat of Arms',
    'm11',
    'Each creature gets +1/+1 for each other creature that shares a creature type with it.',
  ],
  ['Kudzu', 'm11', /Its controller may choose a land/],
  ['Open the Vaults', 'm11', /onto the battlefield under their owners' control\.$/],
  ['Duress', 'm11', /reveals his or her hand\. Choose a noncreature, nonland card from it\./],
  [
    'Master of the Wild Hunt',
    'm11',
    /Each of those Wolves deals damage to target creature equal to its power\. That creature deals/,
  ],
  ['Zombify', 'm11', 'Return target creature card from your graveyard to the battlefield.'],
  ['Juggernaut', 'm11', /^Juggernaut attacks each turn if able\.$/m],
  ['Goblin King', 'fifth', /^All other Goblins get \+1\/\+1 and have mountainwalk\.$/],
  ['Goblin King', 'm11', /^Other Goblin creatures get/],
  ['Dissipate', 'fifth', 'Counter target spell. Remove that card from the game.'],
  [
    'Call from the Grave',
    'fifth',
    /^Choose a creature card in a graveyard at random\. .* equal to its casting cost\.$/,
  ],
  [
    'Earthbind',
    'alpha',
    'When Earthbind is brought into play, if enchanted creature has flying, Earthbind deals 2 damage to it, and it loses flying from then on.',
  ],
  ['Animate Wall', 'fifth', /^Enchant Wall$/m],
  ['Fungusaur', 'fifth', /if Fungusaur was dealt damage this turn, put/],
  ['Chub Toad', 'm11', /^Whenever Chub Toad blocks or becomes blocked, it gets \+2\/\+2/],
  ['Instill Energy', 'm11', /Activate this ability only during your turn, and only once each turn\.$/],
  [
    'Abundance',
    'm11',
    /choose land or nonland\. Reveal cards from the top of your library until a card of the chosen kind is revealed\./,
  ],
  ['Spirit Shackle', 'm11', /becomes tapped, put a -0\/-2 counter on it\.$/],
  ['Recall', 'fifth', /^Discard X cards\. Return as many cards from your graveyard to your hand\./],
  [
    'Vampire Nocturnus',
    'm11',
    /, Vampire Nocturnus and other Vampire creatures you control get \+2\/\+1 and have flying\.$/,
  ],
  ['Control Magic', 'portal', 'Put enchanted creature on your side.'],
  [
    'Ray of Command',
    'portal',
    /Take it onto your side until the end of the turn\. .* Whenever it leaves your side, tap it\.$/,
  ],
  ['Threaten', 'portal', /It may attack at once\.$/],
  ['Meekstone', 'portal', /do not untap at the beginning of their players' turns\.$/],
  ['Juxtapose', 'portal', /^Choose one of your creatures with the highest cost\. .* Exchange the two\.$/],
  ['Icy Manipulator', 'm11', '{1}, {T}: Tap target artifact, creature, or land.'],
  ['Karma', 'fifth', /the number of swamps he or she controls\.$/],
  ['Karma', 'alpha', /the number of Swamps he or she controls\.$/],
  ['Tropical Island', 'fifth', /^Counts as an island and a forest\./],
  ['Conversion', 'fifth', /^All mountains are plains\.$/m],
  ['Volcanic Eruption', 'fifth', /number of mountains destroyed this way\.$/],
  ['Living Lands', 'alpha', 'All Forests are 1/1 creatures that are still lands.'],
  [
    'Treetop Village',
    'tenth',
    /becomes a 3\/3 green Ape creature with trample until end of turn\. It is still a land\.$/m,
  ],
  ['Jade Statue', 'm11', /becomes a 3\/6 Golem artifact creature until end of combat\./],
  ['March of the Machines', 'm11', /^Noncreature artifacts are artifact creatures and have power/],
  [
    'Seeker',
    'fifth',
    'Enchanted creature cannot be blocked except by artifact creatures and white creatures.',
  ],
  ['Evil Eye of Orms-by-Gore', 'm11', /can't be blocked except by Walls\.$/m],
  ['Orgg', 'm11', /can't attack if defending player controls an untapped creature with power 3 or greater\./],
  ['Fog Elemental', 'fifth', /^Whenever Fog Elemental attacks or blocks, sacrifice it at end of combat\.$/m],
  ['Seraph', 'm11', /^When Seraph leaves the battlefield or its controller loses control of it, sacrifice/m],
  [
    'Ice Cage',
    'm11',
    /^Enchanted creature can't attack or block, and its activated abilities can't be activated\.$/m,
  ],
  [
    'Greater Werewolf',
    'm11',
    'At end of combat, put a -0/-2 counter on each creature blocking or blocked by Greater Werewolf.',
  ],
  ['The Wretched', 'm11', /gain control of the creatures blocking The Wretched/],
  [
    'Battering Ram',
    'fifth',
    /^During combat on your turn, Battering Ram has banding\.\nWhenever .* by a Wall, destroy that Wall at end of combat\.$/,
  ],
  [
    'Necrotic Plague',
    'm11',
    /its controller chooses target creature that an opponent of his or hers controls\. Return .* attached to that creature\.$/,
  ],
  [
    'Animate Dead',
    'fifth',
    /if it is still in play, put the enchanted card into play under your control and attach Animate Dead to it\.$/m,
  ],
  [
    'Word of Command',
    'alpha',
    /^Look at target opponent's hand and choose a card from it\. That player plays that card if able/,
  ],
  ['Drain Power', 'alpha', /^Target opponent draws mana from each of his or her lands\. All mana/],
  [
    'Eye for an Eye',
    'fifth',
    /^The next time a source of your choice deals damage to you this turn, Eye for an Eye deals/,
  ],
  [
    'Power Struggle',
    'm11',
    /exchange control of a random target artifact, creature, or land that player controls and a random target/,
  ],
  [
    'Game of Chaos',
    'm11',
    /^The stakes are 1\. Flip a coin\. .* you gain life equal to the stakes and target opponent loses that much life\./,
  ],
  ['Camouflage', 'm11', /Blockers aren't declared this turn\. Instead, each defending player divides/],
  [
    'Tetravus',
    'm11',
    /you may remove any number of \+1\/\+1 counters from Tetravus\. .*\n.*you may exile any number of tokens made by Tetravus\. If you do, put that many/,
  ],
  ['Clone', 'm11', 'You may have Clone enter the battlefield as a copy of any creature on the battlefield.'],
  [
    'Copy Artifact',
    'alpha',
    /^You may have Copy Artifact be brought into play as a copy of any artifact in play, except/,
  ],
  [
    'Lord of the Pit',
    'fifth',
    /sacrifice another creature\. If you cannot, Lord of the Pit deals 7 damage to you\.$/,
  ],
  ['Lich', 'm11', /sacrifice that many nontoken permanents\. If you can't, you lose the game\.$/m],
  ['Xathrid Demon', 'm11', /If you can't sacrifice one, tap Xathrid Demon and you lose 7 life\.$/],
  ['Blood Lust', 'm11', /^If target creature has toughness 5 or greater, it gets/],
  [
    'Drain Life',
    'alpha',
    /You gain that much life, but if it is a creature, no more than its toughness before\.$/,
  ],
  ['False Orders', 'alpha', /You may have it block an attacking creature of your choice if able\.$/],
  [
    'Brainstorm',
    'fifth',
    'Draw three cards, then put two cards from your hand on top of your library in any order.',
  ],
  [
    'Nomad Mythmaker',
    'm11',
    /Put target Aura card .* under your control attached to a creature you control\.$/,
  ],
  ['Scavenging Ghoul', 'alpha', /put a corpse counter on Scavenging Ghoul for each creature that went/],
  ['Black Lotus', 'alpha', /^Tap and sacrifice Black Lotus to add three mana/],
  ['Channel', 'fifth', /you may pay 1 life at any time\. Each time you do, add \{1\}/],
  [
    'Winds of Change',
    'fifth',
    'Each player shuffles all cards from his or her hand into his or her library, then draws that many cards.',
  ],
  ['Dragon Whelp', 'tenth', /If this ability has been played four or more times/],
  ['Dragon Whelp', 'm11', /If this ability has been activated four or more times/],
  ['Leyline of Anticipation', 'm11', /^You may cast nonland cards as though they had flash\.$/m],
  ['Vengeful Archon', 'm11', /Whenever damage is prevented this way, Vengeful Archon deals that much/],
] as const)('%s in the words of %s', (name, rulebook, text: string | RegExp) => {
  if (typeof text === 'string') expect(textOf(name, rulebook)).toBe(text);
  else expect(textOf(name, rulebook)).toMatch(text);
});
