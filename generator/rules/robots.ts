import { localesOf, localizedPath } from '../compile/locales.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { addressesOf } from './addresses.ts';
import { problem } from './problem.ts';
import type { Rule } from './rule.ts';

/**
 * Refuses to keep crawlers from a page. One that is listed could not be read, and of one that is not listed they could
 * not read that it must not be.
 */
export const robots: Rule = (spec) => {
  const pages = addressesOf(spec).filter(({ page }) => page !== undefined);
  return (spec.routes.robots?.disallow ?? []).flatMap((beginning, index): Diagnostic[] => {
    const path = ['routes', 'robots', 'disallow', index];
    if (!/^\/[^\s?#*$\\]*$/.test(beginning)) {
      return [
        problem('robots/malformed', path, `"${beginning}" is not the beginning of a path.`, 'Write it like /reports/.'),
      ];
    }
    const kept = pages.find(({ value }) =>
      localesOf(spec).some((locale) => localizedPath(spec, value, locale).startsWith(beginning)),
    );
    if (!kept) return [];
    const hidden = problem(
      'robots/page',
      path,
      `"${beginning}" keeps crawlers from the page "${kept.page}".`,
      'To keep a page out of search engines, give its route indexable: false; crawlers have to read that.',
    );
    return [{ ...hidden, related: [{ path: kept.path, message: `It is ${kept.what} here.` }] }];
  });
};
