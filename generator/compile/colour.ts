/** How much of the accent lies over the plinth under the pointer: what is below shows through. */
const TINT = 0.12;

/** Red, green and blue of `#0f766e`, from 0 to 255. */
function partsOf(colour: string): readonly [red: number, green: number, blue: number] {
  const part = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/** `rgb(94 234 212 / 0.12)`: the tint of an accent, for a style sheet. */
export function tint(colour: string): string {
  return `rgb(${partsOf(colour).join(' ')} / ${TINT})`;
}

/** A colour on the way to another one, from 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const aims = partsOf(to);
  return `#${partsOf(from)
    .map((part, at) => Math.round(part + ((aims[at] ?? 0) - part) * share))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** What is seen where the tint of an accent lies over a ground. */
export function tinted(ground: string, accent: string): string {
  return mix(ground, accent, TINT);
}

/** The relative luminance of WCAG, from 0 to 1. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Whether white has more contrast with it than black. */
export function isDark(colour: string): boolean {
  return contrast(colour, '#ffffff') > contrast(colour, '#000000');
}

/** How much two colours differ, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
