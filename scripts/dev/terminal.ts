import process from 'node:process';
import { format, stripVTControlCharacters } from 'node:util';

import { bad, dim, good } from '../report.mjs';

/** What Vite and Vike say of themselves, and what is told otherwise. */
const noise = [
  /HTTP request /,
  /\bconnected\.$/,
  /Re-optimizing dependencies/,
  /Forced re-optimization/,
  /bundling dependencies/,
  /dependenc(?:y|ies) optimized/,
  /optimized dependencies changed/,
  /No error page found/,
  // Rendered for another address, whose line tells what it was answered.
  /HTTP response \S+ (?:\/[\w-]+)?\/404 200$/,
  // What was still being loaded when the server was ended.
  /transport was disconnected/,
  /\[vite\] \(client\) hmr invalidate/,
];

/** The marks that Vite and Vike begin a line with: the time, in the machine's own way of writing it, and who speaks. */
const marks = /^(?:\d{1,2}:\d{2}:\d{2}\s?(?:[AP]M)?\s*)?\[(?:vite|vike)\](?:\[[\w-]+\])*\s*/i;

/** A line of a stack that leads through packages or Node itself: it is of no help to whoever writes a page. */
const foreignFrame = /^\s+at .*(?:node_modules|node:)/;

/**
 * What Vite, Vike or the backend print, in the dev server's own words; nothing for what is no news. Pure.
 * @example tidy('10:55:46 PM [vike][request-1] HTTP response ← /home 200') // 'page   /home 200'
 */
export function tidy(text: string): string | undefined {
  const plain = stripVTControlCharacters(text).trim();
  const [first = ''] = plain.split('\n', 1);
  if (first === '' || noise.some((pattern) => pattern.test(first))) return undefined;
  const said = marks.test(plain) ? plain.replace(marks, '') : undefined;
  const answer = /^HTTP (?:response|redirect) \S+ (.+)$/.exec(said ?? '')?.[1];
  if (answer !== undefined) return `page   ${answer}`;
  const hot = /^(?:\(\w+\) )?(?:hmr update|page reload|program reload) ?(.*)$/s.exec(said ?? '')?.[1];
  if (hot !== undefined) return `code   ${hot.replaceAll(/\s+/g, ' ')}`;
  if (/^\d{3} [A-Z]+ /.test(plain)) return `form   ${plain}`;
  const lines = (said ?? text.replace(/^\n+/, '')).split('\n');
  const kept = lines
    .filter((line) => !foreignFrame.test(stripVTControlCharacters(line)) && !box.test(stripVTControlCharacters(line)))
    .join('\n');
  return /^(?:Following error|Failed to|\[Error\])/.test(first.replace(marks, '')) ? `error  ${kept}` : kept;
}

/** The box with which Vike offers its own help. */
const box = /^(?:[┌└]─+[┐┘]|│ .*vike\.dev.*│)$/;

function time(): string {
  return new Date().toTimeString().slice(0, 8);
}

function coloured(text: string): string {
  return text
    .replace(/^(?:spec|page|code|form|error|ready) +/, (label) => dim(label))
    .replace(/ (200|30\d)$/m, (status) => good(status))
    .replace(/ ([45]\d\d)$/m, (status) => bad(status));
}

/** Makes one tidy output of all that is printed in this process, whoever prints it: a line an event, each with the time in the same form. */
export function tidyTerminal(): void {
  const say = (stream: NodeJS.WriteStream, values: readonly unknown[]): void => {
    const text = tidy(format(...values));
    if (text !== undefined) stream.write(`${dim(time())} ${coloured(text)}\n`);
  };
  console.log = (...values) => say(process.stdout, values);
  console.info = console.log;
  console.warn = (...values) => say(process.stderr, values);
  console.error = console.warn;
}
