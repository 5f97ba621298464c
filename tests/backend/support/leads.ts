import { runLeads } from '../../../site/server/leads/run-leads.ts';
import { reportAndExit } from '../../../site/server/errors.ts';
import { leadsSetup } from './tables.ts';

/** `npm run leads` with the tables of the fixture. */
process.stdout.write(await runLeads(process.argv.slice(2), process.env, leadsSetup).catch(reportAndExit));
