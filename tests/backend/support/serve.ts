import { readSettings } from '../../../site/server/settings.ts';
import { startServer } from '../../../site/server/start-server.ts';
import { reportAndExit } from '../../../site/user-error.mjs';
import { smallSite } from './site.ts';

/** Serves the small site in a process of its own, as `npm run serve` does the real one: `node serve.ts <built site>`. */
const server = await startServer({
  ...smallSite,
  ...readSettings(process.env),
  distDir: process.argv[2] ?? '',
}).catch(reportAndExit);
process.on('SIGTERM', () => void server.close());
process.stdout.write(`${server.url}\n`);
