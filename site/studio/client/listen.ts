import { originOf } from '../../live/source/pointed.ts';
import type { FoundText, PageAnswer } from '../contract.ts';
import { foundAt, nearest } from './marks.ts';
import { isText, valueAt } from './places.ts';
import { getState, setState, subscribe } from './store.ts';

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
  const { page, site } = getState();
  const value = page && found.text && valueAt(page, found.text);
  // Several values that are displayed together, such as an address or opening hours, are edited in a form.
  if (
    found.text &&
    !found.action &&
    typeof value === 'object' &&
    value !== null &&
    !isText(
      value,
      (site?.locales ?? []).map(({ code }) => code),
    )
  ) {
    setState({
      window: { kind: 'form', target: { question: { of: 'place', at: found.text }, value } },
      notice: undefined,
    });
    return;
  }
  setState({ text: { element, at: found.text, action: found.action }, notice: undefined });
}

const pointer = 'studio-pointer';
const control = 'input, textarea, select, option';

/**
 * Intercepts the page's events in edit mode: a click on a text opens its editor instead of following a link. In browse
 * mode, the page works as usual.
 */
export function listen(hover: (hovered: Hovered | 'stay' | undefined) => void): () => void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const page = (): PageAnswer | undefined => (getState().isEditing ? getState().page : undefined);
  let last: Element | undefined;
  // Browsers do not report the position of a resting pointer after a reload, so keep it in the session storage.
  let point = JSON.parse(sessionStorage.getItem(pointer) ?? 'null') as {
    readonly x: number;
    readonly y: number;
  } | null;
  addEventListener('pagehide', () => sessionStorage.setItem(pointer, JSON.stringify(point)), options);

  const show = (target: Element | null, isOurs: boolean): void => {
    const now = page();
    // While an item is dragged, its bar stays.
    if (!now || !target || !point || target === last || getState().dropPlace) return;
    last = target;
    // Over the bar of an item, the item stays highlighted.
    const pointed = isOurs ? undefined : pointedAt(target, point, now);
    const picture = target instanceof HTMLImageElement ? target : undefined;
    hover(isOurs ? 'stay' : pointed && { ...pointed, picture });
  };
  for (const name of ['pointermove', 'pointerover', 'wheel'] as const)
    addEventListener(
      name,
      (event) => {
        point = { x: event.clientX, y: event.clientY };
        show(event.composedPath()[0] as Element, isOwn(event));
      },
      { ...options, passive: true },
    );
  // Update when the page scrolls or reloads, or a window closes, while the pointer rests.
  const update = (): void => {
    if (!point) return;
    const target = document.elementFromPoint(point.x, point.y);
    show(target, target instanceof HTMLElement && target.dataset['live'] !== undefined);
  };
  addEventListener('scroll', update, { ...options, passive: true });
  let seen: readonly unknown[] = [];
  const unsubscribe = subscribe(() => {
    const now = [page(), getState().window, getState().text];
    if (now.every((part, index) => part === seen[index])) return;
    seen = now;
    last = undefined;
    update();
  });
  controller.signal.addEventListener('abort', unsubscribe);
  addEventListener(
    'focusin',
    (event) => {
      const now = page();
      const { target } = event;
      if (!now || isOwn(event) || !(target instanceof Element)) return;
      const found = foundAt(target, now)[0] ?? nearest(target, now);
      if (found && target.matches(':focus-visible')) hover({ element: target, found });
    },
    options,
  );
  const intercept = (event: MouseEvent): Hovered | undefined => {
    const now = page();
    const [element] = event.composedPath();
    if (
      !now ||
      isOwn(event) ||
      event.button !== 0 ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      !(element instanceof Element)
    )
      return undefined;
    // Inactive tabs and form fields keep working.
    if (element.closest('[role=tab][aria-selected=false]') || element.matches(control)) return undefined;
    const pointed = pointedAt(element, { x: event.clientX, y: event.clientY }, now);
    if (!pointed && !element.closest('a, button, summary')) return undefined;
    event.preventDefault();
    event.stopImmediatePropagation();
    return pointed;
  };
  addEventListener('mousedown', (event) => void intercept(event), options);
  addEventListener(
    'click',
    (event) => {
      const pointed = intercept(event);
      if (pointed) openText(pointed);
    },
    options,
  );
  addEventListener(
    'keydown',
    (event) => {
      const now = page();
      const { target, key } = event;
      if (
        !now ||
        isOwn(event) ||
        event.altKey ||
        !(target instanceof Element) ||
        target.matches(`${control}, [contenteditable]`)
      )
        return;
      if (key !== 'Enter' || event.ctrlKey || event.metaKey) return;
      const found = foundAt(target, now)[0] ?? nearest(target, now);
      if (!found) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      openText({ element: target, found });
    },
    options,
  );
  const preventSubmit = (event: Event): void => {
    if (page() && !isOwn(event)) event.preventDefault();
  };
  addEventListener('submit', preventSubmit, options);
  return () => controller.abort();
}
