/**
 * Cards of two halves up to the year 2013. The corpus has none of them, but `A & B` can only be told from a name that
 * holds an ampersand by knowing them.
 */
export const SPLITS: readonly string[] = [
  ...['Assault // Battery', 'Stand // Deliver', 'Spite // Malice', 'Pain // Suffering', 'Wax // Wane'],
  ...['Fire // Ice', 'Illusion // Reality', 'Life // Death', 'Night // Day', 'Order // Chaos'],
  ...['Bound // Determined', 'Crime // Punishment', 'Hide // Seek', 'Hit // Run', 'Odds // Ends'],
  ...['Pure // Simple', 'Research // Development', 'Rise // Fall', 'Supply // Demand', 'Trial // Error'],
  ...['Boom // Bust', 'Dead // Gone', 'Rough // Tumble'],
  ...['Alive // Well', 'Armed // Dangerous', 'Beck // Call', 'Breaking // Entering', 'Catch // Release'],
  ...['Down // Dirty', 'Far // Away', 'Flesh // Blood', 'Give // Take', 'Profit // Loss'],
  ...['Protect // Serve', 'Ready // Willing', 'Toil // Trouble', 'Turn // Burn', 'Wear // Tear'],
];
