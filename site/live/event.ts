/** What the dev server tells the open pages when their HTML may have changed. */
export const pagesChanged = 'site:pages-changed';
/** What it tells them when the spec has been compiled: everything that is wrong with it, or that nothing is. */
export const problemsFound = 'site:problems';
/** What a page asks when it is loaded: whether something is wrong with the spec. */
export const problemsWanted = 'site:problems?';
