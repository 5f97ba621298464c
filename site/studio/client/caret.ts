/** The caret in a field of a shadow tree. The page's own selection ends at the studio's edge, in each engine in its own way. */

type Root = ShadowRoot & { getSelection?: () => Selection | null };

/** What is selected: by the standard's way, or by that of engines from before it. */
function selectedIn(root: Root): StaticRange | Range | undefined {
  const selection = getSelection();
  if (selection && 'getComposedRanges' in selection) return selection.getComposedRanges({ shadowRoots: [root] })[0];
  const own = root.getSelection?.() ?? selection;
  return own && own.rangeCount > 0 ? own.getRangeAt(0) : undefined;
}

/** The range of the caret, or of what is selected; nothing where it is not inside of the field. */
export function caretIn(field: HTMLElement): Range | undefined {
  const selected = selectedIn(field.getRootNode() as Root);
  if (!selected || !field.contains(selected.startContainer) || !field.contains(selected.endContainer)) return undefined;
  const range = document.createRange();
  range.setStart(selected.startContainer, selected.startOffset);
  range.setEnd(selected.endContainer, selected.endOffset);
  return range;
}

/** Selects a range; a collapsed one puts the caret there. */
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

/** The place between characters or placeholders that is nearest to a point; nothing in an empty field. */
export function caretAt(field: HTMLElement, x: number, y: number): Range | undefined {
  const pieces = [...field.childNodes].flatMap((node) =>
    node instanceof Text ? Array.from({ length: node.length }, (_, index) => rangeOf(node, index)) : [rangeOf(node)],
  );
  const far = (rect: DOMRect): number =>
    Math.max(rect.top - y, y - rect.bottom, 0) * innerWidth + Math.max(rect.left - x, x - rect.right, 0);
  const [nearest] = pieces
    .map((range) => ({ range, rect: range.getBoundingClientRect() }))
    .toSorted((a, b) => far(a.rect) - far(b.rect));
  nearest?.range.collapse(x < nearest.rect.left + nearest.rect.width / 2);
  return nearest?.range;
}
