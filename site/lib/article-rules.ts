import type { Config, DOMPurify } from 'dompurify';
import { articleAttributes, articleElements } from '#generated/article-html.ts';

/** What an article may be made of; everything else is taken out, its text kept where it is text. */
export const articleRules = {
  ALLOWED_TAGS: [...articleElements],
  ALLOWED_ATTR: [...articleAttributes],
  FORBID_TAGS: ['script', 'object', 'embed', 'iframe', 'form', 'input', 'button', 'style', 'svg', 'math', 'template'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // The rule for addresses would be held against these as well.
  ADD_URI_SAFE_ATTR: ['target', 'rel'],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i,
} satisfies Config;

/** A link that opens another window never hands this one over. */
export function keepLinksSafe(purify: DOMPurify): void {
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName !== 'A') return;
    if (node.hasAttribute('target')) {
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer');
    } else node.removeAttribute('rel');
  });
}
