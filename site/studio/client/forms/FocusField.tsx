import { useId, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react';
import type { Json } from '../../contract.ts';
import { isObject } from '../places.ts';
import { say } from '../words.ts';
import { Remove } from './Field.tsx';

interface Focus {
  readonly x: number;
  readonly y: number;
}

/** The distance that an arrow key moves the point (percent). */
const step = 5;

const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** The shapes that the previews crop to, as CSS aspect ratios. */
const shapes = ['4 / 5', '3 / 2', '3 / 1'];

function inPercent(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 100);
}

/** The style of a picture that is cropped around its focus. */
export function positionOf(focus: Json | undefined): CSSProperties {
  return isObject(focus) ? { objectPosition: `${String(focus['x'])}% ${String(focus['y'])}%` } : {};
}

/** A picture with the point that stays visible where it is cropped: a click sets it, arrow keys move it. */
export function FocusField({
  src,
  value,
  onChange,
}: {
  readonly src: string;
  readonly value: Json | undefined;
  readonly onChange: (focus: Json | undefined) => void;
}) {
  const help = useId();
  const isSet = isObject(value);
  const { x, y } = (isSet ? value : { x: 50, y: 50 }) as unknown as Focus;
  const set = (event: MouseEvent): void => {
    // A press of Enter has no position.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({ x: inPercent((event.clientX - left) / width), y: inPercent((event.clientY - top) / height) });
  };
  const move = (event: KeyboardEvent): void => {
    const by = moves[event.key];
    if (!by) return;
    event.preventDefault();
    onChange({ x: inPercent((x + by[0]) / 100), y: inPercent((y + by[1]) / 100) });
  };
  return (
    <div className="focus">
      <button
        type="button"
        className="focus__picture"
        aria-label={isSet ? say('focus.at', { x, y }) : say('focus.title')}
        aria-describedby={help}
        onClick={set}
        onKeyDown={move}
      >
        <img src={src} alt="" />
        {isSet ? <span className="focus__point" style={{ left: `${x}%`, top: `${y}%` }} /> : null}
      </button>
      <p className="hint" id={help}>
        {say('focus.help')}
      </p>
      {isSet ? (
        <>
          <div className="focus__previews" aria-hidden="true">
            {shapes.map((aspectRatio) => (
              <img key={aspectRatio} src={src} alt="" style={{ aspectRatio, ...positionOf(value) }} />
            ))}
          </div>
          <Remove onChange={onChange} label={say('focus.remove')} />
        </>
      ) : null}
    </div>
  );
}
