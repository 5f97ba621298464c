/** A value in a text or template: `{{companies}}`. */
export const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

/** The values that a text takes: `companies` for `{{companies}}`. */
export const namesIn = (wording: string): Set<string> =>
  // Few texts have any.
  new Set(wording.includes('{{') ? [...wording.matchAll(placeholder)].map(([, name]) => name ?? '') : []);
