import { takeOrigin } from '../../lib/origin.ts';

/**
 * The attribute in which an element says where its texts come from: origins, encoded, one after the other. That of an attribute
 * has the attribute's name and a bar before it: `home:hero.heading`, `aria-label|shared:nav.main`.
 */
export const specAttribute = 'data-spec';

/** The attributes that visitors read or hear. */
export const spoken = ['aria-label', 'placeholder', 'title', 'alt'] as const;

export function entryOf(origin: string, attribute?: string): string {
  return `${attribute === undefined ? '' : `${attribute}|`}${encodeURI(origin)}`;
}

/** Where what an element says comes from: its texts, and its attributes by their names. */
export function originsAt(element: Element): {
  readonly texts: readonly string[];
  readonly attributes: readonly string[];
} {
  const entries = (element.getAttribute(specAttribute) ?? '').split(' ').filter((entry) => entry !== '');
  const attributes = entries
    .filter((entry) => entry.includes('|'))
    .map((entry) => decodeURI(entry.slice(entry.indexOf('|') + 1)));
  return { texts: entries.filter((entry) => !entry.includes('|')).map(decodeURI), attributes };
}

/** Takes the origins out of what was made without React, and notes them in the elements: toasts, alerts, the window's title. */
export function watchOrigins(): void {
  const note = (element: Element | null, entry: string): void => {
    const known = element?.getAttribute(specAttribute)?.split(' ') ?? [];
    if (!known.includes(entry)) element?.setAttribute(specAttribute, [...known, entry].join(' '));
  };
  const takeText = (node: Node): void => {
    const { text, origin } = takeOrigin(node.nodeValue ?? '');
    // In a script's JSON, the texts are still on their way.
    if (origin === undefined || node.parentElement?.matches('script, style')) return;
    node.nodeValue = text;
    note(node.parentElement, entryOf(origin));
  };
  const takeAttribute = (element: Element, name: string): void => {
    const { text, origin } = takeOrigin(element.getAttribute(name) ?? '');
    if (origin === undefined) return;
    element.setAttribute(name, text);
    note(element, entryOf(origin, name));
  };
  const takeAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (node instanceof Element) for (const name of spoken) takeAttribute(node, name);
      else takeText(node);
    }
  };
  new MutationObserver((records) => {
    for (const { type, target, attributeName, addedNodes } of records) {
      if (type === 'characterData') takeText(target);
      else if (type === 'attributes') takeAttribute(target as Element, attributeName ?? '');
      else for (const node of addedNodes) takeAll(node);
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...spoken],
  });
  takeAll(document);
}
