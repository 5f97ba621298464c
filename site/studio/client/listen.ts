import { originOf } from '../../live/source/pointed.ts';
import type { FoundText, PageAnswer } from '../contract.ts';
import { foundAt, nearest } from './marks.ts';
import { isText, valueAt } from './places.ts';
import { getState, openValue, setState, subscribe } from './store.ts';
import { localeCodes } from './words.ts';

/** The element under the pointer or the focus, and the paths in the spec behind it. */
export interface Hovered {
  readonly element: Element;
  readonly found: FoundText;
  /** The picture under the pointer. */
  readonly picture?: Element | undefined;
}

/** Whether an event occurred in the studio or another layer of the dev server, and not on the page. */
export function isOwn(event: Event): boolean {
  return event.composedPath().some((target) => target instanceof HTMLElement && target.dataset['live'] !== undefined);
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

/** Opens the editor for an element of the page. */
export function openText({ element, found }: Hovered): void {
  if (!found.text && !found.action) return;
  element.closest('details')?.setAttribute('open', '');
  const { page } = getState();
  const value = page && found.text && valueAt(page, found.text);
  // Several values that are displayed together, such as an address or opening hours, are edited in a form.
  if (found.text && !found.action && typeof value === 'object' && value !== null && !isText(value, localeCodes()))
    openValue(found.text);
  else setState({ text: { element, at: found.text, action: found.action }, notice: undefined });
}

const storageKey = 'studio-pointer';
const control = 'input, textarea, select, option';

/**
 * Intercepts the page's events in edit mode: a click on a text opens its editor instead of following a link. In browse
 * mode, the page works as usual.
 */
export function listen(hover: (hovered: Hovered | 'stay' | undefined) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const on = <K extends keyof WindowEventMap>(
    name: K,
    listener: (event: WindowEventMap[K], page: PageAnswer) => void,
    passive = false,
  ): void =>
    addEventListener(
      name,
      (event) => {
        const { page, isEditing } = getState();
        if (page && isEditing) listener(event, page);
      },
      { capture: true, passive, signal },
    );

  let last: Element | undefined;
  // Browsers do not report the position of a resting pointer after a reload, so keep it in the session storage.
  let point = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as {
    readonly x: number;
    readonly y: number;
  } | null;
  addEventListener('pagehide', () => sessionStorage.setItem(storageKey, JSON.stringify(point)), { signal });

  const show = (target: Element | null, isOurs: boolean): void => {
    const { page, isEditing, dropPlace } = getState();
    // While an item is dragged, its bar stays.
    if (!page || !isEditing || !target || !point || target === last || dropPlace) return;
    last = target;
    // Over the bar of an item, the item stays highlighted.
    const pointed = isOurs ? undefined : pointedAt(target, point, page);
    const picture = target instanceof HTMLImageElement ? target : undefined;
    hover(isOurs ? 'stay' : pointed && { ...pointed, picture });
  };
  const followPointer = (event: MouseEvent): void => {
    point = { x: event.clientX, y: event.clientY };
    show(event.composedPath()[0] as Element, isOwn(event));
  };
  for (const name of ['pointermove', 'pointerover', 'wheel'] as const)
    addEventListener(name, followPointer, { capture: true, passive: true, signal });
  // Update when the page scrolls or reloads, or a window closes, while the pointer rests.
  const update = (): void => {
    if (!point) return;
    const target = document.elementFromPoint(point.x, point.y);
    show(target, target instanceof HTMLElement && target.dataset['live'] !== undefined);
  };
  on('scroll', update, true);
  let seen: readonly unknown[] = [];
  const unsubscribe = subscribe(() => {
    const { page, isEditing, window, text } = getState();
    const now = [page, isEditing, window, text];
    if (now.every((part, index) => part === seen[index])) return;
    seen = now;
    last = undefined;
    update();
  });
  signal.addEventListener('abort', unsubscribe);

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
    // Inactive tabs and form fields keep working.
    if (element.closest('[role=tab][aria-selected=false]') || element.matches(control)) return undefined;
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
