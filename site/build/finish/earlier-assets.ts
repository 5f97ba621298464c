import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../../server/http/read-files.ts';
import { linkOrCopy } from '../build-files.ts';

/** The file next to the served folder with the time since which each kept asset is out of date, by path. */
const RECORD = 'earlier-assets.json';
/** Its files have a hash in their names, so those of several builds can coexist. */
const ASSETS = 'assets';
const DAY = 86_400_000;

/**
 * Keeps the assets of earlier builds in a new one: pages that were open during a deployment still fetch them.
 *
 * @param client the served folder
 * @param last the served folder of the previous build, if there is one
 * @param days how long to keep an asset after the first build without it
 */
export function keepEarlierAssets(client: string, last: string, days: number, now = new Date()): void {
  const kept: Record<string, string> = {};
  const before = readRecord(last);
  for (const name of existsSync(join(last, ASSETS)) ? listFiles(join(last, ASSETS)) : []) {
    const [from, to] = [join(last, ASSETS, name), join(client, ASSETS, name)];
    // Compressed files are created again later.
    if (existsSync(to) || /\.(?:br|gz)$/.test(name)) continue;
    const since = before[name] ?? now.toISOString();
    if (now.getTime() - Date.parse(since) >= days * DAY) continue;
    linkOrCopy(from, to);
    kept[name] = since;
  }
  writeFileSync(recordOf(client), `${JSON.stringify(kept, null, 2)}\n`);
}

function recordOf(client: string): string {
  return join(dirname(client), RECORD);
}

// Without a record, all assets count as current until now.
function readRecord(client: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(recordOf(client), 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}
