import { createInterface } from 'node:readline/promises';
import { tables } from '#generated/backend.ts';
import { initialStatus, timeZone } from '#generated/records.ts';
import { runLeads } from './leads/run-leads.ts';
import { reportAndExit } from './errors.ts';

/** `npm run leads`: lists and manages form submissions. */
async function main(): Promise<void> {
  const isInteractive = process.stdin.isTTY && process.stdout.isTTY;
  const setup = { tables, timeZone, initialStatus };
  process.stdout.write(await runLeads(process.argv.slice(2), process.env, setup, isInteractive ? confirm : undefined));
}

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^(y|yes|s|sí|si)$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
}

main().catch(reportAndExit);
