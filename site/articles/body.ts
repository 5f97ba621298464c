import type { CompiledImage, CompiledImages, CompiledPart } from '#contract';
import { escapeUTF8 } from 'entities';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PictureLabels, picturesAt } from '../pictures/picture-view.tsx';
import { sanitiseArticle } from './sanitise.ts';

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
