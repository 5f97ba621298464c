import { list, record, same, text } from './data.ts';
import type { Data } from './data.ts';
import type { Paths } from './routes.ts';
import type { Versions } from './versions.ts';
import { compared, contrast } from './words.ts';

/** Everything that a page links to, in the default language; the fragments of the page itself are left out. */
const linksIn = (value: Data, locale: string): string[] => {
  if (Array.isArray(value)) return value.flatMap((item) => linksIn(item, locale));
  const here = record(value);
  const href = record(record(here['link'])['href'])[locale];
  return [...(typeof href === 'string' && !href.startsWith('#') ? [href] : []), ...Object.values(here).flatMap((inner) => linksIn(inner, locale))];
};

const blocksOf = (page: Data): { [key: string]: Data }[] =>
  list(record(page)['blocks']).map(record).flatMap((block) => [block, ...list(block['panels']).flatMap(blocksOf)]);

const pageChanges = (before: Data, after: Data, paths: Paths, locale: string): string[] => {
  const kinds = (page: Data) => blocksOf(page).map(({ kind }) => text(kind));
  const forms = (page: Data) => blocksOf(page).flatMap(({ form }) => (typeof form === 'string' ? [form] : []));
  const ignored = new Set(['blocks', 'breadcrumbs', 'title', 'description']);
  const [was, now] = [record(before), record(after)];
  const hrefOf = (link: Data): string => text(record(record(link)['href'])[locale]);
  const blocks = compared(kinds(before), kinds(after));
  // A calendar's or a chat's long address says less than its site.
  const links = compared(linksIn(before, locale).map(paths.renamed), linksIn(after, locale));
  const shown = compared(forms(before), forms(after));
  return [
    ...shown.added.map((form) => `shows the form ${form}`),
    ...shown.removed.map((form) => `no longer shows the form ${form}`),
    ...blocks.added.map((kind) => `block ${kind} added`),
    ...blocks.removed.map((kind) => `block ${kind} removed`),
    ...(blocks.added.length + blocks.removed.length === 0 && !same(kinds(before), kinds(after)) ? ['blocks in another order'] : []),
    ...links.added.map((href) => `link to ${href} added`),
    ...links.removed.map((href) => `link to ${href} removed`),
    ...Object.keys({ ...was, ...now })
      .filter((key) => !ignored.has(key) && !same(was[key], now[key]))
      .filter((key) => key !== 'autoRedirect' || record(was[key])['after'] !== record(now[key])['after'] || paths.renamed(hrefOf(was[key])) !== hrefOf(now[key]))
      .map((key) => `${key} ${contrast(was[key], now[key])}`),
  ];
};

/** What changed of what the pages are made of: blocks, forms on them, links, layout. */
export const pagesChanges = ({ changed, defaultLocale }: Versions, paths: Paths): string[] =>
  [...changed].flatMap(([path, { before, after }]) => {
    const id = /^site\/generated\/pages\/(.+)\.ts$/.exec(path)?.[1];
    if (id === undefined || paths.isNewOrGone(id)) return [];
    const changes = pageChanges(before['page'], after['page'], paths, defaultLocale);
    return changes.length > 0 ? [`${paths.of(id)}: ${changes.join('; ')}`] : [];
  });
