import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../../server/http/files/list-files.ts';
import { linkOrCopy } from './link-or-copy.ts';

/** Beside the folder that is served: since when its assets of earlier builds are no longer current, by their paths. */
const NOTE = 'earlier-assets.json';
/** Every file in it has a hash in its name, so those of several builds lie side by side. */
const ASSETS = 'assets';
const DAY = 86_400_000;

type Note = Readonly<Record<string, string>>;

/**
 * Keeps in a build the assets of the builds before: a page that was open while the site was deployed fetches them when it is used.
 *
 * @param client the folder that is served
 * @param last that of the build before, if there is one
 * @param days how long an asset is kept after the first build that does not have it
 */
export function keepEarlierAssets(client: string, last: string, days: number, now = new Date()): void {
  const kept: Record<string, string> = {};
  const before = readNote(last);
  for (const name of existsSync(join(last, ASSETS)) ? listFiles(join(last, ASSETS)) : []) {
    const [from, to] = [join(last, ASSETS, name), join(client, ASSETS, name)];
    // What is compressed is made anew, of the files that are kept.
    if (existsSync(to) || /\.(?:br|gz)$/.test(name)) continue;
    const since = before[name] ?? now.toISOString();
    if (now.getTime() - Date.parse(since) >= days * DAY) continue;
    mkdirSync(dirname(to), { recursive: true });
    linkOrCopy(from, to);
    kept[name] = since;
  }
  writeFileSync(noteOf(client), `${JSON.stringify(kept, null, 2)}\n`);
}

function noteOf(client: string): string {
  return join(dirname(client), NOTE);
}

// Without a note all count as current until now, and are kept longer.
function readNote(client: string): Note {
  try {
    return JSON.parse(readFileSync(noteOf(client), 'utf8')) as Note;
  } catch {
    return {};
  }
}
