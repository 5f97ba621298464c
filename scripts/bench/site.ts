import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import { ROOT } from '../node.mjs';
import { freePort } from '../port.mjs';
import { startOnFirstCore } from './process.ts';

/** Runs something on the built site as `npm run serve` serves it, with a database of its own. */
export async function withSite<T>(work: (url: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-data-'));
  const port = await freePort();
  const site = await startOnFirstCore('the site', port, [process.execPath, join(ROOT, 'site', 'server', 'main.ts')], {
    PATH: process.env['PATH'],
    NODE_NO_WARNINGS: '1',
    PORT: String(port),
    DATA_DIR: dataDir,
    ACCESS_LOG: 'off',
  });
  try {
    return await work(site.url);
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
