/** Every kind of file, by its name. */
import type { DeckFormat } from '../../../src-shared/decks.ts';
import type { FileFormat } from './format.ts';
import { apprentice } from './formats/apprentice.ts';
import { archidekt } from './formats/archidekt.ts';
import { arena } from './formats/arena.ts';
import { cockatrice } from './formats/cockatrice.ts';
import { cockatriceText } from './formats/cockatrice-text.ts';
import { csvAny } from './formats/csv/any.ts';
import { csvArchidekt } from './formats/csv/archidekt.ts';
import { csvCardmarket } from './formats/csv/cardmarket.ts';
import { csvDeckbox } from './formats/csv/deckbox.ts';
import { csvDeckboxOld } from './formats/csv/deckbox-old.ts';
import { csvDeckstats } from './formats/csv/deckstats.ts';
import { csvDragonshield } from './formats/csv/dragonshield.ts';
import { csvGoldfish } from './formats/csv/goldfish.ts';
import { csvManabox } from './formats/csv/manabox.ts';
import { csvMoxfield } from './formats/csv/moxfield.ts';
import { csvMtgo } from './formats/csv/mtgo.ts';
import { csvTappedout } from './formats/csv/tappedout.ts';
import { csvTappedoutInventory } from './formats/csv/tappedout-inventory.ts';
import { csvTcgplayer } from './formats/csv/tcgplayer.ts';
import { deckstats } from './formats/deckstats.ts';
import { forge } from './formats/forge.ts';
import { goldfish } from './formats/goldfish.ts';
import { lackey } from './formats/lackey.ts';
import { microprose } from './formats/microprose.ts';
import { moxfield } from './formats/moxfield.ts';
import { mtgjson } from './formats/mtgjson.ts';
import { mtgoDek } from './formats/mtgo-dek.ts';
import { mtgoText } from './formats/mtgo-text.ts';
import { mws } from './formats/mws.ts';
import { octgn } from './formats/octgn.ts';
import { plain } from './formats/plain.ts';
import { precon } from './formats/precon.ts';
import { salvation } from './formats/salvation.ts';
import { scryfall } from './formats/scryfall.ts';
import { spellchain } from './formats/spellchain.ts';
import { xmage } from './formats/xmage.ts';

export const FILE_FORMATS: Readonly<Record<DeckFormat, FileFormat>> = {
  forge,
  xmage,
  'mtgo-dek': mtgoDek,
  'mtgo-text': mtgoText,
  arena,
  moxfield,
  archidekt,
  deckstats,
  goldfish,
  cockatrice,
  'cockatrice-text': cockatriceText,
  mws,
  microprose,
  apprentice,
  lackey,
  salvation,
  octgn,
  precon,
  'csv-moxfield': csvMoxfield,
  'csv-deckbox': csvDeckbox,
  'csv-deckbox-old': csvDeckboxOld,
  'csv-tappedout': csvTappedout,
  'csv-tappedout-inventory': csvTappedoutInventory,
  'csv-mtgo': csvMtgo,
  'csv-manabox': csvManabox,
  'csv-archidekt': csvArchidekt,
  'csv-tcgplayer': csvTcgplayer,
  'csv-dragonshield': csvDragonshield,
  'csv-goldfish': csvGoldfish,
  'csv-deckstats': csvDeckstats,
  'csv-cardmarket': csvCardmarket,
  csv: csvAny,
  spellchain,
  mtgjson,
  scryfall,
  plain,
};
