import type { HostedSite, HostSettings } from '#contract';
import { headerRules, notFoundWarnings, type HeaderRule } from './header-rules.ts';
import { prefixedLocales } from '../lib/locales.ts';
import { hiddenPages, notFoundUrl, patternPages } from './hosted-site.ts';
import { placeholderOf } from './patterns.ts';

/** More than so many redirects Netlify may refuse to deploy. */
const MAX_REDIRECTS = 10_000;

/** A header cannot be taken away again; its value for "as if it were not sent" can be set. */
const NEUTRAL: Readonly<Record<string, string>> = { 'cross-origin-embedder-policy': 'unsafe-none' };

/**
 * Netlify: `_headers` and `_redirects`, which `netlify deploy --dir` reads from the folder. It serves `x.html` at `/x` by itself and
 * sends `/x/` there. By the visitor's language it could send, but not tell who has just picked another one in the selector: the
 * pages' own script can.
 *
 * @throws when the site is beyond a limit
 */
export function netlifySettings(site: HostedSite): HostSettings {
  const lines = [
    ...site.redirects.map(({ from, to, status }) => `${from} ${to} ${status}`),
    // A file comes before a rule, unless the rule is forced (!).
    ...hiddenPages(site).flatMap(({ url, locale }) =>
      [url, `${url}.html`].map((path) => `${path} ${notFoundUrl(site, locale)}.html 404!`),
    ),
    ...patternPages(site).map((page) => `${placeholderOf(page)} ${page.url}.html 200`),
    // That of the default language Netlify finds by itself.
    ...prefixedLocales(site.languages).map((locale) => `/${locale}/* ${notFoundUrl(site, locale)}.html 404`),
  ];
  if (lines.length > MAX_REDIRECTS) {
    throw new Error(`The site has ${lines.length} redirects, and Netlify may refuse more than ${MAX_REDIRECTS}.`);
  }
  return {
    files: { _headers: headerRules(site).map(ruleText).join('\n'), _redirects: `${lines.join('\n')}\n` },
    warnings: notFoundWarnings(site),
  };
}

function ruleText({ path, changes }: HeaderRule): string {
  const lines = Object.entries(changes).flatMap(([name, value]) => {
    const text = value ?? NEUTRAL[name];
    // A header that has no such value says nothing about what is not a page.
    return text === undefined ? [] : [`  ${name}: ${text}`];
  });
  return `${[path, ...lines].join('\n')}\n`;
}
