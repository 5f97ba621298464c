import { dayOf } from '../compile/articles.ts';
import { counted } from '../counted.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { ArticleEntry, SiteSpec } from '../schema/index.ts';
import { problem, unknownName } from './problem.ts';
import type { Rule } from './rule.ts';
import type { Placed } from './walk.ts';

/** Every article. */
export function entriesOf({ articles }: SiteSpec): Placed<ArticleEntry>[] {
  return (articles?.entries ?? []).map((value, index) => ({ value, path: ['articles', 'entries', index] }));
}

/** Names that hosts and programs that read feeds take for something else. */
const reservedSlugs: ReadonlySet<string> = new Set(['index', 'feed']);

/** Refuses slugs that mean something else in an address. */
export const freeSlugs: Rule = (spec) =>
  entriesOf(spec).flatMap(({ value: { slug }, path }) =>
    reservedSlugs.has(slug)
      ? [
          problem(
            'article/slug-reserved',
            [...path, 'slug'],
            `An article cannot be at "${slug}": hosts and feed readers take it for something else.`,
            `Add a word that says what it is about: ${slug}-2027.`,
          ),
        ]
      : [],
  );

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
    const twice = problem(
      'article/duplicate-slug',
      [...entry.path, 'slug'],
      `Two articles have the slug "${slug}", or one is listed twice.`,
      'Give one of them another slug, or remove it.',
    );
    return [{ ...twice, related: [{ path: [...other.path, 'slug'], message: 'It is used here first.' }] }];
  });
};

/**
 * Refuses an article without a day, or with one that is still to come when it appears; a revision before that; and a moment of
 * publication for what is a draft.
 */
export const articleDates: Rule = (spec) => {
  const today = new Date().toISOString().slice(0, 10);
  return entriesOf(spec).flatMap(({ value, path }): Diagnostic[] => {
    const { slug, updated, draft, publish } = value;
    const day = dayOf(value);
    if (day === '')
      return [
        problem(
          'article/no-date',
          path,
          `The article "${slug}" has no day.`,
          "Write date: '2027-01-15', or publish: '2027-01-15T09:00' for one that is to appear later.",
        ),
      ];
    const faults: Diagnostic[] = [];
    if (draft && publish !== undefined) {
      const both = problem(
        'article/draft-publish',
        [...path, 'publish'],
        'A draft does not appear, whatever the day.',
        'Remove draft when it is ready, or publish until then.',
      );
      faults.push({ ...both, related: [{ path: [...path, 'draft'], message: 'It is a draft here.' }] });
    } else if (publish === undefined && day > today && !draft) {
      faults.push(
        problem(
          'article/future-date',
          [...path, 'date'],
          `The day ${day} is still to come.`,
          `An article is public as soon as it is built. Write publish: '${day}T09:00', and it appears with the first build after that.`,
        ),
      );
    } else if (publish !== undefined && day > publish.slice(0, 10)) {
      faults.push(
        problem(
          'article/future-date',
          [...path, 'date'],
          `The article appears on ${publish.slice(0, 10)}, before its day, ${day}.`,
          'Remove date: it is the day on which the article appears.',
        ),
      );
    }
    if (updated !== undefined && updated < day) {
      faults.push(
        problem(
          'article/updated-before',
          [...path, 'updated'],
          `It was revised on ${updated}, and is of ${day}.`,
          'Write the day of the revision, or leave it out.',
        ),
      );
    } else if (updated !== undefined && updated > today && publish === undefined) {
      faults.push(
        problem(
          'article/future-date',
          [...path, 'updated'],
          `The day ${updated} is still to come.`,
          'Write the day of the last revision.',
        ),
      );
    }
    return faults;
  });
};

/** Refuses related articles that are not there, or not yet when the article is. */
export const relatedArticles: Rule = (spec) => {
  const bySlug = new Map(entriesOf(spec).map(({ value }) => [value.slug, value]));
  return entriesOf(spec).flatMap(({ value: { slug, related = [], publish }, path }) =>
    related.flatMap((name, index): Diagnostic[] => {
      const at = [...path, 'related', index];
      const other = bySlug.get(name);
      if (!other)
        return unknownName(
          'article/unknown-related',
          'article',
          name,
          [...bySlug.keys()].filter((known) => known !== slug),
          at,
        );
      if (name === slug)
        return [problem('article/related-itself', at, 'An article cannot lead on to itself.', 'Name another one.')];
      if (related.indexOf(name) < index)
        return [problem('article/related-twice', at, `"${name}" is named twice.`, 'Remove one of them.')];
      return hidden(other, publish)
        ? [
            problem(
              'article/related-hidden',
              at,
              hiddenMessage(other),
              'Name one that is public, or wait until this one is.',
            ),
          ]
        : [];
    }),
  );
};

/** Whether an article is not public at a moment: by default, whenever the site is built next. */
export function hidden({ draft, publish }: Pick<ArticleEntry, 'draft' | 'publish'>, at?: string): boolean {
  return Boolean(draft) || (publish !== undefined && publish > (at ?? ''));
}

/** Says why an article cannot be led to. */
export function hiddenMessage({ slug, draft, publish }: ArticleEntry): string {
  return draft
    ? `The article "${slug}" is a draft: nobody could open it.`
    : `The article "${slug}" appears on ${publish?.replace('T', ' at ') ?? ''}: until then nobody could open it.`;
}

/** Refuses a draft, or one for later, as the article that addresses without one show. */
export const usualArticle: Rule = (spec) => {
  const entries = entriesOf(spec);
  return Object.entries(spec.routes.pages).flatMap(([name, { shows, canonicalParameter }]): Diagnostic[] => {
    const usual = shows === 'articles' ? entries.find(({ value }) => value.slug === canonicalParameter) : undefined;
    if (!usual || !hidden(usual.value)) return [];
    const wrong = problem(
      'article/usual-hidden',
      ['routes', 'pages', name, 'canonicalParameter'],
      hiddenMessage(usual.value),
      'Links to this page lead to that article: name one that is public.',
    );
    return [
      {
        ...wrong,
        related: [{ path: [...usual.path, usual.value.draft ? 'draft' : 'publish'], message: 'It says so here.' }],
      },
    ];
  });
};

/** Refuses rows of tables that have not a cell for each column. */
export const articleTables: Rule = (spec) =>
  entriesOf(spec).flatMap(({ value: { body }, path }) =>
    (Array.isArray(body) ? body : []).flatMap((part, index) =>
      part.kind === 'table'
        ? part.rows.flatMap((row, at): Diagnostic[] =>
            row.length === part.head.length
              ? []
              : [
                  problem(
                    'article/table-row',
                    [...path, 'body', index, 'rows', at],
                    `This row has ${counted(row.length, 'cell')}; the table has ${part.head.length} columns.`,
                    'Write a cell for each column.',
                  ),
                ],
          )
        : [],
    ),
  );
