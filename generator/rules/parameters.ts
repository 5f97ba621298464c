import type { Diagnostic } from '../diagnostic.ts';
import { problem } from './problem.ts';
import type { Rule } from './rule.ts';

const asLast = /^(\/[^{}/]+)+\/\{\w+\}$/;
const value = /^[a-z0-9-]+$/;

/** Refuses parameters anywhere but in the last segment of a page's own path, and those without a value of their own. */
export const routeParameters: Rule = ({ routes }) => {
  const bare = (path: string, at: (string | number)[], what: string): Diagnostic[] =>
    /[{}]/.test(path) ? [problem('path/parameter', at, `${what} cannot have a parameter.`, 'Write out the whole path.')] : [];
  return [
    ...Object.entries(routes.pages).flatMap(([name, { path, ownValue, planned, aliases = [] }]): Diagnostic[] => {
      const at = ['routes', 'pages', name];
      const others = aliases.flatMap((alias, index) => bare(alias, [...at, 'aliases', index], 'An alias'));
      if (!/[{}]/.test(path)) {
        if (ownValue === undefined) return others;
        return [problem('route/own-value', [...at, 'ownValue'], `The path "${path}" has no parameter that could have this value.`, 'Remove ownValue, or end the path in {slug}.'), ...others];
      }
      if (!asLast.test(path)) {
        return [problem('path/parameter', [...at, 'path'], `The parameter of "${path}" is not its last segment.`, 'Write a path like /blog/{slug}.'), ...others];
      }
      if (ownValue === undefined ? planned : value.test(ownValue)) return others;
      const wrong = ownValue === undefined ? `The path "${path}" has a parameter, and no value for search engines.` : `"${ownValue}" is no value of a parameter.`;
      return [problem('route/own-value', ownValue === undefined ? [...at, 'path'] : [...at, 'ownValue'], wrong, "Write ownValue: 'a-slug', in lower-case letters, digits and hyphens."), ...others];
    }),
    ...routes.redirects.flatMap(({ from }, index) => bare(from, ['routes', 'redirects', index, 'from'], 'A redirect')),
    ...Object.entries(routes.nowhere).flatMap(([name, { path }]) => bare(path, ['routes', 'nowhere', name, 'path'], 'A missing destination')),
  ];
};
