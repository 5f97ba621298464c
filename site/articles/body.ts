import type { CompiledImage, CompiledImages, CompiledPart } from '#contract';
import { createRequire } from 'node:module';
import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import { escapeUTF8 } from 'entities';
import type * as jsdom from 'jsdom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { articleAttributes, articleElements } from '#generated/article-html.ts';
import { keepResult, keptResult } from '../kept-results.ts';
import { PictureLabels, picturesAt } from '../pictures/picture-view.tsx';
import { haveOwnMarkers, ownMarkersClass } from './own-markers.ts';

/**
 * Renders the body of an article. HTML is sanitised. Tables and figures are built here, from escaped text and the
 * site's own pictures, so they may contain elements that the sanitiser removes.
 *
 * @param t translates a key
 * @param note the note inside links that open a new tab, as HTML
 * @param images the metadata of the pictures
 */
export function bodyMarkup(
  html: string | readonly CompiledPart[],
  t: (key: string) => string,
  note: string,
  images: CompiledImages,
): string {
  if (typeof html === 'string') return articleMarkup(t(html), note);
  const escaped = (key: string): string => escapeUTF8(t(key));
  const markupOf = (part: CompiledPart): string => {
    if (part.kind === 'html') return articleMarkup(t(part.html), note);
    if (part.kind === 'table') return tableMarkup(part, escaped);
    const { image, caption } = part;
    const alt = image.alt === undefined ? '' : t(image.alt);
    const captioned = caption === undefined ? '' : `<figcaption>${escaped(caption)}</figcaption>`;
    const picture = pictureMarkup(image, images, alt);
    const labels = image.labels && renderToStaticMarkup(createElement(PictureLabels, { image, images, t }));
    return `<figure>${labels ? `<div class="relative">${picture}${labels}</div>` : picture}${captioned}</figure>`;
  };
  return html.map(markupOf).join('');
}

// A table wider than the page scrolls on its own. Its name and `tabindex` make it reachable by keyboard.
function tableMarkup(
  { caption, head, rows }: Extract<CompiledPart, { kind: 'table' }>,
  escaped: (key: string) => string,
): string {
  const heads = head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('');
  const body = rows.map(
    ([first = '', ...cells]) =>
      `<tr><th scope="row">${escaped(first)}</th>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
  );
  return (
    `<div class="data-table" role="region" tabindex="0" aria-label="${escaped(caption)}"><table><caption>${escaped(caption)}</caption>` +
    `<thead><tr>${heads}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
  );
}

// A picture in an article is never at the top of the page, so it loads lazily.
function pictureMarkup(image: CompiledImage, images: CompiledImages, alt: string): string {
  return picturesAt(image, 'text', images)
    .map(({ className, sources, img: { className: tint, ...img } }) => {
      const sourceTags = sources.map(
        ({ type, srcSet, sizes }) => `<source${attributes({ type, srcset: srcSet, sizes })}>`,
      );
      return `<picture class="${className}">${sourceTags.join('')}<img${attributes({ ...img, alt, loading: 'lazy', decoding: 'async', class: tint })}></picture>`;
    })
    .join('');
}

function attributes(all: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(all)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeUTF8(String(value))}"`))
    .join('');
}

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

/**
 * Sanitises the HTML of an article and adds a note to links that open a new tab. Links are found by a pattern, since
 * the sanitiser has given all of them the same attributes.
 */
function articleMarkup(html: string, note: string): string {
  return sanitiseArticle(html).replaceAll(
    /(<a\b[^>]* target="_blank"[^>]*>.*?)<\/a>/gs,
    (_, link: string) => `${link}${note}</a>`,
  );
}
