import { createRequire } from 'node:module';
import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import type * as jsdom from 'jsdom';
import { haveOwnMarkers, ownMarkersClass } from './own-markers.ts';
import { keepResult, keptResult } from '../kept-results.ts';
import { articleAttributes, articleElements } from '#generated/article-html.ts';

/** DOMPurify's rules for articles: other elements are removed, but their text is kept. */
const rules = {
  ALLOWED_TAGS: [...articleElements],
  ALLOWED_ATTR: [...articleAttributes],
  FORBID_TAGS: ['script', 'object', 'embed', 'iframe', 'form', 'input', 'button', 'style', 'svg', 'math', 'template'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Otherwise ALLOWED_URI_REGEXP would apply to these too.
  ADD_URI_SAFE_ATTR: ['target', 'rel'],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i,
} satisfies Config;

let purify: DOMPurify | undefined;

/** Loads jsdom, which takes longer than rendering a page, with the first article. */
function createPurify(): DOMPurify {
  const { JSDOM } = createRequire(import.meta.url)('jsdom') as typeof jsdom;
  const created = createDOMPurify(new JSDOM('').window);
  // Links that open a new tab do not give it access to this one.
  created.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'OL' && haveOwnMarkers([...node.children].map(({ textContent }) => textContent)))
      node.setAttribute('class', ownMarkersClass);
    if (node.nodeName !== 'A') return;
    if (node.hasAttribute('target')) {
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer');
    } else node.removeAttribute('rel');
  });
  return created;
}

/** Removes everything from an article's HTML that its rules do not allow. */
export function sanitiseArticle(html: string): string {
  const kept = keptResult(html);
  if (kept !== undefined) return kept;
  const sanitised = (purify ??= createPurify()).sanitize(html, rules);
  keepResult(html, sanitised);
  return sanitised;
}
