import createDOMPurify, { type Config } from 'dompurify';
import { JSDOM } from 'jsdom';
import { haveOwnMarkers, ownMarkersClass } from '../articles/own-markers.ts';
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

const purify = createDOMPurify(new JSDOM('').window);
// Links that open a new tab do not give it access to this one.
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'OL' && haveOwnMarkers([...node.children].map(({ textContent }) => textContent)))
    node.setAttribute('class', ownMarkersClass);
  if (node.nodeName !== 'A') return;
  if (node.hasAttribute('target')) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  } else node.removeAttribute('rel');
});

/** Removes everything from an article's HTML that its rules do not allow. */
export function sanitiseArticle(html: string): string {
  return purify.sanitize(html, rules);
}
