import { plural, unknown } from '../words.ts';
import { articleElements } from '../../schema/index.ts';
import type { Entry } from '../diagnostic.ts';

const because = ({ why }: { why: string }): string => why;

/** Articles, their list, their HTML and the links in it. */
export const articles = {
  'article/no-date': {
    message: ({ slug }: { slug: string }) => `The article "${slug}" has no date.`,
    hint: "Write date: '2027-01-15', or publish: '2027-01-15T09:00' to schedule it.",
  },
  'article/draft-publish': {
    message: 'A draft is never published, so `publish` has no effect.',
    hint: 'Remove `draft` once the article is ready, or remove `publish` until then.',
  },
  'article/future-date': {
    message: ({ day }: { day: string }) => `The date ${day} is in the future.`,
    hint: ({ day }: { day: string }) =>
      `The next build would publish the article. To schedule it, write publish: '${day}T09:00'.`,
  },
  'article/future-date#published': {
    message: ({ day, publish }: { day: string; publish: string }) =>
      `The article is published on ${publish.slice(0, 10)}, before its date, ${day}.`,
    hint: 'Remove `date`: it defaults to the day of publication.',
  },
  'article/updated-before': {
    message: ({ updated, day }: { updated: string; day: string }) =>
      `The revision date ${updated} is before the article's date, ${day}.`,
    hint: 'Correct it, or remove `updated`.',
  },
  'article/unknown-related': unknown('article'),
  'article/related-hidden': { message: because, hint: 'Name a public article, or add this one once it is public.' },
  'article/usual-hidden': {
    message: because,
    hint: 'Links to this page lead to that article: name a public one.',
  },
  'article/unknown-category': unknown('category'),
  'article/table-row': {
    message: ({ cells, columns }: { cells: number; columns: number }) =>
      `This row has ${plural(cells, 'cell')}; the table has ${columns} columns.`,
    hint: 'Write a cell for each column.',
  },
  'article/list-page': {
    message: ({ page }: { page: string }) => `The page "${page}" cannot show the article list.`,
    hint: 'Name a page of its own, like /blog, that is not planned and whose path has no parameter.',
  },
  'articles/no-route': {
    message: 'No route shows the articles.',
    hint: "Add shows: 'articles' to a route with a parameter, like /blog/{slug}, that is not planned and has no page in `pages`.",
  },
  'article/html': {
    message: ({ parts }: { parts: string }) => `The site would drop parts of this HTML: ${parts}.`,
    hint:
      `Delete them. The elements of an article are ${articleElements.map((one) => `<${one}>`).join(', ')}; ` +
      'only links may have attributes: href, target and rel.',
  },
  'article/html#address': {
    message: ({ value }: { value: string }) => `"${value}" is not a valid link address; the site would drop it.`,
    hint: 'Begin it with https://, http://, mailto:, tel:, page:, article:, / or #.',
  },
  'article/html#name': {
    message: ({ value }: { value: string }) => `The link address "${value}" is malformed.`,
    hint: 'Write it in lower case and double quotes: href="page:contact".',
  },
  'article/html#empty': {
    message: 'This article has no text.',
    hint: 'Write it, or remove it from the list.',
  },
  'article/html#empty-link': {
    message: 'This link has no text, so visitors can neither see nor click it.',
    hint: 'Write the link text between <a …> and </a>.',
  },
  'article/html#unclosed': {
    message: ({ name }: { name: string }) => `This <${name}> is not closed.`,
    hint: ({ name }: { name: string }) => `Add </${name}> where it ends.`,
  },
  'link/unknown-path': {
    message: ({ address }: { address: string }) => `There is no page or file at "${address}".`,
    hint: ({ meant }: { meant: string | undefined }) =>
      meant === undefined
        ? 'Link to a page by its name, "page:contact", or put the file in site/public/.'
        : `Did you mean "${meant}"?`,
  },
} satisfies Record<string, Entry>;
