import { describeError, framesOf } from './describe-error.ts';
import type { Report } from '../../shared/reports/report.ts';

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
