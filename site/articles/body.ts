import type { CompiledPart } from '#contract';
import { escapeHtml } from '../build/escape-html.ts';
import { articleMarkup } from '../renderer/article-text.ts';

/**
 * An article's text as its page shows it. HTML is sanitised; a table is made here, of words alone, so that it may have what the
 * sanitiser takes out.
 *
 * @param t the words of a key
 * @param note what links say that open a new tab
 */
export const bodyMarkup = (html: string | readonly CompiledPart[], t: (key: string) => string, note: string): string =>
  typeof html === 'string' ? articleMarkup(t(html), note) : html.map((part) => partMarkup(part, t, note)).join('');

function partMarkup(part: CompiledPart, t: (key: string) => string, note: string): string {
  return part.kind === 'html' ? articleMarkup(t(part.html), note) : tableMarkup(part, t);
}

// What is wider than the page scrolls by itself, by the keyboard too: the region has a name and can have the focus.
function tableMarkup({ caption, head, rows }: Extract<CompiledPart, { kind: 'table' }>, t: (key: string) => string): string {
  const words = (key: string): string => escapeHtml(t(key));
  const heads = head.map((cell) => `<th scope="col">${words(cell)}</th>`).join('');
  const body = rows.map(([first = '', ...cells]) => `<tr><th scope="row">${words(first)}</th>${cells.map((cell) => `<td>${words(cell)}</td>`).join('')}</tr>`);
  return (
    `<div class="data-table" role="region" tabindex="0" aria-label="${words(caption)}"><table><caption>${words(caption)}</caption>` +
    `<thead><tr>${heads}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
  );
}
