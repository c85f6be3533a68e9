import { section, text, type HelpPage } from '../page.ts';

export const KEYS_PAGE: HelpPage = {
  id: 'keys',
  group: 'spellchain',
  title: 'The keys',
  lead: 'Everything can be done without a mouse.',
  sections: [
    section('Everywhere', {
      kind: 'keys',
      rows: [
        { keys: ['Tab'], does: 'to the next control' },
        { keys: ['Shift', 'Tab'], does: 'to the control before' },
        { keys: ['Enter'], does: 'presses the control that has the frame' },
        { keys: ['Space'], does: 'the same' },
        { keys: ['Esc'], does: 'out of the room, or out of the window that asks something' },
        { keys: ['Alt', '←'], does: 'one step back; in the help, to the page you read before' },
        { keys: ['F1'], does: 'to the help' },
      ],
    }),
    section('In the title', {
      kind: 'keys',
      rows: [
        { keys: ['↑', '↓'], does: 'up and down the menu' },
        { keys: ['←', '→'], does: 'along the rulebooks, when one of them has the frame' },
      ],
    }),
    section(
      'At the table',
      {
        kind: 'keys',
        rows: [
          { keys: ['Tab'], does: 'to the next zone: a player, a hand, a territory, the chain, the phases' },
          { keys: ['←', '↑', '→', '↓'], does: 'within a zone, to whatever lies next in that direction' },
          { keys: ['Enter'], does: 'what a click on it does; where nothing has the frame, Done' },
          { keys: ['Ctrl', 'Enter'], does: 'Done, wherever you are' },
          {
            keys: ['Space'],
            does: 'Done; where there is none, the button of the Situation Bar if it is the only one',
          },
          { keys: ['1', '9'], does: 'the first to the ninth button of what is asked' },
          { keys: ['Esc'], does: 'Cancel; when there is nothing to cancel, the menu of the table' },
          { keys: ['Shift', 'Enter'], does: 'the menu of what has the frame' },
          { keys: ['H'], does: 'to your hand' },
          { keys: ['O'], does: 'to the other hand, where it is seen' },
          { keys: ['T'], does: 'to your territory' },
          { keys: ['E'], does: 'to the territory across' },
          { keys: ['Y'], does: 'to your life, library and graveyard' },
          { keys: ['X'], does: 'to those across' },
          { keys: ['C'], does: 'to the Spell Chain' },
          { keys: ['F'], does: 'to the fight' },
          { keys: ['P'], does: 'to the phases' },
          { keys: ['B'], does: 'to the Situation Bar' },
          { keys: ['R'], does: 'uses an ability of the card several times; Shift and a click do the same' },
          { keys: ['N'], does: 'runs to your next turn' },
          { keys: ['W'], does: 'asks what a wizard would do in your place' },
          { keys: ['?'], does: 'explains what is asked' },
          { keys: ['J'], does: 'opens and closes the log' },
          { keys: ['M'], does: 'turns the sounds off and on' },
          { keys: ['L'], does: 'sets a source of mana aside from automatic payments, or takes the mark off' },
          { keys: ['Ctrl', 'Z'], does: 'Undo, where the duel allows it' },
        ],
      },
      text('The menu key does the same as Shift and Enter. What is asked, and what happens, is read out.'),
    ),
    section('In the replay', {
      kind: 'keys',
      rows: [
        { keys: ['←', '→'], does: 'a step back, a step on' },
        { keys: ['Page Up'], does: 'a turn back' },
        { keys: ['Page Down'], does: 'a turn on' },
        { keys: ['Space'], does: 'plays, and pauses' },
        { keys: ['Esc'], does: 'leaves the replay' },
      ],
    }),
    section('In the options', {
      kind: 'keys',
      rows: [
        { keys: ['↑', '↓'], does: 'through the choices of a group; each is taken at once' },
        { keys: ['←', '→'], does: 'smaller and larger text' },
      ],
    }),
    section(
      'In the help',
      {
        kind: 'keys',
        rows: [
          { keys: ['Esc'], does: 'in the search: empties it; a second time leaves the room' },
          { keys: ['↑', '↓'], does: 'scrolls the page' },
        ],
      },
      text('When you come back to a room, the keyboard is where you left it.'),
    ),
  ],
};
