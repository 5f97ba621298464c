import { useRef, type PointerEvent } from 'react';
import { pageLocale } from '../../browser/page-locale.ts';
import type { Edit, Json, SpecPath } from '../contract.ts';
import { editOrNotify } from './actions.ts';
import { showAddedBlock } from './AddBlock.tsx';
import { IconButton, Glyph } from './forms/controls.tsx';
import {
  elementOf,
  insertion,
  isBlock,
  isPart,
  isService,
  isText,
  kindOf,
  listOf,
  valueAt,
  isObject,
  stringIn,
} from './spec-paths.ts';
import { type Area } from './areas.ts';
import { getState, openForm, openValue, setState, useStudio } from './store.ts';
import { displayName, localeCodes, say } from './words.ts';

/** The actions for a block or a list item: move, remove, edit its settings, add another one after it. */
export function ItemBar({ item }: { readonly item: SpecPath }) {
  const { page, site, isBusy } = useStudio();
  const name = itemName(item);
  const siblings = siblingsOf(item);
  const seen = page && valueAt(page, item);
  if (!page || seen === undefined || !siblings) return null;
  const { list } = listOf(item);
  const index = siblings.findIndex((other) => other.at(-1) === item.at(-1));

  const move = (to: number): void => {
    const before = siblings.toSpliced(index, 1)[to]?.at(-1);
    const edit: Edit = isService(item)
      ? { kind: 'moveEntry', of: list, name: String(item[1]), before: before?.toString() }
      : { kind: 'move', list, from: index, to };
    void editOrNotify([{ edit, seen }]);
  };
  // In the list of blocks, dragging moves rows of the list instead of elements of the page.
  const places = (handle: Element): (Element | undefined)[] =>
    siblings.map((place) => {
      const rows = [...(handle.closest('.structure')?.children ?? [])] as HTMLElement[];
      return rows.find(({ dataset }) => dataset['place'] === JSON.stringify(place)) ?? elementOf(place, page);
    });
  const remove = (): void => void editOrNotify([{ edit: { kind: 'remove', list, index }, seen }]);
  const add = (): void => {
    if (isBlock(item) && !isPart(item)) setState({ window: { kind: 'gallery', list, index: index + 1 } });
    else if (isService(item)) setState({ window: { kind: 'newPage', isService: true } });
    else
      openForm({
        title: say('add.title', { name }),
        question: { of: 'place', at: item },
        insert: { list, index: index + 1, seen: valueAt(page, [...list, index + 1]) },
      });
  };
  const copy =
    isBlock(item) && !isPart(item) ? copyOf(seen, site?.pages.flatMap(({ anchors }) => anchors) ?? []) : undefined;
  const duplicate = async (block: Json): Promise<void> => {
    if (await editOrNotify([insertion(page, list, index + 1, block)])) showAddedBlock([...list, index + 1], block);
  };
  const settings = (): void => openValue(item, { title: say('settings.title', { name }) });
  const button = (icon: string, label: string, press: () => void, isOff = false) => (
    <IconButton icon={icon} label={`${label}: ${name}`} title={label} disabled={isOff || isBusy} onClick={press} />
  );
  return (
    <div className="bar" role="group" aria-label={name}>
      <Handle name={name} from={index} places={places} onMove={move} />
      {button('arrow-up', say('up'), () => move(index - 1), index === 0)}
      {button('arrow-down', say('down'), () => move(index + 1), index === siblings.length - 1)}
      {button('plus', say('add'), add)}
      {copy === undefined ? null : button('copy', say('duplicate'), () => void duplicate(copy))}
      {isText(seen, localeCodes()) ? null : button('gear', say('settings'), settings)}
      {isService(item) ? null : button('x', say('remove'), remove)}
    </div>
  );
}

/** All items of the list that contains an item, in order; for a service, all services. */
function siblingsOf(item: SpecPath): readonly SpecPath[] | undefined {
  const { page, site } = getState();
  if (isService(item)) return site?.services.map(({ name }) => ['services', name]);
  const { list } = listOf(item);
  const items = page && valueAt(page, list);
  return Array.isArray(items) ? items.map((_, index) => [...list, index]) : undefined;
}

