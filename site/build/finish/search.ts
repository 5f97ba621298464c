import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { disallow, refused } from '#generated/robots.ts';
import { routes } from '#generated/routes.ts';
import { isPreview } from '../../articles/published.ts';
import { publicOrigin } from '../origin.ts';
import type { BuiltSite } from './pages.ts';
import { robotsTxt } from './robots.ts';
import { siteMapXml } from './sitemap.ts';

/** The `robots.txt` of a preview. */
const DISALLOW_ALL = 'User-agent: *\nDisallow: /\n';

/** Writes `sitemap.xml` and `robots.txt`. */
export async function search({ client }: BuiltSite): Promise<void> {
  const origin = publicOrigin(process.env['SITE_URL']);
  if (isPreview()) {
    writeFileSync(join(client, 'robots.txt'), DISALLOW_ALL);
    return;
  }
  writeFileSync(join(client, 'sitemap.xml'), await siteMapXml(routes, origin));
  writeFileSync(join(client, 'robots.txt'), robotsTxt({ origin, refused, disallow }));
}
