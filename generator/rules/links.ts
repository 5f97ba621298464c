import type { Diagnostic } from '../diagnostic.ts';
import { nearest, suggestion } from '../suggest.ts';
import type { Action, Page } from '../schema/index.ts';
import { hidden, hiddenMessage } from './articles.ts';
import { isWellFormed } from './path-form.ts';
import { problem, unknownName } from './problem.ts';
import type { Rule } from './rule.ts';
import { actionsIn, aroundArticles, aroundPages, idsOf, inForms, pagesOf, allActions } from './walk.ts';
import type { Placed } from './walk.ts';

/** Refuses links to a place on a page that is not there. What a planned page will have cannot be known. */
export const fragments: Rule = (spec) => {
  const pages = pagesOf(spec);
  const ids = new Map(pages.map((page) => [page.value.id as string, idsOf(page).map(({ value }) => value)]));
  const check = ({ value: action, path }: Placed<Action>, page?: Placed<Page>): Diagnostic[] => {
    const target = action.kind === 'page' ? action.page : action.kind === 'anchor' ? page?.value.id : undefined;
    const hash = action.kind === 'page' || action.kind === 'anchor' ? action.hash : undefined;
    const known = target === undefined ? undefined : ids.get(target);
    if (hash === undefined || !known || known.includes(hash)) return [];
    return [
      problem(
        'link/unknown-fragment',
        [...path, 'hash'],
        `There is no "#${hash}" on the page "${target}".`,
        suggestion(hash, known),
      ),
    ];
  };
  return [
    ...pages.flatMap((page) => actionsIn(page.value, page.path).flatMap((action) => check(action, page))),
    ...[...aroundArticles(spec), ...aroundPages(spec), ...inForms(spec)].flatMap((action) => check(action)),
  ];
};

/** Refuses a link to an alias that its page does not have. */
export const aliases: Rule = (spec) =>
  allActions(spec).flatMap(({ value: action, path }): Diagnostic[] => {
    if (action.kind !== 'page' || action.alias === undefined) return [];
    const known = spec.routes.pages[action.page]?.aliases ?? [];
    // One that is malformed where it is declared is told there.
    if (known.some((alias) => alias === action.alias || (!isWellFormed(alias) && nearest(action.alias ?? '', [alias]))))
      return [];
    return [
      problem(
        'link/unknown-alias',
        [...path, 'alias'],
        `"${action.alias}" is not an alias of the page "${action.page}".`,
        suggestion(action.alias, known),
      ),
    ];
  });

/** Refuses a link to an article that does not exist, or by a route that shows none. */
export const linkedArticles: Rule = (spec) => {
  const slugs = spec.articles?.entries.map(({ slug }) => slug) ?? [];
  return allActions(spec).flatMap(({ value: action, path }): Diagnostic[] => {
    if (action.kind !== 'page' || action.article === undefined) return [];
    const at = [...path, 'article'];
    if (spec.routes.pages[action.page]?.shows !== 'articles') {
      return [
        problem(
          'link/no-articles',
          at,
          `The page "${action.page}" shows no articles.`,
          "Name the route that has shows: 'articles'.",
        ),
      ];
    }
    const entry = spec.articles?.entries.find(({ slug }) => slug === action.article);
    if (entry && hidden(entry))
      return [problem('link/hidden-article', at, hiddenMessage(entry), 'Link to one that is public.')];
    return unknownName('link/unknown-article', 'article', action.article, slugs, at);
  });
};

/** Refuses two things on one page with the same id: an address could only point to the first. */
export const uniqueIds: Rule = (spec) =>
  pagesOf(spec).flatMap((page) => {
    const ids = idsOf(page);
    return ids.flatMap(({ value, path }, index): Diagnostic[] => {
      const first = ids.findIndex((other) => other.value === value);
      const other = ids[first];
      if (first === index || !other) return [];
      const twice = problem(
        'page/duplicate-id',
        path,
        `The id "${value}" is used twice on the page "${page.value.id}".`,
        'Give one of them another id; the id of a form counts too.',
      );
      return [{ ...twice, related: [{ path: other.path, message: 'It is used here first.' }] }];
    });
  });
