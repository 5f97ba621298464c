/** An error without its message, which may quote what a visitor typed. */
export interface DescribedError {
  readonly name: string;
  /** The kind of message, if it is one of browsers, React or the site itself. */
  readonly code: string;
  readonly frames: readonly string[];
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

/** The number of stack frames in a report. */
const maxFrames = 5;
/** A stack frame in Chromium and Node (`at f (file:1:2)`), Firefox and Safari (`f@file:1:2`). */
const framePattern = /^(?: +at .*?|[^\s@]*@)\(?((?:https?|file):\/\/[^\s?#]+?)(?:\?[^\s:]*)?:(\d{1,7}):(\d{1,7})\)?$/;

/** Name, code and stack of what was thrown; `fileOf` returns undefined for files of others. */
export function describeError(thrown: unknown, fileOf: (url: string) => string | undefined): DescribedError {
  if (!(thrown instanceof Error)) return { name: 'none', code: 'not-an-error', frames: [] };
  return { name: nameOf(thrown), code: codeOf(thrown.message), frames: framesOf(thrown, fileOf) };
}

/** The name of an error if it is a known one; others might contain anything. */
export function nameOf(thrown: unknown): string {
  return thrown instanceof Error && names.has(thrown.name) ? thrown.name : 'Error';
}

/** The stack frames in the site's own files, innermost first. */
export function framesOf(
  { stack = '', message }: Error,
  fileOf: (url: string) => string | undefined,
): readonly string[] {
  // Chromium and Node begin the stack with the message, which could contain lines that look like frames.
  const hasMessage = !framePattern.test(stack.split('\n', 1)[0] ?? '');
  return (hasMessage ? stack.replace(message, '') : stack)
    .split('\n')
    .flatMap((line) => {
      const [, url = '', row, column] = framePattern.exec(line) ?? [];
      const file = fileOf(url);
      return file === undefined ? [] : [`${file}:${row}:${column}`];
    })
    .slice(0, maxFrames);
}

function codeOf(message: string): string {
  const react = /^Minified React error #(\d{3})\b/.exec(message)?.[1];
  if (react !== undefined) return `react-${react}`;
  return codes.find(([pattern]) => pattern.test(message))?.[1] ?? 'other';
}
