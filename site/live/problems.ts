import type { Plugin } from 'vite';
import { problemsFound, problemsWanted } from './event.ts';
import type { Problems } from './problem.ts';

/** The open pages, as far as mistakes in the spec concern them. */
export interface ProblemPages {
  readonly plugin: Plugin;
  /** Shows what is wrong in all open pages, and in those that are opened from now on. */
  show(problems: Problems): void;
}

/** Shows the spec's mistakes in the browser, above the last good page. */
export function problemPages(): ProblemPages {
  let current: Problems | undefined;
  let tell: (() => void) | undefined;
  return {
    plugin: {
      name: 'site:problems',
      apply: 'serve',
      configureServer({ ws }) {
        tell = () => ws.send(problemsFound, current);
        ws.on(problemsWanted, (_data, client) => {
          if (current) client.send(problemsFound, current);
        });
      },
    },
    show(problems) {
      // A page where all is well need not hear of it again and again.
      const wasWell = current === undefined || current.problems.length === 0;
      current = problems;
      if (!wasWell || problems.problems.length > 0) tell?.();
    },
  };
}
