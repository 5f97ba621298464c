import { parseSync } from 'oxc-parser';
import type { OxcError } from 'oxc-parser';
import type { ts } from 'ts-morph';
import type { LocatedDiagnostic } from '../diagnostic.ts';
import { locationOf } from '../locate/source.ts';
import { nearest } from '../suggest.ts';
import { bracketFault } from './brackets.ts';
import type { BracketFault } from './brackets.ts';

/** A mistake in a file: what, where, and what to do. */
interface Fault {
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly hint: string;
  readonly related?: { readonly start: number; readonly end: number; readonly message: string };
}

/** What the parser met, and what stands around it. */
interface Met {
  readonly text: string;
  readonly said: string;
  readonly start: number;
  readonly end: number;
  /** What stands there, and before it without the space between. */
  readonly word: string;
  readonly before: string;
  /** The line, from its first letter on. */
  readonly line: string;
  /** Where something with the same name stands already. */
  readonly other: { readonly start: number; readonly end: number } | undefined;
  readonly brackets: BracketFault | undefined;
}

type Said = Pick<Fault, 'message' | 'hint'> & Partial<Fault>;

const keywords = ['export', 'default', 'import', 'const', 'from'];

function misspelt(word: string): string | undefined {
  return keywords.includes(word) ? undefined : nearest(word, keywords);
}

const quotes = '“”„‘’‚«»´';

function ofBrackets(fault: BracketFault): Said {
  const at = { start: fault.start, end: fault.start + 1 };
  switch (fault.kind) {
    case 'extra':
      return { ...at, message: `This ${fault.bracket} closes nothing.`, hint: 'Delete it, or open it further up.' };
    case 'open':
      return {
        ...at,
        message: `This ${fault.bracket} is not closed.`,
        hint: `Close it where what belongs in it ends.`,
      };
    case 'other':
      return {
        ...at,
        message: `This ${fault.bracket} comes before the ${fault.opened} is closed.`,
        hint: 'Close it first, or delete what was opened too much.',
        related: { start: fault.openedAt, end: fault.openedAt + 1, message: 'It is opened here.' },
      };
  }
}