/** The display name of an item: the title of a service, the kind of a block, otherwise the name of its list. */
function itemName(item: SpecPath): string {
  const { page, site } = getState();
  const service = site?.services.find((one) => isService(item) && one.name === item[1]);
  if (service) return service.title[pageLocale()] ?? '';
  const value = page && valueAt(page, item);
  const kind = isBlock(item) ? kindOf(value) : undefined;
  if (kind !== undefined) return displayName(kind === 'custom' ? stringIn(value, 'block') : kind);
  const owner = page && kindOf(valueAt(page, item.slice(0, -2)));
  return `${displayName(String(item.at(-2)), 'field', owner)} ${Number(item.at(-1)) + 1}`;
}

/** The distance from the edge of the window at which dragging scrolls the page (CSS pixels). */
const edge = 90;

/** The index of the area nearest to a point. */
export function nearestTo({ x, y }: { readonly x: number; readonly y: number }, places: readonly Area[]): number {
  const distance = ({ left, top, width, height }: Area): number =>
    Math.hypot(Math.max(left - x, x - left - width, 0), Math.max(top - y, y - top - height, 0));
  const distances = places.map(distance);
  return distances.indexOf(Math.min(...distances));
}

interface HandleProps {
  readonly name: string;
  readonly from: number;
  /** Returns the elements that show the items of the list. */
  readonly places: (handle: Element) => readonly (Element | undefined)[];
  readonly onMove: (to: number) => void;
}

/** The name of an item, which is also its drag handle for mouse, pen and touch. */
function Handle({ name, from, places, onMove }: HandleProps) {
  const to = useRef<number>(undefined);
  const end = (event: PointerEvent, isDropped: boolean): void => {
    event.currentTarget.releasePointerCapture(event.pointerId);
    setState({ dropPlace: undefined });
    if (isDropped && to.current !== undefined && to.current !== from) onMove(to.current);
    to.current = undefined;
  };
  return (
    <span
      className="bar__name"
      title={say('drag')}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        to.current = from;
      }}
      onPointerMove={(event) => {
        if (to.current === undefined) return;
        const elements = places(event.currentTarget);
        const [x, y] = [event.clientX, event.clientY];
        to.current = nearestTo(
          { x, y },
          elements.map((element) => element?.getBoundingClientRect() ?? new DOMRect(Infinity)),
        );
        setState({ dropPlace: elements[to.current] });
        if (y < edge || y > innerHeight - edge) scrollBy(0, y < edge ? -24 : 24);
      }}
      onPointerUp={(event) => end(event, true)}
      onPointerCancel={(event) => end(event, false)}
    >
      <Glyph name="dots-six-vertical" />
      {name}
    </span>
  );
}

/** The kinds of blocks that a page has only once: those with its main heading, and forms, whose names are their ids. */
const single: readonly (string | undefined)[] = ['hero', 'legalText', 'notice', 'article', 'formSection', 'formDialog'];

/** The properties that declare an id, or name one of the same block: the panel of `tabs` that is open initially. */
const idProperties: readonly (string | number)[] = ['id', 'initial', 'values'];

function objectsIn(value: Json): { readonly [key: string]: Json }[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(isObject(value) ? [value] : []), ...Object.values(value).flatMap((inner: Json) => objectsIn(inner))];
}

/**
 * Copies a block, to be added to the same page. Ids get free names: `costs` becomes `costs-2`.
 * @param taken the ids of the page
 * @returns `undefined` if the page can have the block only once
 */
export function copyOf(block: Json, taken: readonly string[]): Json | undefined {
  const objects = objectsIn(block);
  if (objects.some((one) => single.includes(kindOf(one)))) return undefined;
  const used = new Set(taken);
  const copies = new Map<string, string>();
  for (const { id } of objects) {
    if (typeof id !== 'string') continue;
    let number = 2;
    while (used.has(`${id}-${number}`)) number += 1;
    used.add(`${id}-${number}`);
    copies.set(id, `${id}-${number}`);
  }
  const renamed = (value: Json, property: string | number): Json => {
    if (typeof value === 'string') return idProperties.includes(property) ? (copies.get(value) ?? value) : value;
    if (Array.isArray(value)) return value.map((item: Json, index) => renamed(item, index));
    if (!isObject(value)) return value;
    // The values of a map such as `values: { usa: 'america' }` name ids too.
    const entries = Object.entries(value).map(
      ([name, inner]) => [name, renamed(inner, property === 'values' ? property : name)] as const,
    );
    return Object.fromEntries(entries);
  };
  return renamed(block, '');
}
