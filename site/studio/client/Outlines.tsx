import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SpecPath } from '../contract.ts';
import { AddLine } from './AddBlock.tsx';
import { pictureAt } from './PictureWindow.tsx';
import { elementOf, makeReachable, isBlock, isCell, isPart, itemsOf } from './spec-paths.ts';
import { placeBar, type Area, type Room, fieldOver, useRect } from './areas.ts';
import { FormBar } from './FieldWindows.tsx';
import { ItemBar } from './ItemBar.tsx';
import { listen, type Hovered } from './listen.ts';
import { setState, useStudio } from './store.ts';
import { say } from './words.ts';

/** Outlines the editable text under the pointer or the focus, and shows the bars of its block and its list item. */
export function Outlines() {
  const [hovered, setHovered] = useState<Hovered>();
  const { page, isEditing, text } = useStudio();
  const isOpen = text !== undefined;
  const [innerRect, setInnerRect] = useState<Area>({ left: 0, top: 0, width: 0, height: 0 });
  useEffect(() => listen(setHovered), []);
  // Not earlier: a click on a text that can be focused would be lost before the studio listens.
  useEffect(() => {
    if (page) makeReachable(page, isEditing);
  }, [page, isEditing]);
  const rect = useRect(hovered?.element);
  const pictureRect = useRect(hovered?.picture);
  if (!page || !hovered || !isEditing || !hovered.element.isConnected) return null;
  const place = hovered.found.action ?? hovered.found.text ?? [];
  const items = itemsOf(page, place);
  const picture = hovered.picture && pictureAt(hovered.picture, page);
  const form = place[0] === 'forms' ? place.slice(0, 2) : undefined;
  const block = form ?? items.findLast(isBlock);
  // The options of a field are edited with the field.
  const inner = form ? undefined : items.findLast((item) => !isBlock(item) && !isCell(item));
  return (
    <>
      {isOpen ? null : (
        <div
          className="box"
          style={{ left: rect.left - 4, top: rect.top - 4, width: rect.width + 8, height: rect.height + 8 }}
        />
      )}
      {picture && !isOpen ? (
        <button
          type="button"
          className="change"
          style={{ left: pictureRect.left + 8, top: Math.max(pictureRect.top, 0) + 8 }}
          onClick={() => setState({ window: { kind: 'picture', at: picture } })}
        >
          {say('picture.change')}
        </button>
      ) : null}
      {block ? (
        <BarAt
          item={block}
          free={isOpen ? [fieldOver(hovered.element, rect)] : inner ? [rect, innerRect] : [rect]}
          key={JSON.stringify(block)}
        />
      ) : null}
      {inner && !isOpen ? (
        <BarAt item={inner} free={[rect]} onPlace={setInnerRect} key={JSON.stringify(inner)} />
      ) : null}
    </>
  );
}

/** Outlines the element on which a dragged picture would be dropped. */
export function DropMark() {
  const place = useStudio().dropPlace;
  const { left, top, width, height } = useRect(place);
  return place ? <div className="box box--drop" style={{ left, top, width, height }} /> : null;
}

/** The part of the window that shows the page: what the toolbar, the site's header and its bar for phones leave. */
function pageArea(): Room['window'] {
  const [header, phoneBar] = ['.site-header', '.phone-bar'].map((name) => areaOf(name));
  const { paddingTop } = getComputedStyle(document.documentElement);
  return {
    top: Math.max(parseFloat(paddingTop), header?.bottom ?? 0),
    width: document.body.getBoundingClientRect().right,
    height: Math.min(innerHeight, phoneBar?.top ?? innerHeight),
  };
}

/** The place of a part of the page's frame; undefined if it is hidden. */
function areaOf(name: string): DOMRect | undefined {
  const element = document.querySelector(name);
  return element?.checkVisibility() ? element.getBoundingClientRect() : undefined;
}

interface BarAtProps {
  readonly item: SpecPath;
  /** Areas that the bar must not cover. */
  readonly free: readonly Area[];
  /** Receives the area of the bar. */
  readonly onPlace?: (area: Area) => void;
}

function BarAt({ item, free, onPlace }: BarAtProps) {
  const { page } = useStudio();
  const element = page && elementOf(item, page);
  const rect = useRect(element);
  const bar = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = bar.current ?? {};
    if (width !== size.width || height !== size.height) setSize({ width, height });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the bar needs an element
  }, [element, size]);
  const isForm = item[0] === 'forms';
  const isInner = !isBlock(item) && !isForm;
  const themes = areaOf('.switch');
  const taken = themes ? [themes, ...free] : free;
  const window = pageArea();
  const { left, top } = placeBar(rect, taken, isInner, { bar: size, window });
  useLayoutEffect(() => onPlace?.({ left, top, ...size }), [onPlace, left, top, size]);
  // No bar for an item outside the window, so that nobody moves or removes something invisible.
  if (!element || rect.bottom <= 0 || rect.top >= innerHeight) return null;
  return (
    <>
      <div
        className={isInner ? 'frame frame--inner' : 'frame'}
        style={{ left: rect.left, top: rect.top, width: rect.width, height: rect.height }}
      />
      {isBlock(item) && !isPart(item) ? (
        <AddLine block={item} element={element} rect={rect} isCovered={rect.bottom > window.height} />
      ) : null}
      <div className="barplace" style={{ left, top }} ref={bar}>
        {isForm ? <FormBar form={String(item[1])} /> : <ItemBar item={item} />}
      </div>
    </>
  );
}
