import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import type { LocatedDiagnostic, Location } from '../../generator/diagnostics/diagnostic.ts';
import { problemsSolved, problemsWanted } from './event.ts';
import { written } from './open.ts';

/** An error or a warning of the spec; without a place if it is about no file of the spec. */
export type Problem = Pick<LocatedDiagnostic, 'message' | 'severity' | 'hint'> &
  Partial<Pick<LocatedDiagnostic, 'code' | 'location' | 'related'>>;

/** Shows errors of the spec in the open pages. */
export interface ProblemPages {
  readonly plugin: Plugin;
  /** Shows the errors in all open pages, and in those opened from now on. */
  show(problems: readonly Problem[]): void;
}

/** Shows the spec's errors in Vite's overlay, above the last good page. Warnings are shown in the terminal alone. */
export function problemPages(root: string): ProblemPages {
  let current: ErrorPayload | undefined;
  let server: ViteDevServer | undefined;
  return {
    plugin: {
      name: 'site:problems',
      apply: 'serve',
      configureServer(started) {
        server = started;
        server.ws.on(problemsWanted, (_data, client) => {
          if (current) client.send(current);
        });
      },
    },
    show(problems) {
      const errors = problems.filter(({ severity }) => severity !== 'warning');
      const before = current;
      current = errors.length === 0 ? undefined : { type: 'error', err: overlayOf(root, errors) };
      if (current) server?.ws.send(current);
      else if (before) server?.ws.send(problemsSolved);
    },
  };
}

/** The content of the overlay: all errors, the first with its line, each with a link that opens its place in the editor. */
function overlayOf(root: string, errors: readonly Problem[]): ErrorPayload['err'] {
  const [first] = errors;
  const described = errors.map(({ message, hint = '' }) => `${message}\n${hint}`.trimEnd());
  const numbered = described.map((text, index) => `${index + 1}. ${text}`);
  const places = errors.flatMap(({ related = [], ...error }) => [error, ...related]);
  return {
    plugin: first?.code ?? 'generator',
    message: (errors.length === 1 ? described : [`The spec has ${errors.length} errors.`, ...numbered]).join('\n\n'),
    ...(first?.location && {
      loc: { file: root + first.location.file, line: first.location.line, column: first.location.column },
      frame: frameOf(first.location),
    }),
    stack: places
      .flatMap(({ location, message }) => (location ? [`${root}${written(location)} ${message}`] : []))
      .join('\n'),
  };
}

/** The number of characters of a long line that are shown before and after the place. */
const AROUND = 60;

/** The line of a place with a marker below it, as Vite's overlay expects it. */
function frameOf({ line, column, length, excerpt }: Location): string {
  const start = Math.max(0, column - 1 - AROUND);
  const shown = excerpt.slice(start, column - 1 + length + AROUND);
  const margin = ' '.repeat(String(line).length);
  return `${line} | ${shown}\n${margin} | ${' '.repeat(column - 1 - start)}${'^'.repeat(Math.max(1, length))}\n`;
}
