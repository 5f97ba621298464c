/** Builds the desk's pages into a folder: `npm run dev` does so in a process of its own, which does not hold up the pages. */
import process from 'node:process';

import { buildDesk } from '../build/build-desk.ts';
import { main } from '../report.mjs';

await main(async () => {
  const [dist = ''] = process.argv.slice(2);
  await buildDesk(dist, dist);
});
