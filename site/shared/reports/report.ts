import type { Immutable } from '#contract';
import { z } from 'zod';
import { locales } from '#generated/languages.ts';
import { maskPath } from './mask-path.ts';

// The server checks reports with this schema; browsers only use its types. Every text has a strict pattern, so that
// nobody can write arbitrary text into the log, and no report contains what a visitor wrote or who a visitor is.
const word = z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,39}$/);
const file = z.string().regex(/^\/assets\/[\w./-]{1,100}\.(?:js|css)$/);
const blocked = z.string().regex(/^(?:[a-z-]{0,30}|(?:https?|wss?):\/\/[a-z0-9.:[\]-]{1,100})$/);
/** Places in the site's own code: `/assets/chunks/chunk-a1b2.js:1:2345`. */
const frames = z.array(z.string().regex(/^\/assets\/[\w./-]{1,100}\.js:\d{1,7}:\d{1,7}$/)).max(5);

const report = z.discriminatedUnion('kind', [
  // An uncaught error in a browser. Its message may quote a visitor, so only a code for it is reported.
  z.strictObject({ kind: z.enum(['error', 'rejection']), name: word, code: word, frames }),
  // A file of the site failed to load.
  z.strictObject({ kind: z.literal('load'), file: z.union([file, z.literal('')]) }),
  // The content security policy or Trusted Types blocked something.
  z.strictObject({ kind: z.literal('policy'), directive: word, blocked, frames }),
  // A page that does not exist.
  z.strictObject({ kind: z.literal('path'), path: z.string().max(200).transform(maskPath) }),
]);

/** A report. It contains nothing that a visitor wrote, and nothing that identifies a visitor. */
export type Report = Immutable<z.infer<typeof report>>;

/** The body of a POST to the address of the spec's `integrations.reports`. */
export const envelope = z.strictObject({
  from: z.literal('browser'),
  /** A short digest of the sources of the build. */
  build: z.string().regex(/^[0-9a-f]{0,12}$/),
  page: z.string().regex(/^[a-z0-9-]{0,60}$/),
  locale: z.enum(locales),
  /** Family and major version, `firefox/140`. */
  browser: z.string().regex(/^[a-z]{1,12}(?:\/\d{1,4})?$/),
  reports: z.array(report).length(1),
});

/** The type of {@link envelope}. */
export type Envelope = Immutable<z.infer<typeof envelope>>;
