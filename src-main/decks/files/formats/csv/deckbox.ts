import { tableFormat } from '../../csv.ts';

export const csvDeckbox = tableFormat({
  title: 'Deckbox CSV',
  columns: [
    ['Count', 'count'],
    ['Tradelist Count', 'tradelist'],
    ['Name', 'name'],
    ['Edition', 'setName'],
    ['Edition Code', 'set'],
    ['Card Number', 'number'],
    ['Condition', 'condition'],
    ['Language', 'language'],
    ['Foil', 'foil'],
    ['Signed', 'signed'],
    ['Artist Proof', 'Artist Proof'],
    ['Altered Art', 'altered'],
    ['Misprint', 'misprint'],
    ['Promo', 'Promo'],
    ['Textless', 'Textless'],
    ['Printing Id', 'Printing Id'],
    ['Printing Note', 'Printing Note'],
    ['Tags', 'tags'],
    ['My Price', 'price'],
  ],
});
