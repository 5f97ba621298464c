import { join } from 'node:path';
import { writeHeaders } from './finish/headers.ts';
import { writeHosts } from './finish/hosts.ts';
import { addIntegrity } from './finish/integrity.ts';
import { readPages, type BuiltSite } from './finish/pages.ts';

/** One thing that is done to the built site before it can be served. */
export type FinishStep = (site: BuiltSite) => Promise<void> | void;

/** In this order: what changes pages comes before what reads them, and compression is last. */
const steps: readonly FinishStep[] = [addIntegrity, writeHeaders, writeHosts];

/** The site's own last part of the build, on what Vike has written to `dist`. */
export async function finish(dist: string): Promise<void> {
  const client = join(dist, 'client');
  const site: BuiltSite = { dist, client, pages: readPages(client) };
  for (const step of steps) await step(site);
}
