import { localesOf } from '../compile/locales.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Key } from '../diagnostics/diagnose.ts';
import type { SiteSpec } from '../schema/index.ts';
import { allBlocks, wordsIn } from '../compile/walk.ts';
import type { Placed } from '../compile/walk.ts';

/** The characters of Windows-1252 from 0x80 on, which most programs mean by Latin-1. */
const windows1252 = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'];

/** The text whose UTF-8 was read as Windows-1252, or nothing. */
function decoded(text: string): string {
  const [high = 0xe2, ...bytes] = [...text].map((character) => {
    const index = windows1252.indexOf(character);
    return index < 0 ? (character.codePointAt(0) ?? 0) : 0x80 + index;
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from([high, ...bytes]));
  } catch {
    return '';
  }
}

type Describe = (path: SpecPath, found: string, offset: number) => Diagnostic;

function asCode(key: 'text/control-character' | 'text/direction' | 'text/encoding#no-font'): Describe {
  return (path, found, offset) => {
    const code = `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    return diagnose(key, path, { code }, { offset });
  };
}

function asFound(key: Extract<Key, 'text/markup' | 'text/entity' | 'text/malformed-placeholder#foreign'>): Describe {
  return (path, found, offset) => diagnose(key, path, { found }, { offset });
}

/** What visitors would read as rubbish. */
const anywhere: readonly (readonly [pattern: RegExp, describe: Describe])[] = [
  [/\uFFFD/, (path, _, offset) => diagnose('text/encoding', path, {}, { offset })],
  [
    // "Ã³" for "ó"
    /[ÂÃ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/,
    (path, found, offset) => diagnose('text/encoding#utf-8', path, { found, meant: decoded(found) }, { offset }),
  ],
  [/\p{Surrogate}|\p{Co}/u, asCode('text/encoding#no-font')],
  [/[\u202A-\u202E\u2066-\u2069]/, asCode('text/direction')],
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  [/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/, asCode('text/control-character')],
];

/** The same in what is not HTML. */
const inPlainText: typeof anywhere = [
  [/<\/?[a-z][^<>]*>|<!--/i, asFound('text/markup')],
  [/&(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/i, asFound('text/entity')],
  [/\$\{\s*\w+\s*\}|\{\{\{\s*\w+\s*\}\}\}/, asFound('text/malformed-placeholder#foreign')],
];

/** One look for all of them: most of thousands of texts have none. */
const suspicious =
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  /[<&ÂÃâ\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uF8FF\uFFFD]|\$\{|\{\{\{/;

const invisible = /^[\s\p{Cf}\u{115F}\u{1160}\u{2800}\u{3164}\u{FFA0}]*$/u;

function* wrongCharacters(text: string, path: SpecPath, isHtml = false): Iterable<Diagnostic> {
  if (invisible.test(text)) {
    yield diagnose('text/invisible', path, {});
    return;
  }
  if (!suspicious.test(text)) return;
  for (const [pattern, describe] of isHtml ? anywhere : [...anywhere, ...inPlainText]) {
    const found = pattern.exec(text);
    if (!found) continue;
    yield describe(path, found[0], found.index);
    return;
  }
}

/** Whether a text is the HTML of an article, of its own or as a block of a page. */
function isHtmlAt(path: SpecPath): boolean {
  return path.at(-1) === 'html' || (path[0] === 'articles' && path.at(-1) === 'body');
}

/** Names, licences and lines of addresses, which are the same in each language. */
function plainWords(spec: SiteSpec): Placed<string | undefined>[] {
  const { firm, locales, articles, values } = spec;
  return [
    { value: firm.name, path: ['firm', 'name'] },
    { value: firm.legalName, path: ['firm', 'legalName'] },
    ...Object.entries(firm.address).map(([part, value]) => ({ value, path: ['firm', 'address', part] })),
    ...firm.social.map(({ name }, index) => ({ value: name, path: ['firm', 'social', index, 'name'] })),
    ...Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' ? [{ value, path: ['values', name] }] : [],
    ),
    ...localesOf(spec).map((locale) => ({
      value: locales.all[locale].name,
      path: ['locales', 'all', locale, 'name'],
    })),
    ...(articles?.entries ?? []).flatMap(({ author }, index) =>
      'kind' in author && author.kind === 'person'
        ? [{ value: author.name, path: ['articles', 'entries', index, 'author', 'name'] }]
        : [],
    ),
    ...allBlocks(spec).flatMap(({ value: block, path }) =>
      block.kind === 'team'
        ? block.items.flatMap(({ name, licence }, index) => [
            { value: name, path: [...path, 'items', index, 'name'] },
            { value: licence, path: [...path, 'items', index, 'licence'] },
          ])
        : [],
    ),
  ];
}

/** Refuses what visitors would read as rubbish: lost or invisible characters, HTML, values in another program's notation. */
export function* characters(spec: SiteSpec): Iterable<Diagnostic> {
  for (const { value, path } of wordsIn(spec))
    for (const locale of localesOf(spec)) yield* wrongCharacters(value[locale], [...path, locale], isHtmlAt(path));
  for (const { value, path } of plainWords(spec)) if (value !== undefined) yield* wrongCharacters(value, path);
}
