import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import type * as jsdom from 'jsdom';
import { haveOwnMarkers, ownMarkersClass } from './own-markers.ts';
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

/**
 * Removes everything from an article's HTML that its rules do not allow. A build keeps the result in the folder
 * `SANITISED_ARTICLES` for the builds that use its bundle again, whose rules are the same.
 */
export function sanitiseArticle(html: string): string {
  const folder = process.env['SANITISED_ARTICLES'];
  const kept = folder && join(folder, `${hash('sha256', html)}.html`);
  if (kept && existsSync(kept)) return readFileSync(kept, 'utf8');
  const sanitised = (purify ??= createPurify()).sanitize(html, rules);
  if (folder && kept) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(kept, sanitised);
  }
  return sanitised;
}

/**
 * Sanitises the HTML of an article and adds a note to links that open a new tab. Links are found by a pattern, since
 * the sanitiser has given all of them the same attributes.
 */
export function articleMarkup(html: string, note: string): string {
  return sanitiseArticle(html).replaceAll(
    /(<a\b[^>]* target="_blank"[^>]*>.*?)<\/a>/gs,
    (_, link: string) => `${link}${note}</a>`,
  );
}
