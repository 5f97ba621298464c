import { originOf } from '../../live/source/pointed.ts';
import type { FoundText, Json, PageAnswer, SpecPath } from '../contract.ts';
import { foundAt, nearest } from './marks.ts';
import { isText, valueAt } from './places.ts';
import { getState, setState, subscribe } from './store.ts';
import { fieldName } from './words.ts';

/** What the pointer or the focus is at: what says something there, and where that stands. */
export interface Hovered {
  readonly element: Element;
  readonly found: FoundText;
  /** The picture that the pointer is on. */
  readonly picture?: Element | undefined;
}

/** Whether an event took place in the studio itself, or in what the dev server shows above the page. */
function isOwn(event: Event): boolean {
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
  const shown = element.closest('[data-spec]') ?? element;
  if (exact?.text || exact?.action) return { element: holderOf(element, origin ?? '') ?? shown, found: exact };
  const found = nearest(element, page);
  return found && { element: shown, found };
}

/** The element that says an origin, around or inside of what was pointed at. */
function holderOf(element: Element, origin: string): Element | undefined {
  const says = (one: Element | null): boolean =>
    one?.getAttribute('data-spec')?.split(' ').map(decodeURI).includes(origin) ?? false;
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
    if (says(one)) return one;
  return [...element.querySelectorAll('[data-spec]')].find(says);
}

/** Opens the text of something on the page, to be changed. */
export function openText({ element, found }: Hovered): void {
  if (!found.text && !found.action) return;
  element.closest('details')?.setAttribute('open', '');
  const { page, site } = getState();
  const value = page && found.text && valueAt(page, found.text);
  // An address or opening hours: several things that are said together.
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
    openForm(found.text, value);
    return;
  }
  setState({ text: { element, at: found.text, action: found.action }, notice: undefined });
}

/** Opens all that stands at a place, to be changed in a form. */
function openForm(at: SpecPath, value: Json): void {
  const title = fieldName(String(at.at(-1)), getState().site);
  setState({
    window: {
      kind: 'form',
      target: {
        title,
        question: { of: 'place', at },
        value,
        make: (changed) => ({ edit: { kind: 'value', at, value: changed }, seen: value }),
      },
    },
    notice: undefined,
  });
}

const pointer = 'studio-pointer';
const control = 'input, textarea, select, option';

/**
 * Takes over from the page what changes it: a click on a text opens it for writing and follows no link. In the mode in which the page is used,
 * nothing is taken.
 */
export function listen(hover: (hovered: Hovered | 'stay' | undefined) => void): () => void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const page = (): PageAnswer | undefined => (getState().isEditing ? getState().page : undefined);
  let last: Element | undefined;
  // A pointer that rests while the page is loaded again is known to nobody else before it moves.
  let point = JSON.parse(sessionStorage.getItem(pointer) ?? 'null') as {
    readonly x: number;
    readonly y: number;
  } | null;
  addEventListener('pagehide', () => sessionStorage.setItem(pointer, JSON.stringify(point)), options);

  const show = (target: Element | null, isOurs: boolean): void => {
    const now = page();
    // What is dragged keeps its bar.
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
  // The page scrolls or reloads, or a window closes, while the pointer rests.
  const look = (): void => {
    if (!point) return;
    const target = document.elementFromPoint(point.x, point.y);
    show(target, target instanceof HTMLElement && target.dataset['live'] !== undefined);
  };
  addEventListener('scroll', look, { ...options, passive: true });
  let seen: readonly unknown[] = [];
  const unsubscribe = subscribe(() => {
    const now = [page(), getState().window, getState().text];
    if (now.every((part, index) => part === seen[index])) return;
    seen = now;
    last = undefined;
    look();
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
  const hold = (event: MouseEvent): Hovered | undefined => {
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
    // A tab that is not open opens; a field can be typed into to see what it does.
    if (element.closest('[role=tab][aria-selected=false]') || element.matches(control)) return undefined;
    const pointed = pointedAt(element, { x: event.clientX, y: event.clientY }, now);
    if (!pointed && !element.closest('a, button, summary')) return undefined;
    event.preventDefault();
    event.stopImmediatePropagation();
    return pointed;
  };
  addEventListener('mousedown', (event) => void hold(event), options);
  addEventListener(
    'click',
    (event) => {
      const pointed = hold(event);
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
  const holdSubmit = (event: Event): void => {
    if (page() && !isOwn(event)) event.preventDefault();
  };
  addEventListener('submit', holdSubmit, options);
  return () => controller.abort();
}
