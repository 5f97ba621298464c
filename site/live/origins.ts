import { markOrigin, takeOrigin } from '../shared/text-origin.ts';

/**
 * The attribute that lists the origins of the texts of an element, encoded and separated by spaces. The origin of an
 * attribute follows its name and a bar: `home:hero.heading`, `aria-label|shared:nav.main`.
 */
export const specAttribute = 'data-spec';

/** The attributes that visitors read or hear. */
export const spoken = ['aria-label', 'placeholder', 'title', 'alt'] as const;

/** An entry of `specAttribute`. */
export function entryOf(origin: string, attribute?: string): string {
  return `${attribute === undefined ? '' : `${attribute}|`}${encodeURI(origin)}`;
}

/** The origins of the texts and of the attributes of an element. */
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

/**
 * Moves the origins of texts that were rendered without React into their elements: toasts, alerts, the window's title.
 */
export function watchOrigins(): void {
  const note = (element: Element | null, entry: string): void => {
    const known = element?.getAttribute(specAttribute)?.split(' ') ?? [];
    if (!known.includes(entry)) element?.setAttribute(specAttribute, [...known, entry].join(' '));
  };
  const takeText = (node: Node): void => {
    const { text, origin } = takeOrigin(node.nodeValue ?? '');
    // Texts in the JSON of a script are yet to be rendered.
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

/**
 * Adds the paths of compiled links and buttons to their labels: several may share a text, whose own origin does not
 * tell them apart.
 *
 * @param root `page` or `navigation`
 */
export function withActions<T>(compiled: T, root: string): T {
  return mapped(compiled, root, (record, path) =>
    typeof record['label'] === 'string' && ('kind' in record || 'link' in record)
      ? { ...record, label: markOrigin(record['label'], path) }
      : record,
  ) as T;
}

/** Adds origins to the texts of a compiled form. */
export function withFormOrigins<T extends { readonly id: string }>(form: T, locales: readonly string[]): T {
  return mapped(form, '', (record, path) => {
    if (Object.keys(record).length !== locales.length || !locales.every((locale) => typeof record[locale] === 'string'))
      return record;
    // Addresses differ by language too, but are not texts.
    if (/[hH]ref$|\.navigate$/.test(path)) return record;
    return Object.fromEntries(
      Object.entries(record).map(([locale, text]) => [locale, markOrigin(text as string, `form/${form.id}:${path}`)]),
    );
  }) as T;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapped(
  value: unknown,
  path: string,
  map: (record: Readonly<Record<string, unknown>>, path: string) => unknown,
): unknown {
  const below = (key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);
  if (Array.isArray(value)) return value.map((item, index) => mapped(item, below(index), map));
  if (!isRecord(value)) return value;
  const record = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapped(inner, below(key), map)]));
  return map(record, path);
}
