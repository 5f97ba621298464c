import { originsAt, specAttribute } from '../../live/source/element.ts';

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
