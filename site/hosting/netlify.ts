import type { HostedSite, HostSettings } from '#contract';
import { headerRules, hiddenPages, notFoundUrl, patternPages, placeholderOf, type HeaderRule } from './hosted-site.ts';
import { prefixedLocales } from '../shared/locales.ts';

/** Values equivalent to a missing header: Netlify cannot remove a header that an earlier rule set. */
const NEUTRAL: Readonly<Record<string, string>> = { 'cross-origin-embedder-policy': 'unsafe-none' };

/**
 * Netlify: `_headers` and `_redirects`, which `netlify deploy --dir` reads from the folder. It serves `x.html` at `/x`
 * by default and redirects `/x/` there. It could redirect by language, but could not detect a choice in the language
 * selector; the pages' own script can.
 */
export function netlifySettings(site: HostedSite): HostSettings {
  const lines = [
    ...site.redirects.map(({ from, to, status }) => `${from} ${to} ${status}`),
    // Files take precedence over rules, unless a rule is forced (!).
    ...hiddenPages(site).flatMap(({ url, locale }) =>
      [url, `${url}.html`].map((path) => `${path} ${notFoundUrl(site, locale)}.html 404!`),
    ),
    ...patternPages(site).map((page) => `${placeholderOf(page)} ${page.url}.html 200`),
    // Netlify finds the default language's not-found page by itself.
    ...prefixedLocales(site.languages).map((locale) => `/${locale}/* ${notFoundUrl(site, locale)}.html 404`),
  ];
  return { _headers: headerRules(site).map(ruleText).join('\n'), _redirects: `${lines.join('\n')}\n` };
}

function ruleText({ path, changes }: HeaderRule): string {
  const lines = Object.entries(changes).flatMap(([name, value]) => {
    const text = value ?? NEUTRAL[name];
    // Headers without a neutral value stay: they have no effect on other files than pages.
    return text === undefined ? [] : [`  ${name}: ${text}`];
  });
  return `${[path, ...lines].join('\n')}\n`;
}
