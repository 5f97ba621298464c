import { join } from 'node:path';
import { articlePages } from './finish/article-pages.ts';
import { completePages } from './finish/complete-pages.ts';
import { compress } from './finish/compress.ts';
import { startCompressor } from './finish/compressor.ts';
import { writeHeaders } from './finish/headers.ts';
import { writeHosts } from './finish/hosts.ts';
import { writeLicences } from './finish/licences.ts';
import { builtPages, type BuiltSite } from './finish/pages.ts';
import { search } from './finish/search.ts';
import { writeSecurityText } from './finish/security-text.ts';

/** One thing that is done to the built site before it can be served. */
export type FinishStep = (site: BuiltSite) => Promise<void> | void;

/** In this order: what changes pages comes before what reads them, and compression, which articles are given to as they are written, ends last. */
const steps: readonly FinishStep[] = [
  completePages,
  articlePages,
  writeHeaders,
  search,
  writeLicences,
  writeSecurityText,
  writeHosts,
  compress,
];

/** The site's own last part of the build, on what Vike has written to `dist`. */
export async function finish(dist: string): Promise<void> {
  const client = join(dist, 'client');
  const site: BuiltSite = { dist, client, ...builtPages(), compressor: startCompressor() };
  for (const step of steps) await step(site);
}
