import process from 'node:process';
import { format, stripVTControlCharacters } from 'node:util';

import { dim } from '../report.mjs';

/** Lines of Vite and Vike that are irrelevant, or that are printed in another form. */
const NOISE = [
  /HTTP request /,
  /\bconnected\.$/,
  /Re-optimizing|Forced re-optimization|bundling dependencies|dependenc(?:y|ies) optimized|optimized dependencies changed/,
  /No error page found/,
  /PLUGIN_TIMINGS/,
  // A not-found page; its request is printed with status 404 already.
  /HTTP response \S+ (?:\/[\w-]+)?\/404 200$/,
  // Modules that were still loading when the server stopped.
  /transport was disconnected/,
  /\[vite\] \(client\) hmr invalidate/,
];
/** The prefix of Vite's and Vike's lines: the local time and their name. */
const PREFIX = /^(?:\d{1,2}:\d{2}:\d{2}\s?(?:[AP]M)?\s*)?\[(?:vite|vike)\](?:\[[\w-]+\])*\s*/i;
/** A stack frame in packages or Node, or a line of Vike's box with a help offer. */
const FOREIGN = /^\s+at .*(?:node_modules|node:)|^(?:[┌└]─+[┐┘]|│ .*vike\.dev.*│)$/;

/**
 * Converts output of Vite, Vike or the backend to the dev server's format; undefined for noise.
 * @example shorten('10:55:46 PM [vike][request-1] HTTP response ← /home 200') // 'page   /home 200'
 */
export function shorten(text: string): string | undefined {
  const plain = stripVTControlCharacters(text).trim();
  const [first = ''] = plain.split('\n', 1);
  if (first === '' || NOISE.some((pattern) => pattern.test(first))) return undefined;
  const message = PREFIX.test(plain) ? plain.replace(PREFIX, '') : undefined;
  const answer = /^HTTP (?:response|redirect) \S+ (.+)$/.exec(message ?? '')?.[1];
  if (answer !== undefined) return `page   ${answer}`;
  const hot = /^(?:\(\w+\) )?(?:hmr update|page reload|program reload) ?(.*)$/s.exec(message ?? '')?.[1];
  if (hot !== undefined) return `code   ${hot.replaceAll(/\s+/g, ' ')}`;
  if (/^\d{3} [A-Z]+ /.test(plain)) return `form   ${plain}`;
  const lines = (message ?? text.replace(/^\n+/, '')).split('\n');
  const kept = lines.filter((line) => !FOREIGN.test(stripVTControlCharacters(line))).join('\n');
  return /^(?:Following error|Failed to|\[Error\])/.test(first.replace(PREFIX, '')) ? `error  ${kept}` : kept;
}

/** Patches `console`, so that all output of this process has the same format: time and label. */
export function shortenLog(): void {
  const print = (stream: NodeJS.WriteStream, values: readonly unknown[]): void => {
    const text = shorten(format(...values));
    if (text !== undefined) stream.write(`${dim(new Date().toTimeString().slice(0, 8))} ${text}\n`);
  };
  console.log = (...values) => print(process.stdout, values);
  console.info = console.log;
  console.warn = (...values) => print(process.stderr, values);
  console.error = console.warn;
}
