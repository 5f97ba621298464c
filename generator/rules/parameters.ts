import type { Diagnostic } from '../diagnostic.ts';
import { isWellFormed } from './path-form.ts';
import { keyProblem, problem, unknownName } from './problem.ts';
import type { Rule } from './rule.ts';

const asLast = /^(\/[^{}/]+)+\/\{\w+\}$/;
const value = /^[a-z0-9-]+$/;

/** Refuses parameters anywhere but in the last segment of a page's own path, and those without a value of their own. */
export const routeParameters: Rule = ({ routes }) => {
  const bare = (path: string, at: (string | number)[], what: string): Diagnostic[] =>
    /[{}]/.test(path)
      ? [problem('path/parameter', at, `${what} cannot have a parameter.`, 'Write out the whole path.')]
      : [];
  return [
    ...Object.entries(routes.pages).flatMap(
      ([name, { path, canonicalParameter, planned, aliases = [] }]): Diagnostic[] => {
        const at = ['routes', 'pages', name];
        const others = aliases.flatMap((alias, index) => bare(alias, [...at, 'aliases', index], 'An alias'));
        if (!/[{}]/.test(path)) {
          if (canonicalParameter === undefined || !isWellFormed(path)) return others;
          return [
            problem(
              'route/canonical-parameter',
              [...at, 'canonicalParameter'],
              `The path "${path}" has no parameter that could have this value.`,
              'Remove canonicalParameter, or end the path in {slug}.',
            ),
            ...others,
          ];
        }
        if (!asLast.test(path)) {
          return [
            problem(
              'path/parameter',
              [...at, 'path'],
              `The parameter of "${path}" is not its last segment.`,
              'Write a path like /blog/{slug}.',
            ),
            ...others,
          ];
        }
        if (canonicalParameter === undefined ? planned : value.test(canonicalParameter)) return others;
        const wrong =
          canonicalParameter === undefined
            ? `The path "${path}" has a parameter, and no value for search engines.`
            : `"${canonicalParameter}" is not a value of a parameter.`;
        return [
          problem(
            'route/canonical-parameter',
            canonicalParameter === undefined ? [...at, 'path'] : [...at, 'canonicalParameter'],
            wrong,
            "Write canonicalParameter: 'a-slug', in lower-case letters, digits and hyphens.",
          ),
          ...others,
        ];
      },
    ),
    ...routes.redirects.flatMap(({ from }, index) => bare(from, ['routes', 'redirects', index, 'from'], 'A redirect')),
    ...Object.entries(routes.unavailable).flatMap(([name, { path }]) =>
      bare(path, ['routes', 'unavailable', name, 'path'], 'A missing destination'),
    ),
  ];
};

/** Refuses articles that no route shows, a route that shows articles and cannot, and one that shows none for other values. */
export const articleRoute: Rule = ({ routes, articles, pages }) => {
  const showing = Object.entries(routes.pages).filter(([, { shows }]) => shows === 'articles');
  const [first] = showing;
  if (!first)
    return articles
      ? [
          keyProblem(
            'articles/no-route',
            ['articles'],
            'No route shows the articles.',
            "Give one with a parameter, like /blog/{slug}, shows: 'articles'.",
          ),
        ]
      : [];
  return showing.flatMap(([name, { path, canonicalParameter, planned }], index): Diagnostic[] => {
    const at = ['routes', 'pages', name];
    if (index > 0) {
      const twice = problem(
        'articles/two-routes',
        [...at, 'shows'],
        `The page "${first[0]}" shows the articles already.`,
        'An article has one address. Remove one of them.',
      );
      return [
        { ...twice, related: [{ path: ['routes', 'pages', first[0], 'shows'], message: 'They are shown here.' }] },
      ];
    }
    if (!articles)
      return [
        problem(
          'articles/none',
          [...at, 'shows'],
          'There are no articles to show.',
          'Add articles to the spec: defineArticles({ … }).',
        ),
      ];
    if (planned)
      return [
        problem(
          'articles/planned',
          [...at, 'planned'],
          'The articles are there, and the page that shows them is only planned.',
          'Remove planned.',
        ),
      ];
    const page = pages.findIndex(({ id }) => id === name);
    if (page >= 0)
      return [
        keyProblem(
          'articles/own-page',
          ['pages', page],
          `The page "${name}" shows the articles, so it cannot be a page of its own.`,
          'Remove it from pages.',
        ),
      ];
    // What is wrong with the path in itself is told as that.
    if (!isWellFormed(path)) return [];
    if (!/[{}]/.test(path))
      return [
        problem(
          'articles/no-parameter',
          [...at, 'path'],
          `The path "${path}" has no place for an article's slug.`,
          'End it in {slug}.',
        ),
      ];
    return canonicalParameter === undefined
      ? []
      : unknownName(
          'route/canonical-parameter',
          'article',
          canonicalParameter,
          articles.entries.map(({ slug }) => slug),
          [...at, 'canonicalParameter'],
        );
  });
};
