import { plural } from '../words.ts';
import { articleElements } from '../../schema/index.ts';
import { suggestion } from '../suggest.ts';
import { unknown } from './entry.ts';
import type { Entry } from './entry.ts';

const because = ({ why }: { why: string }): string => why;

/** Articles, their list, their HTML and the links in it. */
export const articles = {
  'article/slug-number': {
    message: ({ address }: { address: string }) => `The address ${address} is that of a page of the list.`,
    hint: 'Add a word to the slug.',
  },
  'article/duplicate-slug': {
    message: ({ slug }: { slug: string }) => `Two articles have the slug "${slug}", or one is listed twice.`,
    hint: 'Give one of them another slug, or remove it.',
  },
  'article/no-date': {
    message: ({ slug }: { slug: string }) => `The article "${slug}" has no date.`,
    hint: "Write date: '2027-01-15', or publish: '2027-01-15T09:00' for one that is to appear later.",
  },
  'article/draft-publish': {
    message: 'A draft does not appear, whatever the day.',
    hint: 'Remove draft when it is ready, or publish until then.',
  },
  'article/future-date': {
    message: ({ day }: { day: string }) => `The day ${day} is still to come.`,
    hint: ({ day }: { day: string }) =>
      `An article is public as soon as it is built. Write publish: '${day}T09:00', and it appears with the first build after that.`,
  },
  'article/future-date#published': {
    message: ({ day, publish }: { day: string; publish: string }) =>
      `The article appears on ${publish.slice(0, 10)}, before its date, ${day}.`,
    hint: 'Remove date: it is the day on which the article appears.',
  },
  'article/future-date#updated': {
    message: ({ updated }: { updated: string }) => `The day ${updated} is still to come.`,
    hint: 'Write the day of the last revision.',
  },
  'article/updated-before': {
    message: ({ updated, day }: { updated: string; day: string }) =>
      `It was revised on ${updated}, before its date, ${day}.`,
    hint: 'Write the day of the revision, or leave it out.',
  },
  'article/unknown-related': unknown('article'),
  'article/related-itself': { message: 'An article cannot lead on to itself.', hint: 'Name another one.' },
  'article/related-twice': {
    message: ({ name }: { name: string }) => `"${name}" is named twice.`,
    hint: 'Remove one of them.',
  },
  'article/related-hidden': { message: because, hint: 'Name one that is public, or wait until this one is.' },
  'article/usual-hidden': {
    message: because,
    hint: 'Links to this page lead to that article: name one that is public.',
  },
  'article/unknown-category': unknown('category'),
  'article/category-name': {
    message: ({ name, address }: { name: string; address: string }) =>
      `The list of the category "${name}" would be at ${address}, where something else is.`,
    hint: 'Give the category another name.',
  },
  'article/category-name#number': {
    message: ({ name }: { name: string }) => `The category "${name}" would have the address of a page of the list.`,
    hint: 'Give it a name with a letter in it.',
  },
  'path/duplicate#category': {
    message: ({ name, address }: { name: string; address: string }) =>
      `The list of the category "${name}" is at ${address}.`,
    hint: 'Write another path.',
  },
  'article/table-row': {
    message: ({ cells, columns }: { cells: number; columns: number }) =>
      `This row has ${plural(cells, 'cell')}; the table has ${columns} columns.`,
    hint: 'Write a cell for each column.',
  },
  'article/list-page': {
    message: ({ page }: { page: string }) => `The page "${page}" is needed for something else.`,
    hint: 'Give the list a page of its own, like /blog.',
  },
  'article/list-page#planned': {
    message: ({ page }: { page: string }) => `The page "${page}" is only planned.`,
    hint: 'Build it, or list the articles on another page.',
  },
  'article/list-page#parameter': {
    message: ({ page }: { page: string }) => `The page "${page}" has no address of its own.`,
    hint: 'Name a page whose path has no parameter, like /blog.',
  },
  'articles/no-route': {
    message: 'No route shows the articles.',
    hint: "Give one with a parameter, like /blog/{slug}, shows: 'articles'.",
  },
  'articles/two-routes': {
    message: ({ name }: { name: string }) => `The page "${name}" shows the articles already.`,
    hint: 'An article has one address. Remove one of them.',
  },
  'articles/none': {
    message: 'There are no articles to show.',
    hint: 'Add articles to the spec: defineArticles({ … }).',
  },
  'articles/planned': {
    message: 'The articles are there, and the page that shows them is only planned.',
    hint: 'Remove planned.',
  },
  'articles/own-page': {
    message: ({ name }: { name: string }) =>
      `The page "${name}" shows the articles, so it cannot be a page of its own.`,
    hint: 'Remove it from pages.',
  },
  'articles/no-parameter': {
    message: ({ path }: { path: string }) => `The path "${path}" has no place for an article's slug.`,
    hint: 'End it in {slug}.',
  },
  'article/html': {
    message: ({ parts }: { parts: string }) => `The page would leave out parts of this HTML: ${parts}.`,
    hint:
      `Delete them: an article is made of ${articleElements.map((one) => `<${one}>`).join(', ')}, ` +
      'and only links have attributes: href, target and rel.',
  },
  'article/html#no-address': {
    message: 'This link has no address.',
    hint: 'Write where it leads: href="page:contact".',
  },
  'article/html#address': {
    message: ({ value }: { value: string }) =>
      `A link cannot lead to "${value}"; the page would leave the address out.`,
    hint: 'It begins with https://, http://, mailto:, tel:, page:, article:, / or #.',
  },
  'article/html#name': {
    message: ({ value }: { value: string }) => `The name in the link to "${value}" cannot be read.`,
    hint: 'Write it in lower case and double quotes: href="page:contact".',
  },
  'article/html#empty': {
    message: 'This article has no words.',
    hint: 'Write it, or remove it from the list.',
  },
  'article/html#empty-link': {
    message: 'This link has no words: nobody can see it or choose it.',
    hint: 'Write between <a …> and </a> what it leads to.',
  },
  'article/html#unclosed': {
    message: ({ name }: { name: string }) => `This <${name}> is not closed.`,
    hint: ({ name }: { name: string }) => `Put </${name}> where it ends.`,
  },
  'article/html#stray': {
    message: ({ name }: { name: string }) => `This </${name}> closes nothing.`,
    hint: ({ name }: { name: string }) => `Delete it, or put <${name}> where it begins.`,
  },
  'link/hidden-article#in-article': {
    message: because,
    hint: 'Remove the link until then, or publish both together.',
  },
  'link/unknown-fragment#in-article': {
    message: ({ hash, where }: { hash: string; where: string }) => `There is no "#${hash}" ${where}.`,
    hint: ({ hash, known }: { hash: string; known: readonly string[] }) =>
      suggestion(hash, known) ?? 'Nothing there has an id: leave the fragment out.',
  },
  'link/unknown-path': {
    message: ({ address }: { address: string }) => `Nothing answers at "${address}".`,
    hint: ({ meant }: { meant: string | undefined }) =>
      meant === undefined
        ? 'Name the page: "page:contact". A file to download is in site/public/.'
        : `Did you mean "${meant}"?`,
  },
} satisfies Record<string, Entry>;
