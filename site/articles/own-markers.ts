/** The class of lists whose items begin with markers of their own. */
export const ownMarkersClass = 'own-markers';

const roman = '(?=[ivxlc])c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})';
/** `4.`, `b)`, `(iv)`, `2.1`, `1.º` or a word of legal texts, `PRIMERA.-`, at the start of an item. */
const marker = new RegExp(
  `^\\s*(\\(?(?:\\d{1,3}|([a-zñ])\\2?|${roman})[.)º°ª]+-?|\\d{1,3}(?:\\.\\d{1,3})+[.)]?-?|[\\p{L}\\d ]{1,40}\\.[-–—])(?=\\s)`,
  'iu',
);

/**
 * Whether the items of an ordered list begin with different markers, which the page then shows in place of its numbers.
 * The HTML of articles has no attributes for the start and the style of a list.
 * @example haveOwnMarkers(['IV. Cuatro', 'V. Cinco']) // true
 */
export function haveOwnMarkers(items: readonly string[]): boolean {
  const markers = items.flatMap((item) => marker.exec(item)?.[1] ?? []);
  return items.length > 0 && new Set(markers).size === items.length;
}
