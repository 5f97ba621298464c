import { fileURLToPath } from 'node:url';
import { tables } from '#generated/backend.ts';
import { runRestore } from './backup/commands.ts';
import { reportAndExit } from './user-error.ts';

/** `npm run restore`: puts a file of `npm run backup` into the data directory. */
const migrationsDir = fileURLToPath(new URL('../supabase/migrations', import.meta.url));
runRestore(process.argv.slice(2), process.env, tables, migrationsDir).then((text) => process.stdout.write(text), reportAndExit);
