/** What `robots.txt` is made from. */
export interface RobotsSource {
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
  /** Whether the site is built for another origin than its own: a preview, a staging server. */
  readonly isCopy: boolean;
  readonly refused: readonly string[];
  readonly disallow: readonly string[];
}

/**
 * `robots.txt`. A copy of the site keeps all crawlers away, so that it never competes with the site itself. Pages that
 * are not to be listed stand open: crawlers have to read on the page that it must not be listed.
 */
export function robotsTxt({ origin, isCopy, refused, disallow }: RobotsSource): string {
  if (isCopy) return group(['*'], ['/']);
  const groups = [group(['*'], disallow), ...(refused.length > 0 ? [group(refused, ['/'])] : [])];
  return `${groups.join('\n')}\nSitemap: ${origin}/sitemap.xml\n`;
}

function group(crawlers: readonly string[], disallow: readonly string[]): string {
  const rules = disallow.length > 0 ? disallow.map((path) => `Disallow: ${path}`) : ['Allow: /'];
  return [...crawlers.map((name) => `User-agent: ${name}`), ...rules, ''].join('\n');
}
