import { firmItself, website } from './structured-data/firm.ts';
import { aboutPage, blogPosting, breadcrumbList, contactPage, service } from './structured-data/page.ts';
import { blocksOf, type StructuredDataSource, type Thing } from './structured-data/source.ts';

/** What a page tells search engines in schema.org's words; nothing where they do not list it. */
export function structuredData(source: StructuredDataSource): readonly Thing[] {
  const { page, entry } = source;
  if (!entry.indexable) return [];
  const articles = blocksOf(page.blocks).flatMap((block) => (block.kind === 'article' ? [block] : []));
  return [
    ...aboutItself(source),
    ...(page.breadcrumbs ? [breadcrumbList(source, page.breadcrumbs)] : []),
    ...articles.map((article) => blogPosting(source, article)),
  ];
}

// Only the home page has no way to it, and it stands for the site.
function aboutItself(source: StructuredDataSource): readonly Thing[] {
  const { structuredData: subject, breadcrumbs } = source.page;
  switch (subject) {
    case 'organisation':
      return breadcrumbs ? [firmItself(source)] : [firmItself(source), website(source)];
    case 'service':
      return [service(source)];
    case 'about':
      return [aboutPage(source), firmItself(source)];
    case 'contact':
      return [contactPage(source), firmItself(source)];
    default:
      return [];
  }
}

/** The element that carries the things; none when there are none. A `<` is escaped, so that no text can end the element. */
export function scriptOf(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
