import { tables } from '#generated/backend.ts';
import { initialStatus, timeZone } from '#generated/records.ts';
import { runLeads } from './leads/run-leads.ts';
import { reportAndExit } from './errors.ts';

/** `npm run leads`: lists and manages form submissions. */
runLeads(process.argv.slice(2), process.env, { tables, timeZone, initialStatus }).then(
  (text) => process.stdout.write(text),
  reportAndExit,
);
