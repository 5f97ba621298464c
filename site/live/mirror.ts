import { Idiomorph } from 'idiomorph';

/** The page's body as the server has sent it: each node of a copy, and the node of the page that it is a copy of. */
export interface Served {
  readonly copies: readonly Node[];
  readonly originals: readonly Node[];
}

declare global {
  var served: Served | undefined;
}

/**
 * Updates an element by way of a copy of it as the server sent it. An update morphs the copy, and repeats on the
 * element only the mutations that this caused: what was typed, opened, scrolled or added by a script stays.
 *
 * @returns a function that updates the element to the server's new version, and returns false if scripts have changed
 *   the nodes concerned
 */
export function mirrorOf(served: Served): (next: Element) => boolean {
  const copy = served.copies[0] as Element;
  const originals = new WeakMap<Node, Node>();
  served.copies.forEach((node, index) => {
    const original = served.originals[index];
    if (original) originals.set(node, original);
  });
  const observer = new MutationObserver(() => undefined);
  observer.observe(copy, { subtree: true, childList: true, attributes: true, characterData: true });
  return (next) => {
    Idiomorph.morph(copy, next, { morphStyle: 'outerHTML', ignoreActive: false, restoreFocus: false });
    return observer.takeRecords().every((record) => repeat(record, originals));
  };
}

/** Repeats a mutation of the copy on the original. */
function repeat(record: MutationRecord, originals: WeakMap<Node, Node>): boolean {
  const { target, addedNodes, removedNodes, nextSibling, attributeName } = record;
  const original = originals.get(target);
  // The target is part of an inserted node, which was inserted as a whole.
  if (!original) return true;
  if (record.type === 'characterData') {
    original.nodeValue = target.nodeValue;
    return true;
  }
  if (attributeName !== null) {
    const value = (target as Element).getAttribute(attributeName);
    if (value === null) (original as Element).removeAttribute(attributeName);
    else (original as Element).setAttribute(attributeName, value);
    return true;
  }
  for (const node of removedNodes) (originals.get(node) as ChildNode | undefined)?.remove();
  const before = nextSibling === null ? null : (originals.get(nextSibling) ?? null);
  if (before !== null && before.parentNode !== original) return false;
  for (const node of addedNodes) original.insertBefore(originals.get(node) ?? createOriginal(node, originals), before);
  return true;
}

/**
 * Creates the original of an inserted node. Children that were moved into it keep their originals, with their state.
 */
function createOriginal(copy: Node, originals: WeakMap<Node, Node>): Node {
  const original = document.importNode(copy, false);
  originals.set(copy, original);
  for (const child of copy.childNodes) original.appendChild(originals.get(child) ?? createOriginal(child, originals));
  return original;
}
