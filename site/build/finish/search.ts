import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { disallow, refused } from '#generated/robots.ts';
import { routes } from '#generated/routes.ts';
import { isPreview } from '../../articles/published.ts';
import { publicOrigin } from '../public-origin.ts';
import type { BuiltSite } from './pages.ts';
import { siteMapXml } from './sitemap.ts';

/** The `robots.txt` of a preview. */
const DISALLOW_ALL = 'User-agent: *\nDisallow: /\n';

/** Writes `sitemap.xml` and `robots.txt`. */
export async function search({ client }: BuiltSite): Promise<void> {
  const origin = publicOrigin();
  if (isPreview()) {
    writeFileSync(join(client, 'robots.txt'), DISALLOW_ALL);
    return;
  }
  writeFileSync(join(client, 'sitemap.xml'), await siteMapXml(routes, origin));
  writeFileSync(join(client, 'robots.txt'), robotsTxt({ origin, refused, disallow }));
}

/** The content of `robots.txt`. */
export interface RobotsSource {
  /** Scheme and host, without a trailing slash. */
  readonly origin: string;
  readonly refused: readonly string[];
  readonly disallow: readonly string[];
}

/** Formats `robots.txt`. Does not disallow `noindex` pages: crawlers must fetch a page to see its `noindex`. */
export function robotsTxt({ origin, refused, disallow }: RobotsSource): string {
  const groups = [group(['*'], disallow), ...(refused.length > 0 ? [group(refused, ['/'])] : [])];
  return `${groups.join('\n')}\nSitemap: ${origin}/sitemap.xml\n`;
}

function group(crawlers: readonly string[], disallow: readonly string[]): string {
  const rules = disallow.length > 0 ? disallow.map((path) => `Disallow: ${path}`) : ['Allow: /'];
  return [...crawlers.map((name) => `User-agent: ${name}`), ...rules, ''].join('\n');
}
