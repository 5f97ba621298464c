import type { SourceQuestion } from '../../../generator/edit/source/answer.ts';
import { originsAt, specAttribute } from './element.ts';

/** Something in the page, and where the pointer is, if it was pointed at. */
export interface Pointed {
  readonly element: Element;
  readonly at?: { readonly x: number; readonly y: number } | undefined;
}

/** What shows one thing as a whole: a text in it is meant where nothing nearer has one. */
const whole =
  'a, button, label, summary, option, p, li, dt, dd, h1, h2, h3, h4, h5, h6, figcaption, [role=tab], [role=status], [role=alert]';
const control = 'input, select, textarea';

function clean(text: string | null | undefined): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

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
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => at.x >= left && at.x <= right && at.y >= top && at.y <= bottom,
    );
  });
}

const saying = `[${specAttribute}]`;

/** Where an element's text comes from; of several, the one that the text node shows, as far as each has a node of its own. */
function ownText(element: Element | null | undefined, node?: Text): string | undefined {
  if (!element) return undefined;
  const { texts } = originsAt(element);
  const nodes = [...element.childNodes].filter((child) => child instanceof Text && clean(child.data) !== '');
  return texts[node ? Math.max(0, nodes.indexOf(node)) : 0] ?? texts.at(-1);
}

/** Where the text comes from that was pointed at: the one under the pointer, or of the element, or of what it is a part of. */
export function originOf({ element, at }: Pointed): string | undefined {
  if (element.matches(control))
    return ownText((element as HTMLInputElement).labels?.[0]) ?? originsAt(element).attributes[0];
  const node = textAt({ element, at });
  const under = ownText(node?.parentElement?.closest(saying), node);
  const around = element.closest(whole);
  const inside = around ?? (textsIn(element).length === 1 ? element : undefined);
  const near = [element, around, ...(inside?.querySelectorAll(saying) ?? [])];
  return (
    under ??
    near.map((one) => ownText(one)).find(Boolean) ??
    [element, around].flatMap((one) => (one ? originsAt(one).attributes : []))[0]
  );
}

/** A text in HTML that came as a whole: which one it is of those in it that say the same. */
function partOf(pointed: Pointed): SourceQuestion['part'] {
  const whole = pointed.element.closest(saying);
  const node = textAt(pointed) ?? textsIn(pointed.element)[0];
  if (!whole || whole === pointed.element || !node || node.parentElement === whole) return undefined;
  const alike = textsIn(whole).filter(({ data }) => data === node.data);
  return { text: clean(node.data), nth: Math.max(0, alike.indexOf(node)) };
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
export function meant({ element }: Pointed): Element {
  return element.closest(control) ?? element.closest('a, button, label, summary, [role=tab]') ?? element;
}

/** What the dev server is asked about it. */
export function questionOf(pointed: Pointed): SourceQuestion {
  const { element } = pointed;
  const origin = originOf(pointed);
  const part = partOf(pointed);
  const href = element.closest('a')?.getAttribute('href');
  return {
    locale: document.documentElement.lang as SourceQuestion['locale'],
    page: document.getElementById('main')?.dataset['page'] ?? '',
    path: location.pathname,
    ...(origin !== undefined && { origin }),
    ...(part && { part }),
    ...fieldOf(element),
    ...(href && { href }),
  };
}
