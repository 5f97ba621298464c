import type { Frame } from './report.ts';

/** An error without its message, which may quote what a visitor typed. */
export interface DescribedError {
  readonly name: string;
  /** What the message is about, where it is one that browsers, React or the site itself write. */
  readonly code: string;
  readonly frames: readonly Frame[];
}

const names = new Set(
  'Error TypeError RangeError SyntaxError ReferenceError URIError EvalError AggregateError AbortError DataCloneError DataError InvalidAccessError InvalidCharacterError InvalidStateError NetworkError NotAllowedError NotFoundError NotSupportedError OperationError QuotaExceededError SecurityError TimeoutError UserError'.split(
    ' ',
  ),
);

const codes: readonly (readonly [RegExp, string])[] = [
  [/Trusted ?(?:Types?|HTML|Script)/, 'trusted-types'],
  [/Failed to fetch$|NetworkError|Load failed/, 'network'],
  [/(?:of|is) (?:undefined|null)\b|(?:undefined|null) is not an object/, 'nothing-there'],
  [/is not (?:a function|iterable|a constructor)/, 'wrong-type'],
  [/is not defined|before initialization|Can't find variable/, 'unknown-name'],
  [/call stack|too much recursion/, 'recursion'],
  [/JSON/, 'json'],
];

/** How many steps of a stack are told. */
const deepest = 5;
/** A line of a stack of Chromium and Node (`at f (file:1:2)`), Firefox and Safari (`f@file:1:2`). */
const step = /^(?: +at .*?|[^\s@]*@)\(?((?:https?|file):\/\/[^\s?#]+?)(?:\?[^\s:]*)?:(\d{1,7}):(\d{1,7})\)?$/;

/** Name, meaning and place of what was thrown; `fileOf` tells the site's own files from others'. */
export function describeError(thrown: unknown, fileOf: (url: string) => string | undefined): DescribedError {
  if (!(thrown instanceof Error)) return { name: 'none', code: 'not-an-error', frames: [] };
  return { name: nameOf(thrown), code: codeOf(thrown.message), frames: framesOf(thrown, fileOf) };
}

/** The name of an error, if it is one that says nothing else. */
export function nameOf(thrown: unknown): string {
  return thrown instanceof Error && names.has(thrown.name) ? thrown.name : 'Error';
}

/** The own files of a stack, the innermost first. */
export function framesOf(
  { stack = '', message }: Error,
  fileOf: (url: string) => string | undefined,
): readonly Frame[] {
  // Chromium and Node begin the stack with the message, which could have lines that look like steps.
  const headed = !step.test(stack.split('\n', 1)[0] ?? '');
  return (headed ? stack.replace(message, '') : stack)
    .split('\n')
    .flatMap((line) => {
      const [, url = '', row, column] = step.exec(line) ?? [];
      const file = fileOf(url);
      return file === undefined ? [] : [`${file}:${row}:${column}`];
    })
    .slice(0, deepest);
}

function codeOf(message: string): string {
  const react = /^Minified React error #(\d{3})\b/.exec(message)?.[1];
  if (react !== undefined) return `react-${react}`;
  return codes.find(([pattern]) => pattern.test(message))?.[1] ?? 'other';
}
