import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

import type { Finding } from './finding.ts';

/** Names that nobody's real address ends in (RFC 2606, RFC 6761, RFC 6762). */
export const NOBODYS_DOMAINS = ['example', 'test', 'invalid', 'localhost', 'local'] as const;

// Addresses that are nobody's, the phone of the decisions with or without its spaces, and words for what is to come.
const PATTERN = new RegExp(
  [
    String.raw`[\w.+@-]*\.(?:${NOBODYS_DOMAINS.join('|')})(?![\w.(-])`,
    String.raw`\+?52[ -]?55[ -]?0000[ -]?0000`,
    String.raw`[^'"\x60]*\b(?:[Pp]or (?:definir|confirmar)|[Tt]o be (?:defined|confirmed)|[Ll]orem ipsum)\b[^'"\x60]*`,
    // Not TODO alone, which is a Spanish word.
    String.raw`\b(?:TODO:|FIXME|TBD|XXX)`,
  ].join('|'),
  'g',
);

/** Lines of a comment: they may name a placeholder without being one. */
const COMMENT = /^\s*(?:\*|\/\*|\/\/)/;

/** The placeholders of one source text: what stands in for the firm's own. */
export function placeholdersIn(source: string, file: string): Finding[] {
  return source.split(/\r?\n/).flatMap((content, index) =>
    COMMENT.test(content)
      ? []
      : [...content.matchAll(PATTERN)].map((match) => ({
          where: `${file}:${index + 1}:${match.index + 1}`,
          what: match[0],
          remedy: "Placeholders are left in the spec. Put the firm's own in their place.",
        })),
  );
}

/** The placeholders of a spec folder, in the order of its files; paths are relative to `root`. */
export function findPlaceholders(folder: string, root: string): Finding[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .toSorted()
    .flatMap((name) => {
      const file = join(folder, name);
      return placeholdersIn(readFileSync(file, 'utf8'), relative(root, file).replaceAll('\\', '/'));
    });
}
