import { firmItself, website } from './structured-data/firm.ts';
import { blogPosting, breadcrumbList, firmPage, service } from './structured-data/page.ts';
import { blocksOf } from './blocks-of.ts';
import type { StructuredDataSource } from './structured-data/source.ts';

/** The structured data of a page in the terms of schema.org; empty if search engines do not index it. */
export function structuredData(source: StructuredDataSource): readonly object[] {
  const { page, entry } = source;
  if (!entry.indexable) return [];
  const articles = blocksOf(page.blocks).flatMap((block) => (block.kind === 'article' ? [block] : []));
  return [
    ...aboutItself(source),
    ...(page.breadcrumbs ? [breadcrumbList(source, page.breadcrumbs)] : []),
    ...articles.map((article) => blogPosting(source, article)),
  ];
}

// Only the home page has no breadcrumbs. It also describes the site.
function aboutItself(source: StructuredDataSource): readonly object[] {
  const { structuredData: subject, breadcrumbs } = source.page;
  switch (subject) {
    case 'organisation':
      return breadcrumbs ? [firmItself(source)] : [firmItself(source), website(source)];
    case 'service':
      return [service(source)];
    case 'about':
      return [firmPage('AboutPage', source), firmItself(source)];
    case 'contact':
      return [firmPage('ContactPage', source), firmItself(source)];
    default:
      return [];
  }
}

/**
 * The element with the structured data; empty if there is none. `<` is escaped, so that no text can close the element.
 */
export function scriptOf(things: readonly object[]): string {
  if (things.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
