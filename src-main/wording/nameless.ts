/** What has no name, because it lies face down or copies what does, is called so all the same. */
export const shownName = (name: string): string => (name === '' ? 'nameless creature' : name);
