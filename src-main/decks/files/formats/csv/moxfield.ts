import { tableFormat } from '../../csv.ts';

export const csvMoxfield = tableFormat({
  title: 'Moxfield CSV',
  columns: [
    ['Count', 'count'],
    ['Tradelist Count', 'tradelist'],
    ['Name', 'name'],
    ['Edition', 'set'],
    ['Condition', 'condition'],
    ['Language', 'language'],
    ['Foil', 'foil'],
    ['Tags', 'tags'],
    ['Last Modified', 'Last Modified'],
    ['Collector Number', 'number'],
    ['Alter', 'altered'],
    ['Proxy', 'proxy'],
    ['Purchase Price', 'price'],
  ],
  quotes: 'all',
  lowerCaseSets: true,
});
