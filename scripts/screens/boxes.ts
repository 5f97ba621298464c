/** The box of an element that holds text, and the height of one of its lines. */
export interface Box {
  readonly what: string;
  readonly left: number;
  /** Whether it is the first in a row that wraps. */
  readonly leads: boolean;
  readonly width: number;
  readonly height: number;
  readonly line: number;
}

/** The boxes of a page by the place of their elements in the document. Runs in the page. */
export function readBoxes(): Record<string, Box> {
  const pathOf = (element: Element): string => {
    const { parentElement: parent } = element;
    return parent ? `${pathOf(parent)}/${element.tagName}${[...parent.children].indexOf(element)}` : '';
  };
  // A list of options is one box: what its options are inside of it differs by engine.
  const isInline = (element: Element): boolean =>
    element.tagName === 'OPTION' || /^inline|^contents/.test(getComputedStyle(element).display);
  const boxes: Record<string, Box> = {};
  // What holds other boxes is as much higher as these are, and what is for ears alone has no place.
  for (const element of document.querySelectorAll<HTMLElement>('main *, header *, footer *, dialog[open] *')) {
    if (
      element.textContent.trim() === '' ||
      element.closest('svg, option') ||
      getComputedStyle(element).clipPath !== 'none' ||
      (isInline(element) && element.tagName !== 'SELECT') ||
      ![...element.children].every(isInline)
    )
      continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const { left, width, height } = element.getBoundingClientRect();
    const row =
      getComputedStyle(element.parentElement!).flexWrap === 'wrap'
        ? element.parentElement!.getBoundingClientRect().left
        : NaN;
    const { lineHeight, fontSize } = getComputedStyle(element);
    boxes[pathOf(element)] = {
      what: `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}”`,
      left,
      leads: Math.abs(left - row) < 1,
      width,
      height,
      line: parseFloat(lineHeight) || 1.2 * parseFloat(fontSize),
    };
  }
  return boxes;
}

/** Where the boxes of one engine differ from those of another by more than a line of their text. */
export function differences(expected: Readonly<Record<string, Box>>, found: Readonly<Record<string, Box>>): string[] {
  return [...new Set([...Object.keys(expected), ...Object.keys(found)])].flatMap((path) => {
    const [one, other] = [expected[path], found[path]];
    if (!one || !other) return [`${(one ?? other)?.what}: only in ${one ? 'the first' : 'the second'}`];
    // WebKit on Linux has letters on whole pixels: what is the last in a row elsewhere may be the first in the next one there.
    const wrapped = one.leads !== other.leads;
    return (
      (['left', 'width', 'height'] as const)
        .filter((side) => side !== 'left' || !wrapped)
        // WebKit has lines of whole pixels: each may be as much lower.
        .filter(
          (side) => Math.abs(one[side] - other[side]) > one.line + (side === 'height' ? one.height / one.line : 1),
        )
        .map((side) => `${one.what}: ${side} ${Math.round(one[side])} and ${Math.round(other[side])} px`)
    );
  });
}
