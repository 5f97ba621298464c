import type { HostedSite, HostSettings } from '#contract';
import {
  headerRules,
  hiddenPages,
  notFoundUrl,
  ownPages,
  patternPages,
  withSlash,
  placeholderOf,
  type HeaderRule,
} from './hosted-site.ts';

/** Limits of Cloudflare Pages, which silently ignores the rest of a longer file. */
const LIMITS = { headerRules: 100, line: 2_000 };

/** Headers that Cloudflare Pages adds by default and that would let any site read the responses. */
const REMOVED_DEFAULTS = ['access-control-allow-origin'];

/**
 * Cloudflare Pages: `_headers` and `_redirects`. It serves `x.html` at `/x` by default, and redirects `/x.html` and
 * `/x/` there. It cannot redirect by language; the pages' own script does.
 *
 * @throws if the site exceeds a limit
 */
export function cloudflareSettings(site: HostedSite): HostSettings {
  return { _headers: headersFile(headerRules(site)), _redirects: `${redirectLines(site).join('\n')}\n` };
}

function headersFile(rules: readonly HeaderRule[]): string {
  if (rules.length > LIMITS.headerRules) {
    throw new Error(
      `The site needs ${rules.length} header rules, but Cloudflare Pages reads only ${LIMITS.headerRules}. ` +
        `The last ones: ${rules
          .slice(-3)
          .map(({ path }) => path)
          .join(', ')}. Use fewer pages with their own embeds or connections to other origins.`,
    );
  }
  return rules.map((rule, index) => ruleText(rule, index === 0)).join('\n');
}

function ruleText({ path, changes }: HeaderRule, first: boolean): string {
  const lines = Object.entries(changes).flatMap(([name, value]) => [
    // Removes the value of an earlier rule; otherwise Cloudflare appends the new one to it.
    ...(first ? [] : [`  ! ${name}`]),
    ...(value === null ? [] : [checkedLine(`  ${name}: ${value}`)]),
  ]);
  const removed = first ? REMOVED_DEFAULTS.map((name) => `  ! ${name}`) : [];
  return `${[path, ...removed, ...lines].join('\n')}\n`;
}

function checkedLine(line: string): string {
  if (line.trim().length <= LIMITS.line) return line;
  throw new Error(
    `Cloudflare Pages reads ${LIMITS.line} characters of a line, but this header has ${line.trim().length}: ${line.slice(0, 60)}…`,
  );
}

function redirectLines(site: HostedSite): readonly string[] {
  const moved = site.redirects.flatMap(({ from, to, status }) =>
    withSlash(from).map((path) => `${path} ${to} ${status}`),
  );
  // Rewrites to a path that does not exist, so that Cloudflare answers with the folder's not-found page.
  const hidden = hiddenPages(site).flatMap(({ url, locale }) =>
    [url, `${url}.html`].map((path) => `${path} ${notFoundUrl(site, locale)}/_ 200`),
  );
  const patterns = patternPages(site);
  // Cloudflare applies rules before it looks for files, so exempt the pages that a pattern would hide.
  const exempt = ownPages(site)
    .filter(({ url }) => patterns.some(({ pattern }) => new RegExp(pattern).test(url)))
    .map(({ url }) => `${url} ${url} 200`);
  const rewrites = patterns.flatMap((page) => {
    const path = placeholderOf(page);
    return [`${path}.html ${path} 308`, `${path}/ ${path} 308`, `${path} ${page.url} 200`];
  });
  return [...moved, ...hidden, ...exempt, ...rewrites];
}
