import { stripVTControlCharacters } from 'node:util';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import type { WatchedPass } from '../../generator/watch.ts';
import { problemsSolved, problemsWanted } from './event.ts';
import { written } from './open.ts';

/** Shows the spec's errors in Vite's overlay, above the last good page. Warnings are shown in the terminal alone. */
export function problemPages(root: string) {
  let current: ErrorPayload | undefined;
  let server: ViteDevServer | undefined;
  return {
    plugin: {
      name: 'site:problems',
      apply: 'serve',
      configureServer(started: ViteDevServer) {
        server = started;
        server.ws.on(problemsWanted, (_data, client) => {
          if (current) client.send(current);
        });
      },
    } satisfies Plugin,
    /** Shows why a pass failed in all open pages, and in those opened from now on; nothing if it succeeded. */
    show(pass: WatchedPass): void {
      const before = current;
      current = pass.ok ? undefined : { type: 'error', err: overlayOf(root, pass) };
      if (current) server?.ws.send(current);
      else if (before) server?.ws.send(problemsSolved);
    },
  };
}

/** The content of the overlay: the text in the terminal, and links that open the places of the errors in the editor. */
function overlayOf(root: string, { text, diagnostics }: WatchedPass): ErrorPayload['err'] {
  const errors = diagnostics.filter(({ severity }) => severity !== 'warning');
  const [first] = errors;
  const places = errors.flatMap((error) => [error, ...error.related]);
  return {
    message: stripVTControlCharacters(text).trim(),
    ...(first && { loc: { ...first.location, file: root + first.location.file } }),
    stack: places.map(({ location, message }) => `${root}${written(location)} ${message}`).join('\n'),
  };
}
