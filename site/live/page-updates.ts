import { Idiomorph } from 'idiomorph';
import { watchOrigins } from './origins.ts';

/** Sent to the open pages when their HTML may have changed. */
export const pagesChanged = 'site:pages-changed';
/** Dispatched in a page once it shows what has changed. */
export const pageUpdated = 'site:page-updated';
/** Sent to the open pages when the spec compiles again. */
export const problemsSolved = 'site:problems-solved';
/** Sent by a page when it is loaded: asks for the errors of the spec. */
export const problemsWanted = 'site:problems?';

type Connection = NonNullable<ImportMeta['hot']>;

let connection: Promise<Connection> | undefined;

/**
 * The connection of this page to Vite, which announces changes. Imported by its address, which is the same in bundled
 * code; nothing else in the page waits for it.
 */
function connect(): Promise<Connection> {
  connection ??= import(/* @vite-ignore */ `${import.meta.env.BASE_URL}@vite/client`).then(
    ({ createHotContext }: { createHotContext: (owner: string) => Connection }) => createHotContext('/live'),
  );
  return connection;
}

/** Calls a listener for each event. Vite waits for the promises of some listeners. */
export function onEvent(event: string, listener: (data: unknown) => unknown): void {
  void connect().then((hot) => hot.on(event, listener));
}

/** Sends an event to the server. */
export function sendEvent(event: string): void {
  void connect().then((hot) => hot.send(event));
}

/** Promises to await before reloading. */
const waits = new Set<() => Promise<unknown>>();

/** Delays reloads of the page until the returned promise is settled. */
export function beforeReload(wait: () => Promise<unknown>): void {
  waits.add(wait);
  onEvent('vite:beforeFullReload', wait);
}

/** Reloads the page where a change cannot be applied in place. */
export async function reload(): Promise<void> {
  await Promise.all([...waits].map((wait) => wait()));
  location.reload();
}

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
function mirrorOf(served: Served): (next: Element) => boolean {
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

/** Head elements that describe the page; the others belong to the server and the scripts. */
const described = 'title, meta[name=description], meta[property]';

const updateBody = globalThis.served && mirrorOf(globalThis.served);
let updating = false;
let again = false;

/**
 * Remembers the position of the focused or central element in the window; the returned function scrolls it back there.
 */
function keepPosition(): () => void {
  const focused = document.activeElement === document.body ? null : document.activeElement;
  const anchor = focused ?? document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const before = anchor?.getBoundingClientRect().top ?? 0;
  return () => {
    if (!anchor?.isConnected || scrollY === 0) return;
    scrollBy({ top: anchor.getBoundingClientRect().top - before, behavior: 'instant' });
  };
}

/** Applies the differences of the page's new HTML, or reloads the page if that cannot be done in place. */
async function update(): Promise<void> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const restorePosition = keepPosition();
  if (!next.getElementById('main') || !updateBody?.(next.body)) {
    await reload();
    return;
  }
  restorePosition();
  const [now, then] = [document, next].map((page) => [...page.head.querySelectorAll(described)]);
  now?.forEach((element, index) => element.replaceWith(document.importNode(then?.[index] ?? element, true)));
}

/** Runs updates one after the other. All changes during an update share the next one. */
async function updates(): Promise<void> {
  again = true;
  if (updating) return;
  updating = true;
  while (again) {
    again = false;
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other is the point
    await update();
  }
  updating = false;
  dispatchEvent(new Event(pageUpdated));
}

/** Shows in this page what has changed, and whether the spec has errors. */
export function showUpdates(): void {
  // Scroll anchoring of the browser fails while elements are replaced, so this module keeps the position itself.
  document.documentElement.style.overflowAnchor = 'none';
  onEvent(pagesChanged, () => void updates().catch(reload));
  onEvent(problemsSolved, () => {
    for (const overlay of document.querySelectorAll<HTMLElement & { close(): void }>('vite-error-overlay'))
      overlay.close();
  });
  sendEvent(problemsWanted);
  watchOrigins();
}
