import type { HostedSite, HostSettings } from '#contract';
import { headerRules, notFoundWarnings, type HeaderRule } from './header-rules.ts';
import { hiddenPages, notFoundUrl, ownPages, patternPages, withSlash } from './hosted-site.ts';
import { placeholderOf } from './patterns.ts';

/** What Cloudflare Pages reads; the rest of a longer file it drops without a word. */
const LIMITS = { headerRules: 100, line: 2_000, staticRedirects: 2_000, dynamicRedirects: 100, files: 20_000 };

/** Headers that Cloudflare Pages adds unasked: any site could read the answers. */
const UNASKED = ['access-control-allow-origin'];

/**
 * Cloudflare Pages: `_headers` and `_redirects`. It serves `x.html` at `/x` by itself, and sends `/x.html` and `/x/` there.
 * The visitor's language it does not look at; the pages' own script does.
 *
 * @throws when the site is beyond a limit
 */
export function cloudflareSettings(site: HostedSite): HostSettings {
  const { lines, warnings } = redirectLines(site);
  return {
    files: { _headers: headersFile(headerRules(site)), _redirects: `${lines.join('\n')}\n` },
    warnings: [
      ...warnings,
      ...notFoundWarnings(site),
      ...(site.files.length > LIMITS.files
        ? [`The site has ${site.files.length} files; Cloudflare Pages takes ${LIMITS.files} without a paid plan.`]
        : []),
    ],
  };
}

function headersFile(rules: readonly HeaderRule[]): string {
  if (rules.length > LIMITS.headerRules) {
    throw new Error(
      `${rules.length} kinds of addresses need headers of their own, and Cloudflare Pages reads ${LIMITS.headerRules} rules. ` +
        `The last ones: ${rules
          .slice(-3)
          .map(({ path }) => path)
          .join(', ')}. Let fewer pages embed or ask origins of their own.`,
    );
  }
  return rules.map((rule, index) => ruleText(rule, index === 0)).join('\n');
}

function ruleText({ path, changes }: HeaderRule, first: boolean): string {
  const lines = Object.entries(changes).flatMap(([name, value]) => [
    // A second value would be added to that of an earlier rule.
    ...(first ? [] : [`  ! ${name}`]),
    ...(value === null ? [] : [checkedLine(`  ${name}: ${value}`)]),
  ]);
  const unasked = first ? UNASKED.map((name) => `  ! ${name}`) : [];
  return `${[path, ...unasked, ...lines].join('\n')}\n`;
}

function checkedLine(line: string): string {
  if (line.trim().length <= LIMITS.line) return line;
  throw new Error(
    `Cloudflare Pages reads ${LIMITS.line} characters of a line, and this header has ${line.trim().length}: ${line.slice(0, 60)}…`,
  );
}

function redirectLines(site: HostedSite): { readonly lines: readonly string[]; readonly warnings: readonly string[] } {
  const moved = site.redirects.flatMap(({ from, to, status }) =>
    withSlash(from).map((path) => `${path} ${to} ${status}`),
  );
  // Rewritten to an address below which nothing is, so that the not-found page of its folder answers.
  const hidden = hiddenPages(site).flatMap(({ url, locale }) =>
    [url, `${url}.html`].map((path) => `${path} ${notFoundUrl(site, locale)}/_ 200`),
  );
  const patterns = patternPages(site);
  // Rules come before files here, so the pages that a pattern would hide are named.
  const kept = ownPages(site)
    .filter(({ url }) => patterns.some(({ pattern }) => new RegExp(pattern).test(url)))
    .map(({ url }) => `${url} ${url} 200`);
  const rewrites = patterns.flatMap((page) => {
    const path = placeholderOf(page);
    return [`${path}.html ${path} 308`, `${path}/ ${path} 308`, `${path} ${page.url} 200`];
  });

  const always = [...moved, ...hidden];
  if (always.length > LIMITS.staticRedirects) {
    throw new Error(`The site has ${always.length} redirects, and Cloudflare Pages reads ${LIMITS.staticRedirects}.`);
  }
  if (always.length + kept.length <= LIMITS.staticRedirects && rewrites.length <= LIMITS.dynamicRedirects) {
    return { lines: [...always, ...kept, ...rewrites], warnings: [] };
  }
  return {
    lines: always,
    warnings: [
      `${kept.length} pages lie where ${patterns.map(placeholderOf).join(' and ')} would answer, more than Cloudflare Pages can except ` +
        `(${LIMITS.staticRedirects} rules): there, addresses without a page of their own answer with the not-found page.`,
    ],
  };
}
