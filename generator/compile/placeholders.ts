/** A value in a text or template: `{{companies}}`. */
export const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

/** The values that a text takes: `companies` for `{{companies}}`. */
export function namesIn(wording: string): Set<string> {
  // Few texts have any.
  return new Set(wording.includes('{{') ? [...wording.matchAll(placeholder)].map(([, name]) => name ?? '') : []);
}

/** Fills the site-wide values into a text; values that only the browser knows stay as `{{name}}`. */
export function fill(wording: string, values: Readonly<Record<string, string>>): string {
  return wording.includes('{{')
    ? wording.replaceAll(placeholder, (whole, name: string) => values[name] ?? whole)
    : wording;
}
