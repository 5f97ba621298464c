/** What `robots.txt` is made from. */
export interface RobotsSource {
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
  readonly refused: readonly string[];
  readonly disallow: readonly string[];
}

/** `robots.txt`. Pages that are not to be listed stand open: crawlers have to read on the page that it must not be listed. */
export function robotsTxt({ origin, refused, disallow }: RobotsSource): string {
  const groups = [group(['*'], disallow), ...(refused.length > 0 ? [group(refused, ['/'])] : [])];
  return `${groups.join('\n')}\nSitemap: ${origin}/sitemap.xml\n`;
}

function group(crawlers: readonly string[], disallow: readonly string[]): string {
  const rules = disallow.length > 0 ? disallow.map((path) => `Disallow: ${path}`) : ['Allow: /'];
  return [...crawlers.map((name) => `User-agent: ${name}`), ...rules, ''].join('\n');
}
