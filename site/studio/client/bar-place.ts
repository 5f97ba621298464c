/** A rectangle in the window, in CSS pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The size of the bar, and the part of the window that shows the page, without the toolbar and the panel. */
export interface Room {
  readonly bar: { readonly width: number; readonly height: number };
  readonly window: { readonly top: number; readonly width: number; readonly height: number };
}

const gap = 8;

function overlap(a: Area, b: Area): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}

/**
 * Places the bar of a block inside it, and the bar of an item above or below it, at the right edge. Never covers the
 * hovered text, or a click on the text would press "Remove".
 * @param taken the areas to keep free: the hovered text, another bar
 */
export function placeBar(
  item: Area,
  taken: readonly Area[],
  isInner: boolean,
  { bar, window }: Room,
): { readonly left: number; readonly top: number } {
  const clamp = (value: number, min: number, max: number): number => Math.max(min + gap, Math.min(value, max - gap));
  const { top: min } = window;
  const max = window.height - bar.height;
  const left = clamp(item.left + item.width - bar.width - 4, 0, window.width - bar.width);
  const below = taken.map((area) => area.top + area.height);
  const above = taken.map((area) => area.top - bar.height);
  const inside = isInner ? [item.top - bar.height, item.top + item.height] : [item.top + 4, item.top - bar.height];
  const tops = [...inside.map((top, index) => (isInner || index > 0 ? top : clamp(top, min, max))), ...below, ...above];
  const fits = (top: number): boolean =>
    top >= min && top <= max && !taken.some((area) => overlap({ left, top, ...bar }, area));
  return { left, top: tops.find(fits) ?? clamp(Math.max(...below, gap), min, max) };
}
