import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { articleRules, keepLinksSafe } from '../lib/article-rules.ts';

const purify = createDOMPurify(new JSDOM('').window);
keepLinksSafe(purify);

/** Removes everything from an article's HTML that its rules do not allow. */
export function sanitiseArticle(html: string): string {
  return purify.sanitize(html, articleRules);
}
