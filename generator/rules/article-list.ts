import { englishName, localesOf } from '../compile/locales.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { parameter } from '../compile/links.ts';
import type { SiteSpec } from '../schema/index.ts';
import { addressesOf } from './addresses.ts';
import { entriesOf } from './articles.ts';
import { snippetLimits } from './titles.ts';
import { keyProblem, problem, unknownName, warning } from './problem.ts';
import type { Rule } from './rule.ts';

/** Refuses categories that are not declared. */
export const knownCategories: Rule = (spec) => {
  const known = Object.keys(spec.articles?.categories ?? {});
  return entriesOf(spec).flatMap(({ value: { category }, path }) =>
    typeof category === 'string'
      ? unknownName('article/unknown-category', 'category', category, known, [...path, 'category'])
      : [],
  );
};

/** Refuses a list at an address where it cannot be, and one that search results would not show right. */
export const articleListPage: Rule = (spec) => {
  const list = spec.articles?.list;
  if (!list) return [];
  const at = ['articles', 'list', 'page'];
  const route = spec.routes.pages[list.page];
  if (!route) return unknownName('page/unknown', 'page', list.page, Object.keys(spec.routes.pages), at);
  const cannot = (why: string, hint: string): Diagnostic[] => [
    problem('article/list-page', at, `The page "${list.page}" ${why}.`, hint),
  ];
  if (route.planned) return cannot('is only planned', 'Build it, or list the articles on another page.');
  if (parameter.test(route.path))
    return cannot('has no address of its own', 'Name a page whose path has no parameter, like /blog.');
  if ([spec.routes.home, spec.routes.notFound, spec.routes.privacy].includes(list.page))
    return cannot('is needed for something else', 'Give the list a page of its own, like /blog.');
  const { description } = list;
  const words = 'kind' in description ? spec.messages[description.name] : description;
  const [least, most] = snippetLimits.description;
  return localesOf(spec).flatMap((locale): Diagnostic[] => {
    const length = words?.[locale].length ?? least;
    return length >= least && length <= most
      ? []
      : [
          problem(
            'description/length',
            ['articles', 'list', 'description', locale],
            `This description has ${length} characters; search engines show ${least} to ${most}.`,
          ),
        ];
  });
};

/** Refuses names of categories and slugs that would have the address of something else. */
export const listAddresses: Rule = (spec) => {
  const list = spec.articles?.list;
  const route = list && spec.routes.pages[list.page];
  if (!route) return [];
  const articles = Object.values(spec.routes.pages).find(({ shows }) => shows === 'articles');
  const besideArticles = articles?.path.replace(parameter, '') === `${route.path}/`;
  const taken = new Map(addressesOf(spec).map((address) => [address.value, address]));
  const slugs = new Map(besideArticles ? entriesOf(spec).map((entry) => [entry.value.slug, entry]) : []);
  const clashing = Object.keys(spec.articles?.categories ?? {}).flatMap((name): Diagnostic[] => {
    const path = ['articles', 'categories', name];
    if (/^\d+$/.test(name))
      return [
        keyProblem(
          'article/category-name',
          path,
          `The category "${name}" would have the address of a page of the list.`,
          'Give it a name with a letter in it.',
        ),
      ];
    const other = taken.get(`${route.path}/${name}`) ?? slugs.get(name);
    if (!other) return [];
    if ('what' in other && (other.path.includes('aliases') || other.path.includes('redirects'))) {
      const told = problem(
        'path/duplicate',
        other.path,
        `The list of the category "${name}" is at ${route.path}/${name}.`,
        'Write another path.',
      );
      return [{ ...told, related: [{ path, message: 'The category is here.' }] }];
    }
    const wrong = keyProblem(
      'article/category-name',
      path,
      `The list of the category "${name}" would be at ${route.path}/${name}, where something else is.`,
      'Give the category another name.',
    );
    return [{ ...wrong, related: [{ path: other.path, message: 'It has that address.' }] }];
  });
  const numbers = [...slugs.values()].flatMap(({ value: { slug }, path }) =>
    /^\d+$/.test(slug)
      ? [
          problem(
            'article/slug-number',
            [...path, 'slug'],
            `The address ${route.path}/${slug} is that of a page of the list.`,
            'Add a word to the slug.',
          ),
        ]
      : [],
  );
  return [...clashing, ...numbers];
};

/** Texts that say a number without a form that a language has for it: the language gets the one for all others. */
export function pluralForms(spec: SiteSpec): Diagnostic[] {
  const list = spec.articles?.list;
  if (!list) return [];
  return localesOf(spec).flatMap((locale) => {
    const rules = new Intl.PluralRules(locale);
    const examples = new Map<Intl.LDMLPluralRule, number>();
    for (let count = 1; count <= 100; count += 1)
      if (!examples.has(rules.select(count))) examples.set(rules.select(count), count);
    return [...examples].flatMap(([form, count]) =>
      list.readingTime[form]
        ? []
        : [
            warning(
              'plural/form',
              ['articles', 'list', 'readingTime'],
              `${englishName(locale)} has a form of its own for numbers like ${count}: "${form}".`,
              `Write ${form}: { … } beside other.`,
            ),
          ],
    );
  });
}
