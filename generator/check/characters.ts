import { localesOf } from '../compile/locales.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import { codePoint } from '../diagnostics/words.ts';
import type { SiteSpec } from '../schema/index.ts';
import { wordsIn } from '../compile/walk.ts';

/** What visitors would see as garbage, by the code of the diagnostic. */
const anywhere = [
  // A lost character, or "Ã³" for "ó".
  [
    'text/encoding',
    /\uFFFD|[ÂÃ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/,
  ],
  // Control characters, changes of direction, halves of characters, and characters that are private to a program.
  [
    'text/control-character',
    // oxlint-disable-next-line no-control-regex -- the rule looks for control characters
    /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]|\p{Surrogate}|\p{Co}/u,
  ],
  // A conflict marker of a merge: `<<<<<<< HEAD`. In code, the parser reports it.
  ['text/conflict', /^<{7} .*$/m],
] as const;

/** The same for plain text. */
const inPlainText = [
  ...anywhere,
  ['text/markup', /<\/?[a-z][^<>]*>|<!--/i],
  ['text/entity', /&(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/i],
  ['text/malformed-placeholder#foreign', /\$\{\s*\w+\s*\}|\{\{\{\s*\w+\s*\}\}\}/],
  // `%s` and `%1$s`, but not after a number, as in `98 %s`.
  ['text/malformed-placeholder#printf', /(?<![%\p{N}]\s?)%(?:\d\$)?[sd](?![\p{L}\p{N}])/u],
] as const;

const invisible = /^[\s\p{Cf}\u{115F}\u{1160}\u{2800}\u{3164}\u{FFA0}]*$/u;

function* wrongCharacters(text: string, path: SpecPath, isHtml = false): Iterable<Diagnostic> {
  if (invisible.test(text)) {
    yield diagnose('text/invisible', path, {});
    return;
  }
  for (const [key, pattern] of isHtml ? anywhere : inPlainText) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [found] = match;
    yield diagnose(key, path, { found, code: codePoint(found) }, { offset: match.index });
    return;
  }
}

/** Whether the text at a path is the HTML of an article. */
function isHtmlAt(path: SpecPath): boolean {
  return path.at(-1) === 'html' || (path[0] === 'articles' && path.at(-1) === 'body');
}

/** Refuses garbage in texts: lost or invisible characters, HTML, placeholders of other programs. */
export function* characters(spec: SiteSpec): Iterable<Diagnostic> {
  for (const { value, path } of wordsIn(spec))
    for (const locale of localesOf(spec)) yield* wrongCharacters(value[locale], [...path, locale], isHtmlAt(path));
}
