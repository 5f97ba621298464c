import type { RouteEntry } from '#contract';
import { defaultLocale, locales } from '#generated/languages.ts';
import { localeOfPath } from '../shared/locales.ts';
import type { PageInfo } from '../render/page.tsx';
import type { PageProps } from './content.ts';

/**
 * Finds the route of a path in its normalised form. A path that is not in the table gets the not-found page in the
 * language of the path.
 * @example entryFor('/en/no-such-page', routes).url // '/en/404'
 */
export function entryFor(path: string, routes: readonly RouteEntry[]): RouteEntry {
  const language = localeOfPath(path, { locales, defaultLocale });
  const entry =
    routes.find(({ url }) => url === path) ??
    routes.find(({ pattern }) => pattern !== undefined && new RegExp(pattern).test(path)) ??
    routes.find(({ status, locale }) => status === 404 && locale === language);
  if (!entry) throw new Error(`The route table has neither ${path} nor a not-found page: run npm run generate.`);
  return entry;
}

declare global {
  namespace Vike {
    interface PageContext extends Pick<PageInfo, 'entry' | 'formModules'> {
      /** The body, rendered by `pages/page/+Page.tsx`. */
      Page: (props: PageProps) => string;
    }
  }
}
