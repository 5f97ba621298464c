import type { Diagnostic } from '../diagnostic.ts';
import type { ArticleEntry, SiteSpec } from '../schema/index.ts';
import { problem } from './problem.ts';
import type { Rule } from './rule.ts';
import type { Placed } from './walk.ts';

const entriesOf = ({ articles }: SiteSpec): Placed<ArticleEntry>[] =>
  (articles?.entries ?? []).map((value, index) => ({ value, path: ['articles', 'entries', index] }));

/** Refuses two articles with the same slug: they would have one address. */
export const articleSlugs: Rule = (spec) => {
  const first = new Map<string, Placed<ArticleEntry>>();
  return entriesOf(spec).flatMap((entry): Diagnostic[] => {
    const { slug } = entry.value;
    const other = first.get(slug);
    if (!other) {
      first.set(slug, entry);
      return [];
    }
    const twice = problem('article/duplicate-slug', [...entry.path, 'slug'], `Two articles have the slug "${slug}", or one is listed twice.`, 'Give one of them another slug, or remove it.');
    return [{ ...twice, related: [{ path: [...other.path, 'slug'], message: 'It is used here first.' }] }];
  });
};

/** Refuses a day of publication that is still to come: the page would be there before it. */
export const articleDates: Rule = (spec) => {
  const today = new Date().toISOString().slice(0, 10);
  return entriesOf(spec).flatMap(({ value: { date }, path }) =>
    date > today
      ? [problem('article/future-date', [...path, 'date'], `The day ${date} is still to come.`, 'An article is public as soon as it is built. Write the day on which it will be, and list it then.')]
      : [],
  );
};
