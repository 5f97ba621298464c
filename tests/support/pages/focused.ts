/** Runs in the page: the focused element, as a keyboard user sees it. Null if the focus is in the browser's own UI. */
export async function focused() {
  // The browser scrolls to a focused element with the next frame.
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { left, top, bottom, width } = element.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  // A card shows the focus of the link that covers it.
  const frame = element.closest('.framed');
  const framed = frame !== null && getComputedStyle(frame).outlineStyle !== 'none';
  const { last = element } = window as { last?: Element };
  Object.assign(window, { last: element });
  const isLater = Boolean(last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
  return {
    /** The key that leads to it from the last one in the order of the document. */
    by: last === element ? undefined : isLater ? 'Tab' : 'Shift+Tab',
    /** The part of the page with the element. */
    part: element.closest('footer') ? 'footer' : element.closest('main') ? 'main' : 'header',
    what: `${element.tagName} ${element.id} ${element.textContent.trim().slice(0, 40)}`,
    /** Whether it is completely inside the window, and nothing covers its middle. */
    seen: over !== null && (element.contains(over) || over.contains(element)) && top >= -1 && bottom <= innerHeight + 1,
    outlined: framed || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2),
  };
}

export type Focused = NonNullable<Awaited<ReturnType<typeof focused>>>;
