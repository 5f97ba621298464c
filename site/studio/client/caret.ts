/** The range of the caret or selection; `undefined` if it is not inside the field. */
export function caretIn(field: HTMLElement): Range | undefined {
  const [selected] = getSelection()?.getComposedRanges({ shadowRoots: [field.getRootNode() as ShadowRoot] }) ?? [];
  if (!selected || !field.contains(selected.startContainer) || !field.contains(selected.endContainer)) return undefined;
  const range = document.createRange();
  range.setStart(selected.startContainer, selected.startOffset);
  range.setEnd(selected.endContainer, selected.endOffset);
  return range;
}

/** Selects a range. A collapsed range places the caret. */
export function select({ startContainer, startOffset, endContainer, endOffset }: Range): void {
  getSelection()?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
}

function rangeOf(node: Node, index?: number): Range {
  const range = document.createRange();
  if (index === undefined) range.selectNode(node);
  else {
    range.setStart(node, index);
    range.setEnd(node, index + 1);
  }
  return range;
}

/** The caret position nearest to a point, between characters or placeholders; `undefined` in an empty field. */
export function caretAt(field: HTMLElement, x: number, y: number): Range | undefined {
  const pieces = [...field.childNodes].flatMap((node) =>
    node instanceof Text ? Array.from({ length: node.length }, (_, index) => rangeOf(node, index)) : [rangeOf(node)],
  );
  const distance = (rect: DOMRect): number =>
    Math.max(rect.top - y, y - rect.bottom, 0) * innerWidth + Math.max(rect.left - x, x - rect.right, 0);
  const [nearest] = pieces
    .map((range) => ({ range, rect: range.getBoundingClientRect() }))
    .toSorted((a, b) => distance(a.rect) - distance(b.rect));
  nearest?.range.collapse(x < nearest.rect.left + nearest.rect.width / 2);
  return nearest?.range;
}
