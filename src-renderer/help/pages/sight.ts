import { list, section, text, type HelpPage } from '../page.ts';

export const SIGHT_PAGE: HelpPage = {
  id: 'sight',
  group: 'spellchain',
  title: 'Light, text and motion',
  lead: 'How to make the table easier on your eyes. All of it is in the options.',
  sections: [
    section(
      'Three lights',
      list(
        'Lantern: walnut, brass and warm light, as it was drawn.',
        'Dark room: the same table, dimmed, with nothing pure white in it. For the evening.',
        'High contrast: black and white with five signal colours, plain surfaces and thicker frames.',
      ),
      text(
        'In every light a state has a shape as well as a colour, so nothing depends on telling colours apart. If your system is set to its own high-contrast colours, the program uses those.',
      ),
    ),
    section(
      'Text size',
      text(
        'From 100 to 200 per cent. Rooms rearrange themselves so that you never have to scroll sideways. The zoom of the browser works as well, and both can be used together.',
      ),
    ),
    section(
      'Motion',
      text(
        'As the system says: if your desktop asks programs to move less, nothing moves here. Fast halves every movement; none puts everything where it belongs at once.',
      ),
    ),
    section(
      'Screen readers',
      text(
        'Every control has a name, every room a heading that is read when you enter it. What happens in passing, such as the progress of a backup or a lost connection, is read out politely, after what you are listening to.',
      ),
    ),
  ],
};
