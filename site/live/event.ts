/** What the dev server tells the open pages when their HTML may have changed. */
export const pagesChanged = 'cimiento:pages-changed';
