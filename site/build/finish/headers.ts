import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { feedAddresses } from '../../articles/feed-address.ts';
import type { PageNeeds } from '../../hosting/content-policy.ts';
import { siteHeaders } from '../../hosting/site-headers.ts';
import type { BuiltPage, BuiltSite } from './pages.ts';

/** The file with the response headers, in the build's folder. */
export const HEADERS_FILE = 'headers.json';

/** Writes the response headers, derived from the final HTML and the origins that the spec declares. */
export function writeHeaders({ dist, pages }: BuiltSite): void {
  const backend = process.env['SUPABASE_URL'];
  const withBackend = (needs: PageNeeds): PageNeeds =>
    backend ? { ...needs, connectSources: [new URL(backend).origin, ...needs.connectSources] } : needs;
  const headers = siteHeaders(
    pages.map((page) => ({
      url: page.route.url,
      needs: withBackend(needsOf(page)),
    })),
    feedAddresses(),
  );
  writeFileSync(join(dist, HEADERS_FILE), JSON.stringify(headers, null, 2));
}

function needsOf({ file, needs }: BuiltPage): PageNeeds {
  if (needs === undefined) throw new Error(`completePages() did not process ${file}.`);
  return needs;
}
