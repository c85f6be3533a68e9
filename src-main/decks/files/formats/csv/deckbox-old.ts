import { tableFormat } from '../../csv.ts';

export const csvDeckboxOld = tableFormat({
  title: 'Deckbox CSV, old',
  columns: [
    ['Count', 'count'],
    ['Tradelist Count', 'tradelist'],
    ['Name', 'name'],
    ['Edition', 'setName'],
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
    ['My Price', 'price'],
  ],
});
