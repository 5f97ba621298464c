import { useRef, type PointerEvent } from 'react';
import type { Area } from './bar-place.ts';
import { Glyph } from './Glyph.tsx';
import { setState } from './store.ts';
import { say } from './words.ts';

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
export function Handle({ name, from, places, onMove }: HandleProps) {
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
