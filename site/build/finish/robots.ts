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
