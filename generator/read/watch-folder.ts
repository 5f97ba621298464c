import { readdirSync, watch, type FSWatcher } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Reports every change below a folder, including files that an editor replaces when saving. Node's own recursive watch
 * loses track of such a file after the first time, so each folder is watched individually.
 * `chokidar` would do this as well, with filters and kinds of events that nothing here needs.
 *
 * @param onChange Called with the name of the changed file, without its folder; `null` if the system does not name it.
 * @param isWatched Whether a subfolder, given by its path in the folder, is watched too.
 */
export function watchBelow(
  folder: string,
  onChange: (name: string | null) => void,
  onError: (error: Error) => void,
  isWatched: (path: string) => boolean = () => true,
): { close(): void } {
  const watchers = new Map<string, FSWatcher>();
  const unwatch = (path: string): void => {
    watchers.get(path)?.close();
    watchers.delete(path);
  };
  const update = (): void => {
    const present = new Set(foldersBelow(folder, isWatched));
    for (const path of watchers.keys()) if (!present.has(path)) unwatch(path);
    for (const path of present) {
      if (watchers.has(path)) continue;
      const watcher = watch(path, (event, name) => {
        // A folder was added, removed or renamed; changes in a new one may have been missed.
        if (event === 'rename' && !name?.endsWith('.ts')) {
          const known = watchers.size;
          update();
          if (watchers.size !== known) onChange(null);
        }
        onChange(name);
      });
      // A deleted folder is not an error; its parent reports it.
      watcher.on('error', (error) => (path === folder ? onError(error) : unwatch(path)));
      watchers.set(path, watcher);
    }
  };
  update();
  return {
    close: () => {
      for (const path of watchers.keys()) unwatch(path);
    },
  };
}

function foldersBelow(folder: string, isWatched: (path: string) => boolean): string[] {
  return [
    folder,
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => isWatched(relative(folder, path))),
  ];
}
