/** `npm run studio`: the dev server for non-programmers, who edit the site on its pages. */
import process from 'node:process';

import { readAddress } from '../site/server/settings.ts';
import { serveStudio } from './dev/studio.ts';
import { main } from './report.mjs';

await main(() =>
  serveStudio({
    // Overrides HOST: the studio writes files, so only this machine may reach it.
    address: readAddress({ ...process.env, HOST: '127.0.0.1', PORT: process.env['PORT'] || '3002' }),
    command: 'npm run studio',
    instructions: 'Open this address in a browser on this machine. Click a text to change it.',
  }),
);
