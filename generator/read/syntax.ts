import type { OxcError } from 'oxc-parser';
import type { LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import type { ParsedFile } from './parsed-file.ts';

/** What to say about mistakes that people make who write texts rather than code; the parser's own message otherwise. */
const explanations: readonly {
  /** Tests the parser's message, or the line that it points at. */
  readonly message?: RegExp;
  readonly line?: RegExp;
  readonly explain: (found: string) => { readonly message?: string; readonly hint: string };
}[] = [
  {
    message: /diff marker/,
    explain: () => ({
      message: 'This is a merge conflict marker.',
      hint: 'Keep one of the two versions, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
    }),
  },
  {
    message: /Invalid Character `([“”„‘’‚«»´])`/,
    explain: (quote) => ({
      message: `${quote} is a typographic quotation mark, which cannot begin or end a text.`,
      hint: `Use straight quotes: '…' or "…".`,
    }),
  },
  {
    // 'what's next'
    line: /(?<=')[^'"]*?(\p{L}+'\p{L}+)/u,
    explain: (word) => ({
      message: `The text ends at the apostrophe of ${word}.`,
      hint: `Put a text with an apostrophe in double quotes: "…".`,
    }),
  },
  {
    message: /Unterminated string/,
    explain: () => ({ hint: 'Close the text with the quotation mark that opens it.' }),
  },
  {
    message: /octal|leading zeros/,
    explain: () => ({ hint: `A number cannot begin with 0. Put digits in quotes: '01000'.` }),
  },
  {
    message: /Invalid assignment/,
    explain: () => ({ hint: 'Inside { }, a colon separates name and value: name: value.' }),
  },
  {
    message: /regular expression/,
    explain: () => ({ hint: `Put a path or HTML in quotes: '/contacto', '<p>…</p>'.` }),
  },
  {
    message: /^Expected `,`/,
    explain: () => ({ hint: 'Add the comma or bracket that is missing before this place.' }),
  },
  {
    message: /./,
    explain: () => ({ hint: 'Look for a missing or extra quote, comma or bracket before this place.' }),
  },
];

function explain(error: OxcError, line: string): { message: string; hint: string } {
  for (const { message, line: inLine, explain: explained } of explanations) {
    const found = message?.exec(error.message) ?? inLine?.exec(line);
    if (!found) continue;
    const text = explained(found[1] ?? '');
    return { message: text.message ?? `${error.message}.`, hint: error.helpMessage ?? text.hint };
  }
  return { message: error.message, hint: '' };
}

/** The first syntax error of a file: those after it are mostly its consequences. */
export function syntaxError(file: ParsedFile): LocatedDiagnostic[] {
  const {
    text,
    errors: [error],
    locate,
  } = file;
  if (/\0/.test(text) || /^\uFEFF?\uFFFD/.test(text)) return [notText(locate(0, 1))];
  if (!error) return secondDefault(file);
  // Of two declarations with one name, the second is the mistake.
  const labels = error.message.includes('already been declared') ? error.labels.toReversed() : error.labels;
  const [place = { start: 0, end: 1 }, ...related] = labels;
  const location = locate(place.start, place.end);
  return [
    {
      code: 'load/syntax',
      path: [],
      ...explain(error, location.excerpt),
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
    .filter(({ exportName }) => exportName.kind === 'Default');
  if (!first || !second) return [];
  return [
    {
      code: 'load/syntax',
      path: [],
      message: 'This file has a second default export.',
      hint: 'Keep one. What was pasted below goes into a file of its own.',
      location: locate(second.exportName.start ?? second.start, second.exportName.end ?? second.end),
      related: [
        {
          location: locate(first.exportName.start ?? first.start, first.exportName.end ?? first.end),
          message: 'The first one.',
        },
      ],
    },
  ];
}

function notText(location: LocatedDiagnostic['location']): LocatedDiagnostic {
  return {
    code: 'load/syntax',
    path: [],
    message: 'This file is not saved as text in UTF-8.',
    hint: 'Save it with the encoding UTF-8; editors offer it under "Save as".',
    location,
    related: [],
  };
}
