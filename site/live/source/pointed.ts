import { pageLocale } from '../../lib/page-locale.ts';
import type { SourceQuestion } from '../../../generator/edit/source/answer.ts';
import { originsAt, specAttribute } from './element.ts';

/** An element, and the position of the pointer if it was pointed at. */
export interface Pointed {
  readonly element: Element;
  readonly at?: { readonly x: number; readonly y: number } | undefined;
}

/** Elements that show one thing: a text inside stands for the element if nothing nearer has an origin. */
const whole =
  'a, button, label, summary, option, p, li, dt, dd, h1, h2, h3, h4, h5, h6, figcaption, [role=tab], [role=status], [role=alert]';
const control = 'input, select, textarea';

function clean(text: string | null | undefined): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** The text nodes below an element, without blank ones. */
function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (clean(node.data) !== '' && !node.parentElement?.closest('script, style')) found.push(node);
  }
  return found;
}

/** The text node under the pointer. */
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

const originSelector = `[${specAttribute}]`;

/** The origin of an element's text. Of several, the one for the text node, if each has a node of its own. */
function ownText(element: Element | null | undefined, node?: Text): string | undefined {
  if (!element) return undefined;
  const { texts } = originsAt(element);
  const nodes = [...element.childNodes].filter((child) => child instanceof Text && clean(child.data) !== '');
  return texts[node ? Math.max(0, nodes.indexOf(node)) : 0] ?? texts.at(-1);
}

/** The origin of the text that was pointed at: the text under the pointer, of the element, or of what contains it. */
export function originOf({ element, at }: Pointed): string | undefined {
  if (element.matches(control))
    return ownText((element as HTMLInputElement).labels?.[0]) ?? originsAt(element).attributes[0];
  const node = textAt({ element, at });
  const under = ownText(node?.parentElement?.closest(originSelector), node);
  const around = element.closest(whole);
  const inside = around ?? (textsIn(element).length === 1 ? element : undefined);
  const near = [element, around, ...(inside?.querySelectorAll(originSelector) ?? [])];
  return (
    under ??
    near.map((one) => ownText(one)).find(Boolean) ??
    [element, around].flatMap((one) => (one ? originsAt(one).attributes : []))[0]
  );
}

/** Finds a text in raw HTML, which has one origin as a whole: its words, and its number among equal texts. */
function partOf(pointed: Pointed): SourceQuestion['part'] {
  const whole = pointed.element.closest(originSelector);
  const node = textAt(pointed) ?? textsIn(pointed.element)[0];
  if (!whole || whole === pointed.element || !node || node.parentElement === whole) return undefined;
  const alike = textsIn(whole).filter(({ data }) => data === node.data);
  return { text: clean(node.data), nth: Math.max(0, alike.indexOf(node)) };
}

/** The field that an element belongs to: the control itself, its label, its help or its error. */
function fieldOf(element: Element): { form?: string; field?: string } {
  const form = element.closest('form');
  if (!form) return {};
  const named = element.matches(control) ? element : element.closest('.field')?.querySelector(control);
  const field = named?.getAttribute('name');
  return { form: form.id, ...(field && { field }) };
}

/** The element to outline and to ask about. */
export function targetOf({ element }: Pointed): Element {
  return element.closest(control) ?? element.closest('a, button, label, summary, [role=tab]') ?? element;
}

/** The question to the dev server about an element. */
export function questionOf(pointed: Pointed): SourceQuestion {
  const { element } = pointed;
  const origin = originOf(pointed);
  const part = partOf(pointed);
  const href = element.closest('a')?.getAttribute('href');
  return {
    locale: pageLocale() as SourceQuestion['locale'],
    page: document.getElementById('main')?.dataset['page'] ?? '',
    path: location.pathname,
    ...(origin !== undefined && { origin }),
    ...(part && { part }),
    ...fieldOf(element),
    ...(href && { href }),
  };
}
