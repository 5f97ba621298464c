import { tables } from '#generated/backend.ts';
import { runLeads } from './leads/run-leads.ts';
import { reportAndExit } from './user-error.ts';

/** `npm run leads`: lists what came in through the forms. */
async function main(): Promise<void> {
  process.stdout.write(await runLeads(process.argv.slice(2), process.env, tables));
}

main().catch(reportAndExit);