/** What people write who write texts rather than code, the more certain first. */
const explanations: readonly ((met: Met) => Said | undefined)[] = [
  ({ text }) => {
    const start = text.search(/^<{7}/m);
    if (start < 0) return undefined;
    return {
      start,
      end: start + 7,
      message: 'A merge was left unfinished here.',
      hint: 'Keep one of the two versions, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
    };
  },
  ({ line, text, start }) =>
    /^[+-](?:\s|$)/.test(line)
      ? {
          start: start - (/[^\n]*$/.exec(text.slice(0, start))?.[0].trimStart().length ?? 0),
          message: 'This sign does not belong to the code.',
          hint: 'Take the sign at the beginning of the line out: in the guide it marks what is new.',
        }
      : undefined,
  ({ word }) =>
    quotes.includes(word[0] ?? ' ')
      ? {
          message: `${word[0]} is a quotation mark of texts, not of code: a word processor puts it there.`,
          hint: `A text goes between straight quotes: '…' or "…".`,
        }
      : undefined,
  ({ word, said, before, start }) => {
    if (before.endsWith('#') || word === '#')
      return {
        start: word === '#' ? start : before.length - 1,
        end: start,
        message: 'A comment does not begin with #.',
        hint: 'It begins with //.',
      };
    if (!said.startsWith('Invalid Character')) return undefined;
    const code = (word.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return {
      message: `A character that has no place in code stands here (U+${code}).`,
      hint: 'Delete it. If it belongs to a text, the text goes between quotes.',
    };
  },
  ({ line }) => {
    const [cut] = /\p{L}+'\p{L}+/u.exec(line.replaceAll(/"[^"]*"/g, '')) ?? [];
    return cut === undefined
      ? undefined
      : {
          message: `The text ends at the apostrophe of ${cut}.`,
          hint: `A text with an apostrophe in it (${cut}) goes between double quotes: "…".`,
        };
  },
  ({ said, text, start }) => {
    if (!said.startsWith('Unterminated string')) return undefined;
    const quote = text[start] ?? "'";
    return {
      end: start + 1,
      message: `The text that begins here has no closing ${quote}.`,
      hint: `Put ${quote} at its end.`,
    };
  },
  ({ said, start }) =>
    said.startsWith('Unterminated multiline comment')
      ? { end: start + 2, message: 'The comment that begins here is not closed.', hint: 'Put */ at its end.' }
      : undefined,
  ({ said, before }) => {
    if (!/regular expression/i.test(said)) return undefined;
    return before.endsWith('<') || /<\w[^'"`]*$/.test(before.slice(before.lastIndexOf('\n')))
      ? { message: 'HTML stands here without quotes.', hint: 'It goes between quotes: `<p>…</p>`.' }
      : { message: 'A path or a text stands here without quotes.', hint: "It goes between quotes: '/…'." };
  },
  ({ line, before, word }) => {
    const [number] = /\d{1,3}(?:,\d{3})+(?!\d)/.exec(line) ?? [];
    const at = number === undefined ? -1 : `${before}${word}`.lastIndexOf(number);
    if (number === undefined || at < before.lastIndexOf('\n')) return undefined;
    return {
      start: at,
      end: at + number.length,
      message: `${number} is more than one number to JavaScript: its commas separate them.`,
      hint: `Write ${number.replaceAll(',', '_')}.`,
    };
  },
  ({ said, word }) =>
    /octal|leading zeros/.test(said)
      ? {
          message: `${word} is not a number: none begins with 0.`,
          hint: `Between quotes it is a text, such as a postal code: '${word}'. The number is ${word.replace(/^0+/, '') || '0'}.`,
        }
      : undefined,
  ({ said, text, start }) => {
    if (said !== 'Invalid characters after number') return undefined;
    const name = `${/\d*$/.exec(text.slice(0, start))?.[0] ?? ''}${/^[\w-]*/.exec(text.slice(start))?.[0] ?? ''}`;
    return {
      start: start - (name.length - (/^[\w-]*/.exec(text.slice(start))?.[0].length ?? 0)),
      message: `${name} begins with a digit, and is neither a number nor a name.`,
      hint: `It goes between quotes: '${name}'.`,
    };
  },
  ({ said, word }) =>
    said.startsWith('Invalid escape')
      ? {
          message: `${word} is no character: after a backslash stands the code of one.`,
          hint: String.raw`A backslash in a text is written twice: \\.`,
        }
      : undefined,
  ({ said, word, other }) =>
    said.includes('already been declared')
      ? {
          message: `"${word}" is declared a second time in this file.`,
          hint: 'Give one of them its own name, or delete it.',
          ...(other && { related: { ...other, message: 'The first one.' } }),
        }
      : undefined,
  ({ said, text, start }) =>
    said.startsWith('Invalid assignment') || (text[start] === '=' && /^=>?\s/.test(text.slice(start)))
      ? { message: 'Between a name and its value stands no =.', hint: 'Inside of { } it is a colon: name: value.' }
      : undefined,
  ({ said }) =>
    said.startsWith('Missing initializer')
      ? { message: 'This constant has no value.', hint: 'After the name comes an equals sign: const name = …' }
      : undefined,
  ({ said }) =>
    said.startsWith('`await`')
      ? { message: 'A value is waited for here.', hint: 'A spec is data: write the value itself, without "await".' }
      : undefined,
  ({ said }) =>
    said.includes("'return' statement")
      ? { message: 'Nothing can be returned here.', hint: 'A file gives what it has with export default.' }
      : undefined,
  ({ said }) =>
    said.startsWith('Expected `from`')
      ? {
          message: 'The "from" is missing before the name of the file.',
          hint: "An import reads: import name from './file.ts';",
        }
      : undefined,
  ({ word, before, text, start }) => {
    const last = /[\p{L}\w]+$/u.exec(before)?.[0] ?? '';
    const found = [word, last].find((one) => misspelt(one) !== undefined);
    // Only at the beginning of a statement: elsewhere a name may be like a keyword.
    if (
      found === undefined ||
      !/^\s*(?:export\s+)?$/.test(
        text.slice(text.lastIndexOf('\n', start - 1) + 1, start).replace(new RegExp(`${last}\\s*$`), ''),
      )
    )
      return undefined;
    const at = found === word ? start : before.length - last.length;
    return {
      start: at,
      end: at + found.length,
      message: `"${found}" is no word of the language.`,
      hint: `Did you mean "${misspelt(found)}"?`,
    };
  },
  ({ word, before, text, start }) => {
    const [name] =
      /[\p{L}\w]+(?:-[\p{L}\w]+)+(?=\s*:)/u.exec(text.slice(start - (/[\p{L}\w]*$/u.exec(before)?.[0].length ?? 0))) ??
      [];
    return word[0] === '-' && name !== undefined && before === text.slice(0, start)
      ? {
          start: start - name.indexOf('-'),
          end: start - name.indexOf('-') + name.length,
          message: `The name ${name} has a hyphen.`,
          hint: `It goes between quotes: '${name}'.`,
        }
      : undefined;
  },
  ({ word, before }) => {
    if (word[0] !== ',') return undefined;
    return before.endsWith(':')
      ? { message: 'There is no value before this comma.', hint: 'Write it, or delete the name.' }
      : before.endsWith(',') || /[[({]$/.test(before)
        ? { message: 'This comma is one too many.', hint: 'Delete it.' }
        : undefined;
  },
  ({ word, before }) =>
    /^[})\],;]/.test(word) && before.endsWith(':')
      ? { message: 'A value is missing here.', hint: 'Write it, or delete the name.' }
      : undefined,
  ({ word, before }) =>
    /^[})\],;]/.test(word) && before.endsWith('%')
      ? { message: 'A number has no percent sign.', hint: "Between quotes it is a text: '50%'." }
      : undefined,
  ({ word, before, text, start }) => {
    if (
      !text.slice(before.length, start).includes('\n') &&
      /[{,]\s*[\p{L}_$][\p{L}\w$]*$/u.test(before) &&
      /^['"`\d[{]/.test(word)
    ) {
      return { message: 'Between a name and its value stands a colon.', hint: 'Write it: name: value.' };
    }
    return undefined;
  },
  ({ word, before, text, start }) => {
    // What comes before a colon is a name, and not the rest of a text.
    const isName = /^[\p{L}\w$]+\s*:/u.test(text.slice(start));
    if (
      isName ||
      text.slice(before.length, start).includes('\n') ||
      !/:\s*[\p{L}\w$]+$/u.test(before) ||
      !/^[\p{L}_:]/u.test(word)
    )
      return undefined;
    const from = before.length - (/[\p{L}\w$]*$/u.exec(before)?.[0].length ?? 0);
    return { start: from, message: 'A text stands here without quotes.', hint: `It goes between quotes: '…'.` };
  },
  ({ word, said }) =>
    said.startsWith('Expected `,`') && /^[\p{L}\w'"`{[]/u.test(word) && !/^(?:export|import|const)\b/.test(word)
      ? { message: 'A comma is missing before this.', hint: 'Put it at the end of what stands before.' }
      : undefined,
  ({ brackets }) => brackets && ofBrackets(brackets),
  ({ word, said }) =>
    said.startsWith('Expected `,`') && word[0] === ';'
      ? { message: 'A semicolon stands where a comma belongs.', hint: 'Inside of brackets, commas separate.' }
      : undefined,
];

function explain(text: string, { message: said, labels }: OxcError): Fault {
  // Of two that have the same name, the second is the mistake.
  const repeated = said.includes('already been declared');
  const [place, other] = repeated ? [labels[1], labels[0]] : labels;
  const { start, end } = place ?? { start: 0, end: 1 };
  const word = /^(?:[\p{L}\w$]+|[^\n])/u.exec(text.slice(start))?.[0] ?? '';
  const met: Met = {
    text,
    said,
    start,
    end,
    word,
    before: text.slice(0, start).trimEnd(),
    line:
      text
        .slice(text.lastIndexOf('\n', start - 1) + 1)
        .split('\n', 1)[0]
        ?.trim() ?? '',
    other: repeated ? other : undefined,
    brackets: bracketFault(text),
  };
  for (const explanation of explanations) {
    const found = explanation(met);
    if (found) return { start, end: Math.max(end, start + 1), ...found };
  }
  return {
    start,
    end: start + Math.max(1, word.length),
    message: 'From here on the file cannot be read.',
    hint: 'Before this place something is missing or too much: a quote, a comma, a bracket.',
  };
}

/** What the file begins with when an editor has saved it as something else than UTF-8. */
function encoding(text: string): Fault | undefined {
  const start = text.search(/\0/);
  if (start < 0 && !/^\uFEFF?\uFFFD/.test(text)) return undefined;
  return {
    start: 0,
    end: 1,
    message: 'This file is not saved as text in UTF-8.',
    hint: 'Save it again with the encoding UTF-8; an editor has it among the options of "Save as".',
  };
}

/** A second default export: only one can be meant. */
function secondDefault(path: string, text: string): Fault | undefined {
  const [first, second] = parseSync(path, text).program.body.filter(({ type }) => type === 'ExportDefaultDeclaration');
  if (!first || !second) return undefined;
  const length = 'export default'.length;
  return {
    start: second.start,
    end: second.start + length,
    message: 'This file has a second default export.',
    hint: 'Keep one. What was pasted below goes into a file of its own.',
    related: { start: first.start, end: first.start + length, message: 'The first one.' },
  };
}

/** The first mistake of a file that keeps it from being read: those after it are mostly its consequences. */
export function syntaxError(root: string, source: ts.SourceFile): LocatedDiagnostic[] {
  const { text, fileName } = source;
  const [error] = parseSync(fileName, text, { showSemanticErrors: true }).errors;
  const found = encoding(text) ?? (error ? explain(text, error) : secondDefault(fileName, text));
  if (!found) return [];
  const { start, end, message, hint, related } = found;
  const at = (from: number, to: number) =>
    locationOf(root, source, Math.min(from, text.length), Math.min(to, text.length));
  return [
    {
      code: 'load/syntax',
      path: [],
      message,
      hint,
      location: at(start, end),
      related: related ? [{ location: at(related.start, related.end), message: related.message }] : [],
    },
  ];
}
