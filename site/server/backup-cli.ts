import { runBackup } from './backup/backup.ts';
import { reportAndExit } from '../user-error.mjs';

/** `npm run backup`: copies the embedded database into a file. */
runBackup(process.argv.slice(2), process.env).then((text) => process.stdout.write(text), reportAndExit);
