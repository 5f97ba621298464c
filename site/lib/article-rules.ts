import type { Config, DOMPurify } from 'dompurify';
import { articleAttributes, articleElements } from '#generated/article-html.ts';

/** DOMPurify's rules for articles: other elements are removed, but their text is kept. */
export const articleRules = {
  ALLOWED_TAGS: [...articleElements],
  ALLOWED_ATTR: [...articleAttributes],
  FORBID_TAGS: ['script', 'object', 'embed', 'iframe', 'form', 'input', 'button', 'style', 'svg', 'math', 'template'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Otherwise ALLOWED_URI_REGEXP would apply to these too.
  ADD_URI_SAFE_ATTR: ['target', 'rel'],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i,
} satisfies Config;

/** Links that open a new tab do not give it access to this one. */
export function keepLinksSafe(purify: DOMPurify): void {
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName !== 'A') return;
    if (node.hasAttribute('target')) {
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer');
    } else node.removeAttribute('rel');
  });
}
