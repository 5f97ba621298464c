import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Something in the spec that stands in for the firm's own. */
export interface Placeholder {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

// `.example` is reserved (RFC 2606), so nobody's real address ends in it; the phone is the one of the decisions,
// with or without its spaces.
const PATTERN = /[\w.+@-]*\.example(?![\w.(-])|\+?52[ -]?55[ -]?0000[ -]?0000/g;

/** Lines of a comment: they may name a placeholder without being one. */
const COMMENT = /^\s*(?:\*|\/\*|\/\/)/;

/** The placeholders of one source text. */
export function placeholdersIn(source: string, file: string): Placeholder[] {
  return source.split(/\r?\n/).flatMap((content, index) =>
    COMMENT.test(content)
      ? []
      : [...content.matchAll(PATTERN)].map((match) => ({
          file,
          line: index + 1,
          column: match.index + 1,
          text: match[0],
        })),
  );
}

/** The placeholders of a spec folder, in the order of its files; paths are relative to `root`. */
export function findPlaceholders(folder: string, root: string): Placeholder[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .toSorted()
    .flatMap((name) => {
      const file = join(folder, name);
      return placeholdersIn(readFileSync(file, 'utf8'), relative(root, file).replaceAll('\\', '/'));
    });
}
