import type { OxcError } from 'oxc-parser';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic, LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import type { ParsedFile } from './parsed-file.ts';

/** Hints for people who write texts rather than code, by the parser's message. The first that matches counts. */
const hints: readonly (readonly [message: RegExp, hint: string])[] = [
  [/Unterminated string/, 'Close the text with the quotation mark that opens it.'],
  [/octal|leading zeros/, `A number cannot begin with 0. Put digits in quotes: '01000'.`],
  [/Invalid assignment/, 'Inside { }, a colon separates name and value: name: value.'],
  [/regular expression/, `Put a path or HTML in quotes: '/contacto', '<p>…</p>'.`],
  [/^Expected `,`/, 'Add the comma or bracket that is missing before this place.'],
  [/./, 'Look for a missing or extra quote, comma or bracket before this place.'],
];

/** `'what's next'` */
const apostrophe = /(?<=')[^'"]*?(\p{L}+'\p{L}+)/u;

function describe({ message, helpMessage }: OxcError, line: string): Diagnostic {
  if (message.includes('diff marker')) return { ...diagnose('spec/conflict', [], {}), code: 'load/syntax' };
  const mark = /Invalid Character `([“”„‘’‚«»´])`/.exec(message)?.[1];
  if (mark !== undefined) return diagnose('load/syntax#quotation-mark', [], { mark });
  const word = apostrophe.exec(line)?.[1];
  if (word !== undefined) return diagnose('load/syntax#apostrophe', [], { word });
  const [, hint = ''] = hints.find(([pattern]) => pattern.test(message)) ?? [];
  return diagnose('load/syntax', [], { error: message, help: helpMessage ?? hint });
}

/** Reports the first syntax error of a file: the later ones are mostly its consequences. */
export function syntaxError(file: ParsedFile): LocatedDiagnostic[] {
  const { text, errors, locate } = file;
  if (/\0/.test(text) || /^\uFEFF?\uFFFD/.test(text))
    return [{ ...diagnose('load/syntax#encoding', [], {}), location: locate(0, 1), related: [] }];
  const [error] = errors;
  if (!error) return secondDefault(file);
  // Of two declarations with one name, the second is the mistake.
  const labels = error.message.includes('already been declared') ? error.labels.toReversed() : error.labels;
  const [place = { start: 0, end: 1 }, ...related] = labels;
  const location = locate(place.start, place.end);
  return [
    {
      ...describe(error, location.excerpt),
      location,
      related: related.map(({ start, end, message }) => ({
        location: locate(start, end),
        message: `${message ?? ''}.`,
      })),
    },
  ];
}

/** A second default export, often of a page that was pasted below another. */
function secondDefault({ module, locate }: ParsedFile): LocatedDiagnostic[] {
  const [first, second] = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ exportName }) => exportName.kind === 'Default')
    .map(({ exportName, start, end }) => locate(exportName.start ?? start, exportName.end ?? end));
  if (!first || !second) return [];
  const related = [{ location: first, message: 'The first one is here.' }];
  return [{ ...diagnose('load/syntax#second-default', [], {}), location: second, related }];
}
