/** The sets that printed cards of ours, in the order in which printings are named. */
interface SetFacts {
  readonly code: string;
  /** An ISO date. */
  readonly released: string;
  /** How many different cards it has, basic lands too. */
  readonly cards: number;
}

export const SETS: readonly SetFacts[] = [
  { code: 'LEA', released: '1993-08-05', cards: 290 },
  { code: 'LEB', released: '1993-10-04', cards: 292 },
  { code: '2ED', released: '1993-12-01', cards: 292 },
  { code: '3ED', released: '1994-04-11', cards: 296 },
  { code: '4ED', released: '1995-04-01', cards: 368 },
  { code: '5ED', released: '1997-03-24', cards: 434 },
  { code: 'ARN', released: '1993-12-17', cards: 78 },
  { code: 'ATQ', released: '1994-03-04', cards: 85 },
  { code: 'LEG', released: '1994-06-01', cards: 310 },
  { code: 'DRK', released: '1994-08-01', cards: 119 },
  { code: 'FEM', released: '1994-11-01', cards: 102 },
  { code: 'HML', released: '1995-10-01', cards: 115 },
  { code: 'ICE', released: '1995-06-03', cards: 373 },
  { code: 'ALL', released: '1996-06-10', cards: 144 },
  { code: 'MIR', released: '1996-10-08', cards: 335 },
  { code: 'VIS', released: '1997-02-03', cards: 167 },
  { code: 'WTH', released: '1997-06-09', cards: 167 },
  { code: 'POR', released: '1997-05-01', cards: 200 },
  { code: 'P02', released: '1998-06-24', cards: 155 },
  { code: 'PTK', released: '1999-05-01', cards: 170 },
  { code: 'S99', released: '1999-07-01', cards: 158 },
  { code: '6ED', released: '1999-04-21', cards: 335 },
  { code: '7ED', released: '2001-04-11', cards: 335 },
  { code: '8ED', released: '2003-07-28', cards: 342 },
  { code: '9ED', released: '2005-07-29', cards: 344 },
  { code: '10E', released: '2007-07-13', cards: 368 },
  { code: 'M10', released: '2009-07-17', cards: 234 },
  { code: 'M11', released: '2010-07-16', cards: 234 },
  { code: 'CHR', released: '1995-07-01', cards: 116 },
  { code: 'PAST', released: '1997-04-01', cards: 12 },
];
