import type { FoundText, PageAnswer } from '../contract.ts';
import { originsAt, specAttribute } from '../../live/origins.ts';
import { foundAt, nearest, isText, valueAt } from './spec-paths.ts';
import { getState, openValue, setState } from './store.ts';
import { localeCodes } from './words.ts';

/** The element under the pointer or the focus, and the paths in the spec behind it. */
export interface Hovered {
  readonly element: Element;
  readonly found: FoundText;
  /** The picture under the pointer. */
  readonly picture?: Element | undefined;
}

function isLayer(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.dataset['live'] !== undefined;
}

/** Whether an event occurred in the studio or another layer of the dev server, and not on the page. */
export function isOwn(event: Event): boolean {
  return event.composedPath().some(isLayer);
}

function pointedAt(
  element: Element,
  at: { readonly x: number; readonly y: number },
  page: PageAnswer,
): Hovered | undefined {
  if (!document.body.contains(element)) return undefined;
  const origin = originOf({ element, at });
  const exact = origin === undefined ? undefined : page.texts[origin];
  const holder = element.closest('[data-spec]') ?? element;
  if (exact?.text || exact?.action)
    return { element: elementWithOrigin(element, origin ?? '') ?? holder, found: exact };
  const found = nearest(element, page);
  return found && { element: holder, found };
}

/** The element with an origin, around or inside the pointed element. */
function elementWithOrigin(element: Element, origin: string): Element | undefined {
  const hasOrigin = (one: Element | null): boolean =>
    one?.getAttribute('data-spec')?.split(' ').map(decodeURI).includes(origin) ?? false;
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
    if (hasOrigin(one)) return one;
  return [...element.querySelectorAll('[data-spec]')].find(hasOrigin);
}

/** Opens the editor for an element of the page. The text of an example is selected. */
export function openText({ element, found }: Hovered, isExample = false): void {
  if ((!found.text && !found.action) || getState().isReloading) return;
  element.closest('details')?.setAttribute('open', '');
  const { page } = getState();
  const value = page && found.text && valueAt(page, found.text);
  // Several values that are displayed together, such as an address or opening hours, are edited in a form.
  if (found.text && !found.action && typeof value === 'object' && value !== null && !isText(value, localeCodes()))
    openValue(found.text);
  else setState({ text: { element, at: found.text, action: found.action, isExample }, notice: undefined });
}

const storageKey = 'studio-pointer';
/** Interval of the checks for the element under the pointer (milliseconds). Two in a row must find the same element. */
const lookEvery = 75;
const control = 'input, textarea, select, option';
/** Tabs and themes to choose. */
const inactive = '[role=tab][aria-selected=false], button[data-theme][aria-pressed=false]';

/**
 * Intercepts the page's events in edit mode: a click on a text opens its editor instead of following a link. In browse
 * mode, the page works as usual.
 */
export function listen(hover: (hovered: Hovered | undefined) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const on = <K extends keyof WindowEventMap>(
    name: K,
    listener: (event: WindowEventMap[K], page: PageAnswer) => void,
  ): void =>
    addEventListener(
      name,
      (event) => {
        const { page, isEditing } = getState();
        if (page && isEditing) listener(event, page);
      },
      { capture: true, signal },
    );

  // Browsers do not report the position of a resting pointer after a reload, so keep it in the session storage.
  let point = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as {
    readonly x: number;
    readonly y: number;
  } | null;
  addEventListener('pagehide', () => sessionStorage.setItem(storageKey, JSON.stringify(point)), { signal });
  const follow = ({ clientX: x, clientY: y }: MouseEvent): void => void (point = { x, y });
  for (const name of ['pointermove', 'pointerover', 'wheel'] as const)
    addEventListener(name, follow, { capture: true, passive: true, signal });
  let passed: Element | undefined;
  let seen: readonly unknown[] = [];
  // The element under a resting pointer changes too: the page scrolls or loads again, a window closes.
  const timer = setInterval(() => {
    const { page, isEditing, dropPlace } = getState();
    // While an item is dragged, its bar stays.
    if (!page || !isEditing || !point || dropPlace) return;
    const target = document.elementFromPoint(point.x, point.y);
    // Over the bar of an item, the item stays highlighted.
    if (!target || isLayer(target) || (target === seen[0] && page === seen[1])) return;
    // The pointer may cross other texts on its way to the bar.
    const isCrossing = target !== passed;
    passed = target;
    if (isCrossing) return;
    seen = [target, page];
    const pointed = pointedAt(target, point, page);
    hover(pointed && { ...pointed, picture: target instanceof HTMLImageElement ? target : undefined });
  }, lookEvery);
  signal.addEventListener('abort', () => clearInterval(timer));

  const focusedAt = (event: Event, page: PageAnswer): Hovered | undefined => {
    const { target } = event;
    if (isOwn(event) || !(target instanceof Element)) return undefined;
    const found = foundAt(target, page)[0] ?? nearest(target, page);
    return found && { element: target, found };
  };
  on('focusin', (event, page) => {
    const focused = focusedAt(event, page);
    if (focused?.element.matches(':focus-visible')) hover(focused);
  });
  const intercept = (event: MouseEvent, page: PageAnswer): Hovered | undefined => {
    const [element] = event.composedPath();
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey;
    if (isOwn(event) || event.button !== 0 || hasModifier || !(element instanceof Element)) return undefined;
    // Tabs and themes that are not chosen, and form fields, keep working.
    if (element.closest(inactive) || element.matches(control)) return undefined;
    const pointed = pointedAt(element, { x: event.clientX, y: event.clientY }, page);
    if (!pointed && !element.closest('a, button, summary')) return undefined;
    event.preventDefault();
    event.stopImmediatePropagation();
    return pointed;
  };
  on('mousedown', intercept);
  on('click', (event, page) => {
    const pointed = intercept(event, page);
    if (pointed) openText(pointed);
  });
  on('keydown', (event, page) => {
    const focused = focusedAt(event, page);
    if (!focused || event.key !== 'Enter' || event.altKey || event.ctrlKey || event.metaKey) return;
    if (focused.element.matches(`${control}, [contenteditable]`)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    openText(focused);
  });
  on('submit', (event) => {
    if (!isOwn(event)) event.preventDefault();
  });
  return () => controller.abort();
}

/** An element, and the position of the pointer if it was pointed at. */
interface Pointed {
  readonly element: Element;
  readonly at?: { readonly x: number; readonly y: number } | undefined;
}

/** Elements that show one thing: a text inside stands for the element if nothing nearer has an origin. */
const whole =
  'a, button, label, summary, option, p, li, dt, dd, h1, h2, h3, h4, h5, h6, figcaption, [role=tab], [role=status], [role=alert]';
const labelled = 'input, select, textarea';

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
function originOf({ element, at }: Pointed): string | undefined {
  if (element.matches(labelled))
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
