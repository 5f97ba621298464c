import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

import { isInSpec } from '../files.ts';

/** Example text that is left in the spec's source. */
interface Placeholder {
  /** `sample`: marked with `sample(…)`. */
  readonly kind: 'placeholder' | 'sample';
  /** `spec/site.ts:9:11` */
  readonly where: string;
  readonly what: string;
  /** What to do about it. */
  readonly remedy: string;
}

/** Top-level domains that are never real (RFC 2606, RFC 6761, RFC 6762). */
export const RESERVED_DOMAINS: readonly string[] = ['example', 'test', 'invalid', 'localhost', 'local'];

// Addresses with reserved domains, and placeholder words. The spec marks other placeholders with `sample(…)`.
const PLACEHOLDER = new RegExp(
  [
    // Not the key of a text, such as 'desk.login.invalid'.
    String.raw`[\w.+@-]*\.(?:${RESERVED_DOMAINS.join('|')})(?![\w.(-]|['"\x60]\s*:)`,
    String.raw`[^'"\x60]*\b(?:[Pp]or (?:definir|confirmar)|[Tt]o be (?:defined|confirmed)|[Ll]orem ipsum)\b[^'"\x60]*`,
    // With the colon, because "todo" is a Spanish word.
    String.raw`\b(?:TODO:|FIXME|TBD|XXX)`,
  ].join('|'),
  'g',
);
const SAMPLE = /\bsample\(/g;
const COMMENT = /^\s*(?:\*|\/\*|\/\/)/;

/** The placeholders and the values marked with `sample(…)` in a source text. */
export function placeholdersIn(source: string, file: string): Placeholder[] {
  const lines = source.split('\n');
  return lines.flatMap((line, number) => {
    if (COMMENT.test(line)) return [];
    const at = (index: number): string => `${file}:${number + 1}:${index + 1}`;
    const placeholders = [...line.matchAll(PLACEHOLDER)].map((match): Placeholder => ({
      kind: 'placeholder',
      where: at(match.index),
      what: match[0],
      remedy: "Placeholders are left in the spec. Replace them with the firm's own content.",
    }));
    const samples = [...line.matchAll(SAMPLE)].map((match): Placeholder => {
      const inside = [line.slice(match.index + match[0].length), ...lines.slice(number + 1)].join('\n');
      return {
        kind: 'sample',
        where: at(match.index),
        what: describeSample(line.slice(0, match.index), inside),
        remedy:
          "Samples are left in the spec. Replace them with the firm's own content, or remove sample( ) where the content is right.",
      };
    });
    return [...placeholders, ...samples];
  });
}

/** The placeholders of a later state of files that an earlier one does not have. */
export function addedPlaceholders(before: readonly Placeholder[], after: readonly Placeholder[]): Placeholder[] {
  const left = before.map(({ what }) => what);
  return after.filter(({ what }) => {
    const known = left.indexOf(what);
    if (known !== -1) left.splice(known, 1);
    return known === -1;
  });
}

/** The name and value of a sample if both are on one line, otherwise its first text. */
function describeSample(before: string, inside: string): string {
  const name = /([\w-]+|'[^']+'): *$/.exec(before)?.[1];
  const value = /^([^(){}\n]+)\)/.exec(inside)?.[1];
  if (value !== undefined) return name === undefined ? value : `${name}: ${value}`;
  const [, text = ''] = /['"`]\s*([^'"`]+)/.exec(inside) ?? [];
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** The placeholders and samples of a spec folder; paths are relative to `root`. */
export function findPlaceholders(folder: string, root: string): Placeholder[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && isInSpec(folder, name))
    .toSorted()
    .flatMap((name) => {
      const source = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      return placeholdersIn(source, relative(root, join(folder, name)).replaceAll('\\', '/'));
    });
}
