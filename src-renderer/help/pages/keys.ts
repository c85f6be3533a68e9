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
