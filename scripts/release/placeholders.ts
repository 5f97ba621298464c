import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

import { isInSpec } from '../../generator/paths.ts';
import type { Finding } from './finding.ts';

/** Names that nobody's real address ends in (RFC 2606, RFC 6761, RFC 6762). */
export const NOBODYS_DOMAINS = ['example', 'test', 'invalid', 'localhost', 'local'] as const;

// Addresses that are nobody's, and words for what is to come. Other placeholders are marked with `sample(…)`.
const PATTERN = new RegExp(
  [
    String.raw`[\w.+@-]*\.(?:${NOBODYS_DOMAINS.join('|')})(?![\w.(-])`,
    String.raw`[^'"\x60]*\b(?:[Pp]or (?:definir|confirmar)|[Tt]o be (?:defined|confirmed)|[Ll]orem ipsum)\b[^'"\x60]*`,
    // Not TODO alone, which is a Spanish word.
    String.raw`\b(?:TODO:|FIXME|TBD|XXX)`,
  ].join('|'),
  'g',
);

/** Lines of a comment: they may name a placeholder without being one. */
const COMMENT = /^\s*(?:\*|\/\*|\/\/)/;

/** What is marked with `sample(…)`: it is there to show the site with. */
const SAMPLE = /\bsample\(/g;

/** What stands in one source text in place of the firm's own: placeholders, and what is marked as a sample. */
export function placeholdersIn(source: string, file: string): Finding[] {
  const lines = source.split('\n');
  return lines.flatMap((content, number) => {
    if (COMMENT.test(content)) return [];
    const at = (index: number): string => `${file}:${number + 1}:${index + 1}`;
    return [
      ...[...content.matchAll(PATTERN)].map((match) => ({
        where: at(match.index),
        what: match[0],
        remedy: "Placeholders are left in the spec. Put the firm's own in their place.",
      })),
      ...[...content.matchAll(SAMPLE)].map((match) => ({
        where: at(match.index),
        what: describeSample(
          content.slice(0, match.index),
          [content.slice(match.index + match[0].length), ...lines.slice(number + 1)].join('\n'),
        ),
        remedy:
          "Samples are left in the spec. Put the firm's own in their place; what is right as it stands needs no sample( ) around it.",
      })),
    ];
  });
}

/** A sample in a few words: its name with its value, where these stand on one line, or the first text in it. */
function describeSample(before: string, inside: string): string {
  const name = /([\w-]+|'[^']+'): *$/.exec(before)?.[1];
  const value = /^([^(){}\n]+)\)/.exec(inside)?.[1];
  if (value !== undefined) return name === undefined ? value : `${name}: ${value}`;
  const [, text = ''] = /['"`]\s*([^'"`]+)/.exec(inside) ?? [];
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** The placeholders and samples of a spec folder, in the order of its files; paths are relative to `root`. */
export function findPlaceholders(folder: string, root: string): Finding[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && isInSpec(folder, name))
    .toSorted()
    .flatMap((name) => {
      const file = join(folder, name);
      return placeholdersIn(
        readFileSync(file, 'utf8').replaceAll('\r\n', '\n'),
        relative(root, file).replaceAll('\\', '/'),
      );
    });
}
