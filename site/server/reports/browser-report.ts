import { z } from 'zod';
import { locales } from '#generated/languages.ts';
import { maskPath } from '../../lib/reports/mask-path.ts';
import type { Envelope, Report } from '../../lib/reports/report.ts';

// Every text has a strict pattern, so that nobody can write arbitrary text into the log.
const word = z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,39}$/);
const file = z.string().regex(/^\/assets\/[\w./-]{1,100}\.(?:js|css)$/);
const frames = z.array(z.string().regex(/^\/assets\/[\w./-]{1,100}\.js:\d{1,7}:\d{1,7}$/)).max(5);
const blocked = z.string().regex(/^(?:[a-z-]{0,30}|(?:https?|wss?):\/\/[a-z0-9.:[\]-]{1,100})$/);

const ms = z.int().min(0).max(3_600_000).optional();

const report = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['error', 'rejection']), name: word, code: word, frames }),
  z.strictObject({ kind: z.literal('load'), file: z.union([file, z.literal('')]) }),
  z.strictObject({ kind: z.literal('policy'), directive: word, blocked, frames }),
  z.strictObject({ kind: z.literal('vitals'), lcp: ms, inp: ms, cls: z.number().min(0).max(100).optional() }),
  z.strictObject({ kind: z.literal('path'), path: z.string().max(200).transform(maskPath) }),
]);

const envelope = z.strictObject({
  from: z.literal('browser'),
  build: z.string().regex(/^[0-9a-f]{0,12}$/),
  page: z.string().regex(/^[a-z0-9-]{0,60}$/),
  locale: z.enum(locales),
  browser: z.string().regex(/^[a-z]{1,12}(?:\/\d{1,4})?$/),
  reports: z.array(report).length(1),
});

/** The log lines for an untrusted body; undefined unless it is exactly what the site's own pages send. */
export function linesOf(body: string): readonly string[] | undefined {
  const parsed = envelope.safeParse(jsonOf(body));
  if (!parsed.success) return undefined;
  const { reports, page, locale, browser, build } = parsed.data satisfies Envelope;
  return reports.map(
    (entry) => `report ${wordsOf(entry).join(' ')} (page ${page}, ${locale}, ${browser}, build ${build})`,
  );
}

function wordsOf(entry: Report): readonly string[] {
  const at = 'frames' in entry && entry.frames.length > 0 ? ['at', ...entry.frames] : [];
  switch (entry.kind) {
    case 'error':
    case 'rejection':
      return [entry.kind, entry.name, entry.code, ...at];
    case 'policy':
      return [entry.kind, entry.directive, entry.blocked, ...at];
    case 'load':
      return [entry.kind, entry.file];
    case 'path':
      return [entry.kind, entry.path];
    case 'vitals': {
      const { kind, ...measured } = entry;
      return [kind, ...Object.entries(measured).flatMap(([name, value]) => [name, String(value)])];
    }
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
