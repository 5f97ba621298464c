// Generated from articles of the spec. Do not edit: change the spec and run `npm run generate`.
/** The elements that an article's text may have. */
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

/** The attributes that they may have. */
export const articleAttributes: readonly string[] = ['href', 'target', 'rel'];
