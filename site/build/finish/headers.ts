import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { feedAddresses } from '../../articles/feed-address.ts';
import { siteHeaders } from '../../hosting/site-headers.ts';
import type { BuiltSite } from './pages.ts';

/** The file with the response headers, in the build's folder. */
export const HEADERS_FILE = 'headers.json';

/** Writes the response headers, derived from the final HTML and the origins that the spec declares. */
export function writeHeaders({ dist, pages }: BuiltSite): void {
  const backend = process.env['SUPABASE_URL'];
  const backends = backend ? [new URL(backend).origin] : [];
  const asking = pages.map(({ route: { url }, file, needs }) => {
    if (!needs) throw new Error(`completePages() did not process ${file}.`);
    return { url, needs: { ...needs, connectSources: [...backends, ...needs.connectSources] } };
  });
  writeFileSync(join(dist, HEADERS_FILE), JSON.stringify(siteHeaders(asking, feedAddresses()), null, 2));
}
