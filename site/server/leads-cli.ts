import { runLeads } from './leads/run-leads.ts';
import { reportAndExit } from '../user-error.mjs';

/** `npm run leads`: lists and manages form submissions. */
runLeads(process.argv.slice(2), process.env).then((text) => process.stdout.write(text), reportAndExit);
