import { join } from 'node:path';
import { siteRoot } from '../site-root.mjs';
import { runRestore } from './backup/restore.ts';
import { reportAndExit } from '../user-error.mjs';

/** `npm run restore`: restores a file written by `npm run backup` into the data directory. */
const migrationsDir = join(siteRoot(), 'site', 'supabase', 'migrations');
runRestore(process.argv.slice(2), process.env, migrationsDir).then((text) => process.stdout.write(text), reportAndExit);
