import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageNeeds } from '../../hosting/content-policy.ts';
import { siteHeaders } from '../../hosting/site-headers.ts';
import { pageNeeds } from './page-needs.ts';
import type { BuiltSite } from './pages.ts';

/** The file that says what the answers' headers are, in the build's folder. */
export const HEADERS_FILE = 'headers.json';

/**
 * Writes the headers of every answer, made from the final HTML and the origins that the spec declares.
 *
 * @throws when a page holds what its policy would block
 */
export function writeHeaders({ dist, pages }: BuiltSite): void {
  const problems: string[] = [];
  const backend = process.env['SUPABASE_URL'];
  const withBackend = (needs: PageNeeds): PageNeeds =>
    backend ? { ...needs, asks: [new URL(backend).origin, ...needs.asks] } : needs;
  const headers = siteHeaders(
    pages.map((page) => ({
      url: page.route.url,
      needs: withBackend(pageNeeds(page, (problem) => problems.push(`${page.route.url}: ${problem}`))),
    })),
  );
  if (problems.length > 0) throw new Error(`The pages hold what browsers would block:\n  ${problems.join('\n  ')}`);
  writeFileSync(join(dist, HEADERS_FILE), JSON.stringify(headers, null, 2));
}
