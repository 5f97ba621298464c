import { Idiomorph } from 'idiomorph';
import type { Served } from './served.ts';

/** An element of the page that can be brought up to date while it is in use. */
export interface Mirror {
  /** Makes of the element what the server sends now; false where scripts have changed what would have to change. */
  become(next: Element): boolean;
}

/**
 * Brings an element up to date by a copy of it as the server has sent it. What changes between this copy and the server's next version, and
 * nothing else, is then done to the element itself: what was typed, opened, scrolled or added by a script stays.
 */
export function mirrorOf(served: Served): Mirror {
  const copy = served.copies[0] as Element;
  const originals = new WeakMap<Node, Node>();
  served.copies.forEach((node, index) => {
    const original = served.originals[index];
    if (original) originals.set(node, original);
  });
  const observer = new MutationObserver(() => undefined);
  observer.observe(copy, { subtree: true, childList: true, attributes: true, characterData: true });
  return {
    become(next) {
      Idiomorph.morph(copy, next, { morphStyle: 'outerHTML', ignoreActive: false, restoreFocus: false });
      return observer.takeRecords().every((record) => repeat(record, originals));
    },
  };
}

/** Does to the original what was done to the copy. */
function repeat(record: MutationRecord, originals: WeakMap<Node, Node>): boolean {
  const { target, addedNodes, removedNodes, nextSibling, attributeName } = record;
  const original = originals.get(target);
  // Something inside a part that came anew, and came whole.
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
  for (const node of addedNodes) original.insertBefore(originals.get(node) ?? renew(node, originals), before);
  return true;
}

/** Makes what came anew. What is in it and was elsewhere before is taken along as it is: it has been used, and stands nowhere else. */
function renew(copy: Node, originals: WeakMap<Node, Node>): Node {
  const made = document.importNode(copy, false);
  originals.set(copy, made);
  for (const child of copy.childNodes) made.appendChild(originals.get(child) ?? renew(child, originals));
  return made;
}
