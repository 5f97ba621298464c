import type { CompiledImages, CompiledPart } from '#contract';
import { escapeHtml } from '../build/escape-html.ts';
import { articleMarkup } from '../renderer/article-text.ts';
import { pictureMarkup } from './picture.ts';

/**
 * An article's text as its page shows it. HTML is sanitised; tables and figures are made here, of words and of the site's own pictures alone,
 * so that they may have what the sanitiser takes out.
 *
 * @param t the words of a key
 * @param note what links say that open a new tab
 * @param images what is known of the pictures
 */
export function bodyMarkup(
  html: string | readonly CompiledPart[],
  t: (key: string) => string,
  note: string,
  images: CompiledImages,
): string {
  return typeof html === 'string'
    ? articleMarkup(t(html), note)
    : html.map((part) => partMarkup(part, t, note, images)).join('');
}

function partMarkup(part: CompiledPart, t: (key: string) => string, note: string, images: CompiledImages): string {
  switch (part.kind) {
    case 'html':
      return articleMarkup(t(part.html), note);
    case 'table':
      return tableMarkup(part, t);
    case 'figure': {
      const caption = part.caption === undefined ? '' : `<figcaption>${escapeHtml(t(part.caption))}</figcaption>`;
      return `<figure>${pictureMarkup(part.image, 'text', images, t)}${caption}</figure>`;
    }
  }
}

// What is wider than the page scrolls by itself, by the keyboard too: the region has a name and can have the focus.
function tableMarkup(
  { caption, head, rows }: Extract<CompiledPart, { kind: 'table' }>,
  t: (key: string) => string,
): string {
  const words = (key: string): string => escapeHtml(t(key));
  const heads = head.map((cell) => `<th scope="col">${words(cell)}</th>`).join('');
  const body = rows.map(
    ([first = '', ...cells]) =>
      `<tr><th scope="row">${words(first)}</th>${cells.map((cell) => `<td>${words(cell)}</td>`).join('')}</tr>`,
  );
  return (
    `<div class="data-table" role="region" tabindex="0" aria-label="${words(caption)}"><table><caption>${words(caption)}</caption>` +
    `<thead><tr>${heads}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
  );
}
