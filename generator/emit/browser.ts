import type { SiteSpec } from '../schema/index.ts';
import { code, tsFile } from './file.ts';
import type { PlannedFile } from './file.ts';

/** What single parts of a page need in the browser: a module for each, so that a visitor fetches nothing else along with it. */
export const emitForBrowsers = ({ constants, firm, integrations, locales }: SiteSpec): PlannedFile[] => [
  tsFile(
    'site/generated/browser/request-timeout.ts',
    'constants.requestTimeout',
    () => `/** For how many milliseconds an answer is waited for. */
export const requestTimeout = ${code(constants.requestTimeout)};
`,
  ),
  tsFile(
    'site/generated/browser/toasts.ts',
    'constants.toasts',
    () => `/** How toasts look and behave; times in milliseconds. */
export const toasts = ${code(constants.toasts)} as const;
`,
  ),
  tsFile(
    'site/generated/browser/tooltips.ts',
    'constants.tooltips',
    () => `/** After how many milliseconds a tooltip opens, and for how long after another one it opens at once. */
export const tooltips = ${code(constants.tooltips)} as const;
`,
  ),
  tsFile(
    'site/generated/browser/reads.ts',
    'constants.reads',
    () => `/** How reads are repeated and kept; times in milliseconds. */
export const reads = ${code(constants.reads)} as const;

/** The site's own origin in production. */
export const productionOrigin = ${code(firm.origin)};
`,
  ),
  tsFile(
    'site/generated/browser/analytics-cookies.ts',
    'integrations.analytics.cookies',
    () => `/** How the names begin of the cookies that gtag sets. */
export const analyticsCookies: readonly string[] = ${code(integrations.analytics?.cookies ?? [])};
`,
  ),
  tsFile(
    'site/generated/browser/country-lookup.ts',
    'integrations.countryLookup',
    () => `/** The service that tells a visitor's country, and which language visitors from there get. */
export const countryLookup: { readonly url: string; readonly field: string; readonly languages: Readonly<Record<string, readonly string[]>>; readonly otherwise: string } = ${code(
      integrations.countryLookup ?? { url: '', field: '', languages: {}, otherwise: locales.default },
    )};
`,
  ),
];
