// Generated from articles of the spec. Do not edit: change the spec and run `npm run generate`.
/** What an article's text may be made of. */
export const articleElements: readonly string[] = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'br',
  'strong',
  'em',
  'u',
  'ul',
  'ol',
  'li',
  'a',
];
export const articleAttributes: readonly string[] = ['href', 'target', 'rel'];
