import { compileCountryLookup } from '../compile/integrations.ts';
import type { SiteSpec } from '../schema/index.ts';
import { code, tsFile } from './file.ts';
import type { PlannedFile } from './file.ts';

/** What single parts of a page need in the browser: a module for each, so that a visitor fetches nothing else along with it. */
export function emitForBrowsers({ constants, firm, integrations, locales }: SiteSpec): PlannedFile[] {
  return [
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
      () => `import type { CompiledConstants } from '#contract';

/** How toasts look and behave; times in milliseconds. */
export const toasts: CompiledConstants['toasts'] = ${code(constants.toasts)};
`,
    ),
    tsFile(
      'site/generated/browser/tooltips.ts',
      'constants.tooltips',
      () => `import type { CompiledConstants } from '#contract';

/** After how many milliseconds a tooltip opens, and for how long after another one it opens at once. */
export const tooltips: CompiledConstants['tooltips'] = ${code(constants.tooltips)};
`,
    ),
    tsFile(
      'site/generated/browser/reads.ts',
      'constants.reads',
      () => `import type { CompiledConstants } from '#contract';

/** How reads are repeated and kept; times in milliseconds. */
export const reads: CompiledConstants['reads'] = ${code(constants.reads)};

/** The site's own origin in production. */
export const productionOrigin = ${code(firm.origin)};
`,
    ),
    tsFile(
      'site/generated/browser/gtag.ts',
      'integrations.analytics',
      () => `/** Where gtag is fetched from. */
export const gtagScript = ${code(integrations.analytics?.script ?? '')};

/** How the names begin of the cookies that gtag sets. */
export const analyticsCookies: readonly string[] = ${code(integrations.analytics?.cookies ?? [])};
`,
    ),
    tsFile(
      'site/generated/browser/country-lookup.ts',
      'integrations.countryLookup',
      () => `import type { CompiledCountryLookup } from '#contract';

/** The service that tells a visitor's country, and which language visitors from there get. */
export const countryLookup: CompiledCountryLookup = ${code(compileCountryLookup({ integrations, locales }))};
`,
    ),
  ];
}
