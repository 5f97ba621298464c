import type { Locale } from '#contract';
import type { SourceQuestion } from '../../../generator/sources/answer.ts';

/** Something in the page, and where the pointer is, if it was pointed at. */
export interface Pointed {
  readonly element: Element;
  readonly at?: { readonly x: number; readonly y: number } | undefined;
}

/** What shows one thing as a whole: a text in it is meant where nothing nearer has one. */
const whole = 'a, button, label, summary, option, p, li, dt, dd, h1, h2, h3, h4, h5, h6, figcaption, [role=tab], [role=status], [role=alert]';
const spoken = ['aria-label', 'placeholder', 'title', 'alt'] as const;
const control = 'input, select, textarea';

const clean = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** The text nodes below an element that say something. */
function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (clean(node.data) !== '' && !node.parentElement?.closest('script, style')) found.push(node);
  }
  return found;
}

/** The text node that is under the pointer. */
function textAt({ element, at }: Pointed): Text | undefined {
  if (!at) return undefined;
  return textsIn(element).find((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(({ left, right, top, bottom }) => at.x >= left && at.x <= right && at.y >= top && at.y <= bottom);
  });
}

const own = (element: Element): string[] =>
  [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => clean(node.nodeValue)).filter((text) => text !== '');
const said = (element: Element): string[] => spoken.map((name) => clean(element.getAttribute(name))).filter((text) => text !== '');

/** The texts of what was pointed at, the most likely first. */
function shownAt(pointed: Pointed): string[] {
  const { element } = pointed;
  if (element.matches(control)) {
    const { labels } = element as HTMLInputElement;
    return [...[...(labels ?? [])].flatMap(own), ...said(element)];
  }
  const around = element.closest(whole);
  const inside = around ?? (textsIn(element).length === 1 ? element : undefined);
  const under = textAt(pointed);
  const found = [clean(under?.data), ...own(element), ...said(element), ...(inside ? textsIn(inside).map(({ data }) => clean(data)) : []), ...(around ? said(around) : [])];
  return [...new Set(found.filter((text) => text !== ''))];
}

/** Which one a place is of all in the same part of the page that show the same. */
function order(element: Element, text: string, part: Element): { nth: number; of: number } {
  const alike = textsIn(part).filter(({ data }) => clean(data) === text);
  const nth = alike.findIndex((node) => element.contains(node) || node.parentElement?.contains(element));
  return { nth: Math.max(0, nth), of: alike.length };
}

/** The field that an element belongs to: itself, or that whose label, help or error it is. */
function fieldOf(element: Element): { form?: string; field?: string } {
  const form = element.closest('form');
  if (!form) return {};
  const named = element.matches(control) ? element : element.closest('.field')?.querySelector(control);
  const field = named?.getAttribute('name');
  return { form: form.id, ...(field && { field }) };
}

/** The element that is meant: what is outlined, and what is asked about. */
export const meant = ({ element }: Pointed): Element =>
  element.closest(control) ?? element.closest('a, button, label, summary, [role=tab]') ?? element;

/** What the dev server is asked about it. */
export function questionOf(pointed: Pointed): SourceQuestion {
  const { element } = pointed;
  const main = document.getElementById('main');
  const part = main?.contains(element) ? main : (element.closest('header, footer') ?? document.body);
  const shown = shownAt(pointed);
  const href = element.closest('a')?.getAttribute('href');
  return {
    locale: document.documentElement.lang as Locale,
    page: main?.dataset['page'] ?? '',
    path: location.pathname,
    region: part === main ? 'main' : 'frame',
    shown,
    ...order(element, shown[0] ?? '', part),
    ...fieldOf(element),
    ...(href && { href }),
  };
}
