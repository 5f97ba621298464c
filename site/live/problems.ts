import type { ErrorPayload, Plugin } from 'vite';
import { problemsSolved, problemsWanted } from './event.ts';
import { written, type Place } from './open.ts';

/** A place with its source line and the number of characters to mark. */
export interface ShownPlace extends Place {
  readonly length: number;
  readonly excerpt: string;
}

/** An error or a warning of the spec. */
export interface Problem {
  readonly message: string;
  /** Stable, e.g. `page/unknown`. */
  readonly code?: string;
  readonly severity?: 'warning';
  /** How to fix it. */
  readonly hint?: string;
  /** Absent if it concerns no file of the spec. */
  readonly location?: ShownPlace;
  /** Other places involved. */
  readonly related: readonly { readonly message: string; readonly location: ShownPlace }[];
}

export interface Problems {
  /** The project's folder with a slash at its end; places are relative to it. */
  readonly root: string;
  readonly problems: readonly Problem[];
}

/** Shows errors of the spec in the open pages. */
export interface ProblemPages {
  readonly plugin: Plugin;
  /** Shows the errors in all open pages, and in those opened from now on. */
  show(problems: Problems): void;
}

/** Shows the spec's errors in Vite's overlay, above the last good page. Warnings are shown in the terminal alone. */
export function problemPages(): ProblemPages {
  let current: ErrorPayload | undefined;
  let send: ((payload: ErrorPayload | undefined) => void) | undefined;
  return {
    plugin: {
      name: 'site:problems',
      apply: 'serve',
      configureServer({ ws }) {
        send = (payload) => (payload ? ws.send(payload) : ws.send(problemsSolved));
        ws.on(problemsWanted, (_data, client) => {
          if (current) client.send(current);
        });
      },
    },
    show({ root, problems }) {
      const errors = problems.filter(({ severity }) => severity !== 'warning');
      const before = current;
      current = errors.length === 0 ? undefined : { type: 'error', err: overlayOf(root, errors) };
      if (before || current) send?.(current);
    },
  };
}

/** The content of the overlay: all errors, the first with its line, each with a link that opens its place in the editor. */
function overlayOf(root: string, errors: readonly Problem[]): ErrorPayload['err'] {
  const [first] = errors;
  const described = errors.map(({ message, hint }) => [message, ...(hint === undefined ? [] : [hint])].join('\n'));
  const links = errors.flatMap(({ message, location, related }) => [
    ...(location ? [`${root}${written(location)} ${message}`] : []),
    ...related.map((other) => `${root}${written(other.location)} ${other.message}`),
  ]);
  return {
    plugin: first?.code ?? 'generator',
    message:
      described.length === 1
        ? (described[0] ?? '')
        : [`The spec has ${described.length} errors.`, ...described.map((text, index) => `${index + 1}. ${text}`)].join(
            '\n\n',
          ),
    ...(first?.location && {
      loc: { file: root + first.location.file, line: first.location.line, column: first.location.column },
      frame: frameOf(first.location),
    }),
    stack: links.join('\n'),
  };
}

/** The number of characters of a long line that are shown before and after the place. */
const AROUND = 60;

/** The line of a place with a marker below it, as Vite's overlay expects it. */
function frameOf({ line, column, length, excerpt }: ShownPlace): string {
  const start = Math.max(0, column - 1 - AROUND);
  const shown = excerpt.slice(start, column - 1 + length + AROUND);
  const margin = ' '.repeat(String(line).length);
  return `${line} | ${shown}\n${margin} | ${' '.repeat(column - 1 - start)}${'^'.repeat(Math.max(1, length))}\n`;
}
