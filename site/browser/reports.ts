import type { Locale } from '#contract';
import { reports } from '#generated/reports.ts';
import { maskPath } from '../shared/reports/mask-path.ts';
import type { Envelope, Report } from '../shared/reports/report.ts';

declare global {
  interface Window {
    /** Set by `early-reports.js`, which adds each event to it. */
    earlyReports?: Event[];
  }
}

/** Sends the errors of this page, past and future ones, to the address in the spec. */
export function startReports(): void {
  if (!reports) return;
  const { url, perPageView } = reports;
  const foreign = new URL(url, location.href).origin !== location.origin;
  // A report contains nothing about the visitor, but the connection itself reveals to a third party that there is one.
  if (isBot(navigator.userAgent) || (foreign && navigator.globalPrivacyControl)) return;
  const sent = new Set<string>();
  const sendOnce = (report: Report): void => {
    const key = JSON.stringify(report);
    if (sent.has(key) || sent.size >= perPageView) return;
    sent.add(key);
    send(url, report);
  };
  const handle = (event: Event): void => {
    // This must never throw: the error would be reported in turn.
    try {
      const report = readEvent(event);
      if (report) sendOnce(report);
    } catch {
      // This event is not reported.
    }
  };
  const early = window.earlyReports ?? [];
  for (const event of early.splice(0)) handle(event);
  early.push = (...events) => {
    for (const event of events) handle(event);
    return 0;
  };
  if (document.querySelector('[data-not-found]') && !isWatched())
    sendOnce({ kind: 'path', path: maskPath(location.pathname) });
}

// A server that collects reports logs missing pages itself, and says so in `Server-Timing`.
function isWatched(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.serverTiming?.some(({ name }) => name === 'watched') ?? false;
}

function send(url: string, report: Report): void {
  const envelope: Envelope = {
    from: 'browser',
    build: document.querySelector<HTMLElement>('script[data-build]')?.dataset['build'] ?? '',
    page: document.getElementById('main')?.dataset['page'] ?? '',
    locale: (document.getElementById('main')?.dataset['locale'] ?? '') as Locale,
    browser: browserOf(navigator.userAgent),
    reports: [report],
  };
  // Not `sendBeacon`, which sends cookies. As text it needs no preflight request; the response is not read.
  fetch(url, {
    method: 'POST',
    mode: 'no-cors',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: JSON.stringify(envelope),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  }).catch(() => undefined);
}

/** Family and major version of a browser, and nothing else from its user agent: `firefox/140`, or `other`. */
export function browserOf(userAgent: string): string {
  for (const [family, pattern] of families) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return `${family}/${version}`;
  }
  return 'other';
}

/** Whether the user agent is a bot: its errors affect no visitor. */
export function isBot(userAgent: string): boolean {
  return /bot|crawl|spider|slurp|lighthouse|preview/i.test(userAgent);
}

// Order matters: user agents of earlier families also contain the names of later ones.
const families: readonly (readonly [string, RegExp])[] = [
  ['edge', /\bEdgA?\/(\d{1,4})/],
  ['opera', /\bOPR\/(\d{1,4})/],
  ['samsung', /\bSamsungBrowser\/(\d{1,4})/],
  ['firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\/(\d{1,4})/],
  ['safari', /\bVersion\/(\d{1,4})\S* (?:Mobile\/\S+ )?Safari\//],
];

/** Turns an event into a report; undefined if the error is not in the site's own code. */
export function readEvent(event: Event): Report | undefined {
  if (event instanceof ErrorEvent) return readError(event);
  if (event instanceof PromiseRejectionEvent) return readThrown('rejection', event.reason);
  if (event instanceof SecurityPolicyViolationEvent) return readViolation(event);
  return event.type === 'error' ? readMissingFile(event.target) : undefined;
}

/** The path of one of the site's own built files, without query and fragment. */
function ownFile(url: string): string | undefined {
  if (!URL.canParse(url, location.href)) return undefined;
  const { origin, pathname } = new URL(url, location.href);
  return origin === location.origin && /^\/assets\/[\w./-]{1,100}\.(?:js|css)$/.test(pathname) ? pathname : undefined;
}

// For scripts of other origins, the browser reveals neither error nor file.
function readError({ error, filename, lineno, colno }: ErrorEvent): Report | undefined {
  const file = ownFile(filename);
  if (!file && !(error instanceof Error)) return undefined;
  const report = readThrown('error', error);
  const placeless = report?.kind === 'error' && report.frames.length === 0 && file !== undefined;
  return placeless ? { ...report, frames: [`${file}:${lineno}:${colno}`] } : report;
}

function readThrown(kind: 'error' | 'rejection', thrown: unknown): Report | undefined {
  const message = thrown instanceof Error ? thrown.message : '';
  // A failed `import()` of the site: Chromium and Firefox name the file, Safari does not.
  const [, url] = /(?:dynamically imported module|module script failed)[: ]*(\S*)/i.exec(message) ?? [];
  if (url !== undefined) return { kind: 'load', file: ownFile(url) ?? '' };
  const described = describeError(thrown, ownFile);
  // Errors in extensions and embedded services are not the site's.
  const foreign = described.frames.length === 0 && thrown instanceof Error && framesOf(thrown, anyFile).length > 0;
  return foreign ? undefined : { kind, ...described };
}

function anyFile(url: string): string | undefined {
  return url || undefined;
}

function readViolation(event: SecurityPolicyViolationEvent): Report | undefined {
  const { blockedURI, effectiveDirective: directive, sourceFile, lineNumber, columnNumber } = event;
  if ([blockedURI, sourceFile].some((url) => /^(?!https?:)[a-z-]+-extension\b/i.test(url))) return undefined;
  const file = ownFile(sourceFile);
  return {
    kind: 'policy',
    directive,
    blocked: blockedOf(blockedURI),
    frames: file ? [`${file}:${lineNumber}:${columnNumber}`] : [],
  };
}

// Keywords (`inline`, `eval`, `data`) stay; an address is reduced to its origin.
function blockedOf(uri: string): string {
  if (/^[a-z-]*$/.test(uri)) return uri;
  const origin = URL.canParse(uri) ? new URL(uri).origin : 'null';
  if (origin === location.origin) return 'self';
  return origin === 'null' ? (/^[a-z-]+(?=:)/.exec(uri)?.[0] ?? '') : origin;
}

function readMissingFile(target: EventTarget | null): Report | undefined {
  const url = target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : '';
  const file = url === '' ? undefined : ownFile(url);
  return file === undefined ? undefined : { kind: 'load', file };
}

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
function nameOf(thrown: unknown): string {
  return thrown instanceof Error && names.has(thrown.name) ? thrown.name : 'Error';
}

/** The stack frames in the site's own files, innermost first. */
function framesOf({ stack = '', message }: Error, fileOf: (url: string) => string | undefined): readonly string[] {
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
