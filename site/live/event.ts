/** Sent to the open pages when their HTML may have changed. */
export const pagesChanged = 'site:pages-changed';
/** Dispatched in a page once it shows what has changed. */
export const pageUpdated = 'site:page-updated';
/** Sent to the open pages when the spec compiles again. */
export const problemsSolved = 'site:problems-solved';
/** Sent by a page when it is loaded: asks for the errors of the spec. */
export const problemsWanted = 'site:problems?';
