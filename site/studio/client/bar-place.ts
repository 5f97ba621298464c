/** A rectangle in the window, in CSS pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The size of the bar that is placed, and the part of the window that shows the page: without the toolbar and the panel. */
export interface Room {
  readonly bar: { readonly width: number; readonly height: number };
  readonly window: { readonly top: number; readonly width: number; readonly height: number };
}

const gap = 8;

function meet(a: Area, b: Area): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}

/**
 * Where the bar of a block or an item stands: at its right end, inside of a block and outside of an item. Never over what is pointed at, or a click
 * that is meant for a text would press "Remove".
 * @param taken what has to stay free: the text that is pointed at, another bar
 */
export function placeBar(
  item: Area,
  taken: readonly Area[],
  isInner: boolean,
  { bar, window }: Room,
): { readonly left: number; readonly top: number } {
  const within = (value: number, least: number, most: number): number =>
    Math.max(least + gap, Math.min(value, most - gap));
  const { top: least } = window;
  const most = window.height - bar.height;
  const left = within(item.left + item.width - bar.width - 4, 0, window.width - bar.width);
  const below = taken.map((area) => area.top + area.height);
  const above = taken.map((area) => area.top - bar.height);
  const inside = isInner ? [item.top - bar.height, item.top + item.height] : [item.top + 4, item.top - bar.height];
  const tops = [
    ...inside.map((top, index) => (isInner || index > 0 ? top : within(top, least, most))),
    ...below,
    ...above,
  ];
  const fits = (top: number): boolean =>
    top >= least && top <= most && !taken.some((area) => meet({ left, top, ...bar }, area));
  return { left, top: tops.find(fits) ?? within(Math.max(...below, gap), least, most) };
}
