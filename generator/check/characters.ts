import { localesOf } from '../compile/locales.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { SiteSpec } from '../schema/index.ts';
import { allBlocks, wordsIn } from '../compile/walk.ts';
import type { Placed } from '../compile/walk.ts';

/** Characters that visitors would see as garbage, by the code of the diagnostic. */
const anywhere = [
  ['text/encoding', /\uFFFD/],
  // "Ã³" for "ó"
  [
    'text/encoding#utf-8',
    /[ÂÃ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/,
  ],
  ['text/encoding#no-font', /\p{Surrogate}|\p{Co}/u],
  ['text/direction', /[\u202A-\u202E\u2066-\u2069]/],
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  ['text/control-character', /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/],
] as const;

/** The same for plain text. */
const inPlainText = [
  ...anywhere,
  ['text/markup', /<\/?[a-z][^<>]*>|<!--/i],
  ['text/entity', /&(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/i],
  ['text/malformed-placeholder#foreign', /\$\{\s*\w+\s*\}|\{\{\{\s*\w+\s*\}\}\}/],
] as const;

/** A quick test for all of them at once: of thousands of texts, most match none. */
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
  for (const [key, pattern] of isHtml ? anywhere : inPlainText) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [found] = match;
    const code = `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    yield diagnose(key, path, { found, code }, { offset: match.index });
    return;
  }
}

/** Whether the text at a path is the HTML of an article. */
function isHtmlAt(path: SpecPath): boolean {
  return path.at(-1) === 'html' || (path[0] === 'articles' && path.at(-1) === 'body');
}

/** Names, licences and address lines, which are the same in each language. */
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

/** Refuses garbage in texts: lost or invisible characters, HTML, placeholders of other programs. */
export function* characters(spec: SiteSpec): Iterable<Diagnostic> {
  for (const { value, path } of wordsIn(spec))
    for (const locale of localesOf(spec)) yield* wrongCharacters(value[locale], [...path, locale], isHtmlAt(path));
  for (const { value, path } of plainWords(spec)) if (value !== undefined) yield* wrongCharacters(value, path);
}
