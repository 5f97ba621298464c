import { englishName, localesOf } from '../compile/locales.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';
import { bodiesOf, readBody } from './article-html.ts';
import { headingFaults } from './article-structure.ts';
import { warning } from './problem.ts';

/** Headings of articles that screen readers stumble over: those of all its parts, one after the other. */
export function articleHeadings(spec: SiteSpec): Diagnostic[] {
  return bodiesOf(spec).flatMap(({ body, path, above = [] }) =>
    localesOf(spec).flatMap((locale) =>
      headingFaults(
        readBody(spec, body)[locale].headings,
        above.flatMap((part) => readBody(spec, part)[locale].headings),
      ).map(({ offset, message, hint }) => ({
        ...warning('article/headings', [...path, locale], message, hint),
        offset,
      })),
    ),
  );
}

/** Links of articles that anybody on the way can read and change. */
export function plainHttpLinks(spec: SiteSpec): Diagnostic[] {
  return bodiesOf(spec).flatMap(({ body, path }) =>
    localesOf(spec).flatMap((locale) =>
      readBody(spec, body)[locale].links.flatMap(({ href, offset }) =>
        /^http:/i.test(href)
          ? {
              ...warning(
                'article/http-link',
                [...path, locale],
                `The link to ${href} is not encrypted.`,
                'Nearly every site answers at https:// as well.',
              ),
              offset,
            }
          : [],
      ),
    ),
  );
}

/** Articles with fewer links in one language than in another: a translation has lost some. */
export function lostLinks(spec: SiteSpec): Diagnostic[] {
  return bodiesOf(spec).flatMap(({ body, path }) => {
    const read = readBody(spec, body);
    const counted = localesOf(spec).map((locale) => ({ locale, hrefs: read[locale].links.map(({ href }) => href) }));
    const [fullest] = counted.toSorted((a, b) => b.hrefs.length - a.hrefs.length);
    return counted.flatMap(({ locale, hrefs }) => {
      if (!fullest || hrefs.length === fullest.hrefs.length) return [];
      const left = [...hrefs];
      const missing = fullest.hrefs.filter((href) => {
        const at = left.indexOf(href);
        if (at >= 0) left.splice(at, 1);
        return at < 0;
      });
      const message = `The ${englishName(locale)} text has ${hrefs.length} links, the ${englishName(fullest.locale)} one ${fullest.hrefs.length}: ${missing.slice(0, 3).join(', ')}.`;
      return warning('article/lost-link', [...path, locale], message, 'Set the link in each language.');
    });
  });
}
