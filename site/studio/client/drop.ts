import type { Json, PageAnswer, SpecPath } from '../contract.ts';
import { elementOf, foundAt, nearest } from './marks.ts';
import { isBlock, isObject, isPart, itemsOf, valueAt } from './places.ts';
import { getState, setState } from './store.ts';

function isOwn(event: Event): boolean {
  return event.composedPath().some((target) => target instanceof HTMLElement && target.dataset['live'] !== undefined);
}

/** The picture that a value has already. */
function imageIn(value: Json | undefined, path: SpecPath): SpecPath | undefined {
  if (!isObject(value)) return undefined;
  const key = Object.keys(value).find((name) => isObject(value[name]) && value[name]['kind'] === 'image');
  return key === undefined ? undefined : [...path, key];
}

/** Where a picture belongs that is dropped on an element: to the picture there, to the card or the block that it is in. */
export function pictureAt(element: Element, page: PageAnswer): SpecPath | undefined {
  const direct = foundAt(element, page).find(({ text }) => text?.at(-1) === 'alt')?.text;
  if (direct) return direct.slice(0, -1);
  const found = nearest(element, page);
  const place = found?.text ?? found?.action;
  if (!place) return undefined;
  const items = itemsOf(page, place).toReversed();
  const known = items.map((item) => imageIn(valueAt(page, item), item)).find(Boolean);
  if (known) return known;
  // The rules say it where the kind has no picture.
  const owner = items.find((item) => isBlock(item) || item.at(-2) === 'items');
  return owner && !isPart(owner) ? [...owner, 'image'] : undefined;
}

/** Pictures are dropped onto their place, or chosen by a click on the picture that is there. */
export function listenForPictures(): void {
  const target = (event: Event): SpecPath | undefined => {
    const { page, isEditing } = getState();
    const [element] = event.composedPath();
    return page && isEditing && !isOwn(event) && element instanceof Element ? pictureAt(element, page) : undefined;
  };
  const mark = (dropPlace: Element | undefined): void => {
    if (getState().dropPlace !== dropPlace) setState({ dropPlace });
  };
  addEventListener('dragover', (event) => {
    const at = event.dataTransfer?.types.includes('Files') ? target(event) : undefined;
    const { page } = getState();
    if (at) event.preventDefault();
    const [element] = event.composedPath();
    mark(at && page ? (elementOf(at.slice(0, -1), page) ?? (element as Element)) : undefined);
  });
  addEventListener('dragleave', (event) => {
    // Out of the window.
    if (event.relatedTarget === null) mark(undefined);
  });
  addEventListener('drop', (event) => {
    mark(undefined);
    const at = target(event);
    const file = event.dataTransfer?.files[0];
    if (isOwn(event) || !file) return;
    // The browser would leave the page and show the file.
    event.preventDefault();
    if (at) setState({ window: { kind: 'picture', at, file } });
  });
  addEventListener(
    'click',
    (event) => {
      const [element] = event.composedPath();
      if (!(element instanceof HTMLImageElement)) return;
      const at = target(event);
      if (!at) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setState({ window: { kind: 'picture', at } });
    },
    { capture: true },
  );
}
