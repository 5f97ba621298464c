import { useState } from 'react';
import type { SpecPath, Json, PageAnswer } from '../contract.ts';
import { Whole } from './forms/Faults.tsx';
import { ImageField } from './forms/ImageField.tsx';
import { valueAt, isBlock, isObject, isPart, itemsOf, kindOf, elementOf, foundAt, nearest } from './spec-paths.ts';
import { Sheet, SheetForm } from './Panel.tsx';
import { useStudio, getState, setState } from './store.ts';
import { useDraft } from './drafts.tsx';
import { say } from './words.ts';
import { isOwn } from './listen.ts';

/** Replaces a picture of the page and edits its text alternatives. */
export function PictureWindow({ at, file }: { readonly at: SpecPath; readonly file?: File }) {
  const { page } = useStudio();
  const [first] = useState(() => page && valueAt(page, at));
  const [value, setValue, seen] = useDraft(first, first);
  const edit = value === undefined ? ({ kind: 'unset', at } as const) : ({ kind: 'value', at, value } as const);
  return (
    <Sheet title={say('picture.title')}>
      <SheetForm edits={() => [{ edit, seen }]} send="save">
        <Whole>
          <ImageField {...{ value, file }} onChange={setValue} label={say('picture.title')} isRequired={false} />
        </Whole>
      </SheetForm>
    </Sheet>
  );
}

function imageIn(value: Json | undefined, path: SpecPath): SpecPath | undefined {
  if (!isObject(value)) return undefined;
  const key = Object.keys(value).find((name) => isObject(value[name]) && value[name]['kind'] === 'image');
  return key === undefined ? undefined : [...path, key];
}

/** The path of a picture between the texts of an article, found by its place: a decorative one has no text. */
function figureAt(element: Element, page: PageAnswer): SpecPath | undefined {
  const figures = element.closest('.article__text')?.querySelectorAll('figure') ?? [];
  const number = [...figures].findIndex((figure) => figure.contains(element));
  const body: SpecPath = [...(page.at ?? []), 'body'];
  const parts = valueAt(page, body);
  if (number < 0 || !Array.isArray(parts)) return undefined;
  const indexes = (parts as readonly Json[]).flatMap((part, index) => (kindOf(part) === 'figure' ? [index] : []));
  const index = indexes[number];
  return index === undefined ? undefined : [...body, index, 'image'];
}

/** The path of the picture to set when one is dropped on an element: that of the element, or of its card or block. */
export function pictureAt(element: Element, page: PageAnswer): SpecPath | undefined {
  const figure = element.closest('figcaption') ? undefined : figureAt(element, page);
  if (figure) return figure;
  const direct = foundAt(element, page).find(({ text }) => text?.at(-1) === 'alt')?.text;
  if (direct) return direct.slice(0, -1);
  const found = nearest(element, page);
  const place = found?.text ?? found?.action;
  if (!place) return undefined;
  const items = itemsOf(page, place).toReversed();
  const existing = items.map((item) => imageIn(valueAt(page, item), item)).find(Boolean);
  if (existing) return existing;
  // If this kind cannot have a picture, the rules reject it.
  const owner = items.find((item) => isBlock(item) || item.at(-2) === 'items');
  return owner && !isPart(owner) ? [...owner, 'image'] : undefined;
}

/** Opens the picture window when a file is dropped on the page or a picture is clicked. */
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
    // The pointer has left the window.
    if (event.relatedTarget === null) mark(undefined);
  });
  addEventListener('drop', (event) => {
    mark(undefined);
    const at = target(event);
    const file = event.dataTransfer?.files[0];
    if (isOwn(event) || !file) return;
    // Otherwise the browser would navigate to the file.
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
