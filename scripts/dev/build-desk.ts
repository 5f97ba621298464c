/**
 * Builds the desk's pages into a folder. `npm run dev` runs it as a child process, so that it does not block the
 * server.
 */
import process from 'node:process';

import { buildDesk } from '../build/build-desk.ts';
import { main } from '../report.mjs';

await main(async () => {
  const [dist = ''] = process.argv.slice(2);
  await buildDesk(dist, dist);
});
