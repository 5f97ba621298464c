import { DOMImplementation, DOMParser, ParseError, XMLSerializer } from '@xmldom/xmldom';
import type { Document, Element, Node } from '@xmldom/xmldom';
import { UserError } from '../../site/user-error.mjs';
import type { Locale } from '../schema/index.ts';
import type { Context, Languages, ReadRow, Row } from './unit.ts';

const namespace = 'urn:oasis:names:tc:xliff:document:1.2';

/** A value that the site fills in, or a tag: translators' programs keep these from being changed. */
const untranslated = /\{\{\s*\w+\s*\}\}|<\/?[a-zA-Z][^<>]*>/g;

/**
 * XLIFF 1.2, the version that translators' programs agree on. What it says of itself stands in standard attributes
 * alone: `id` is the key, `extradata` the version, `maxwidth` the limit. The package `xliff` reads a file into one object:
 * it loses line numbers and units that occur twice, which messages need, and the languages of all `<file>`s but the first.
 */
export function toXliff(source: Locale, target: Locale, rows: readonly (Row & Context & { file: string })[]): string {
  const document = new DOMImplementation().createDocument(namespace, 'xliff');
  const root = document.documentElement as Element;
  root.setAttribute('version', '1.2');
  const bodies = new Map<string, Element>();
  for (const row of rows) {
    const body =
      bodies.get(row.file) ??
      fileElement(document, root, { original: row.file, 'source-language': source, 'target-language': target });
    bodies.set(row.file, body);
    const unit = add(document, body, 3, 'trans-unit', {
      id: row.key,
      resname: row.key,
      extradata: row.version,
      'xml:space': 'preserve',
    });
    if (row.most !== undefined)
      for (const [name, value] of [
        ['maxwidth', String(row.most)],
        ['size-unit', 'char'],
      ] as const)
        unit.setAttribute(name, value);
    inline(document, add(document, unit, 4, 'source', { 'xml:lang': source }), row.texts[source]);
    inline(document, add(document, unit, 4, 'target', { 'xml:lang': target, state: 'translated' }), row.texts[target]);
    for (const note of [`${row.page}: ${row.place}`, row.note])
      if (note !== '') add(document, unit, 4, 'note', { from: 'developer' }).textContent = note;
    unit.appendChild(document.createTextNode(`\n${'  '.repeat(3)}`));
  }
  for (const [depth, elements] of [
    [3, bodies.values()],
    [2, [...bodies.values()].map(({ parentNode }) => parentNode as Element)],
    [0, [root]],
  ] as const) {
    for (const element of elements)
      element.appendChild(document.createTextNode(`\n${'  '.repeat(Math.max(0, depth - 1))}`));
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}\n`;
}

function fileElement(document: Document, root: Element, attributes: Readonly<Record<string, string>>): Element {
  const file = add(document, root, 1, 'file', { ...attributes, datatype: 'plaintext' });
  return add(document, file, 2, 'body', {});
}

function add(
  document: Document,
  parent: Element,
  depth: number,
  name: string,
  attributes: Readonly<Record<string, string>>,
): Element {
  parent.appendChild(document.createTextNode(`\n${'  '.repeat(depth)}`));
  const element = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent.appendChild(element);
  return element;
}

function inline(document: Document, element: Element, text: string): void {
  let from = 0;
  for (const [id, match] of [...text.matchAll(untranslated)].entries()) {
    element.appendChild(document.createTextNode(text.slice(from, match.index)));
    const [whole] = match;
    const placeholder = document.createElementNS(namespace, 'ph');
    placeholder.setAttribute('id', String(id + 1));
    placeholder.setAttribute('ctype', whole.startsWith('<') ? 'x-html' : 'x-value');
    placeholder.textContent = whole;
    element.appendChild(placeholder);
    from = match.index + whole.length;
  }
  element.appendChild(document.createTextNode(text.slice(from)));
}

/** Reads XLIFF 1.2. A text without a translation is left as it is. */
export function readXliff(languages: Languages, name: string, content: string): ReadRow[] {
  const root = parsed(name, content);
  const version = root.getAttribute('version') ?? '';
  if (root.localName !== 'xliff' || !version.startsWith('1.')) {
    const found = root.localName === 'xliff' ? `XLIFF ${version}` : `<${root.localName}>`;
    throw new UserError(
      `${name} is not XLIFF 1.2: it holds ${found}. Have the translators' program write XLIFF 1.2, as the export is.`,
    );
  }
  return elementsIn(root, 'file').flatMap((file) => {
    const source = languageOf(name, file, 'source-language', [languages.source], languages);
    const target = languageOf(name, file, 'target-language', languages.targets, languages);
    return elementsIn(file, 'trans-unit').map((unit) => readUnit(name, unit, source, target));
  });
}

/** The elements of a name that are in the same namespace, whatever their prefix. */
function elementsIn(around: Element, name: string): Element[] {
  return [...around.getElementsByTagNameNS('*', name)].filter(
    ({ namespaceURI }) => namespaceURI === around.namespaceURI,
  );
}

const anyOf = new Intl.ListFormat('en', { type: 'disjunction' });

/** The language of the site that an attribute names; translators' programs like to add a territory. */
function languageOf(
  name: string,
  file: Element,
  attribute: string,
  possible: readonly Locale[],
  { source, targets }: Languages,
): Locale {
  const [only, another] = possible;
  const given = file.getAttribute(attribute);
  if (given === null && only !== undefined && another === undefined) return only;
  const exact = possible.find((locale) => locale.toLowerCase() === given?.toLowerCase());
  const found = exact ?? possible.find((locale) => given?.toLowerCase().startsWith(`${locale.toLowerCase()}-`));
  if (found !== undefined) return found;
  throw new UserError(
    `${name}:${file.lineNumber ?? 1} has ${given === null ? `no ${attribute}` : `${attribute} "${given}"`}; the site is translated from ${source} to ${anyOf.format(targets)}.`,
  );
}

function readUnit(name: string, unit: Element, source: Locale, target: Locale): ReadRow {
  const child = (tag: string): string | undefined => {
    const found = [...unit.childNodes].find(
      (node): node is Element =>
        (node as Element).localName === tag && (node as Element).namespaceURI === unit.namespaceURI,
    );
    return found && localizedTextOf(name, found);
  };
  const [from, to] = [child('source'), child('target')];
  return {
    key: unit.getAttribute('id') ?? '',
    texts: { ...(from !== undefined && { [source]: from }), ...(to !== undefined && { [target]: to }) },
    version: unit.getAttribute('extradata') ?? '',
    at: `line ${unit.lineNumber ?? 1}`,
  };
}

/** The text of an element, with what its inline elements stand for. */
function localizedTextOf(name: string, element: Element): string {
  return [...element.childNodes]
    .map((node: Node): string => {
      const inner = node as Element;
      if (inner.localName === 'x' || inner.localName === 'bx' || inner.localName === 'ex') {
        const text = inner.getAttribute('equiv-text');
        if (text === null || text === '')
          throw new UserError(
            `${name}:${inner.lineNumber ?? 1} has a placeholder <${inner.localName}> that does not say what it stands for (equiv-text). Export again, and have the program keep <ph> as it is.`,
          );
        return text;
      }
      return inner.localName ? localizedTextOf(name, inner) : (node.nodeValue ?? '');
    })
    .join('');
}

function parsed(name: string, content: string): Element {
  // No document type: nothing here needs one, and one can blow up or read other files.
  if (/<!DOCTYPE/i.test(content))
    throw new UserError(`${name} has a document type (<!DOCTYPE>), which XLIFF has not. Take that line out.`);
  let broken: string | undefined;
  try {
    const document = new DOMParser({
      onError: (level, message) => {
        if (level !== 'warning') broken ??= message;
      },
    }).parseFromString(content.replace(/^\uFEFF/, ''), 'text/xml');
    if (broken === undefined && document.documentElement) return document.documentElement;
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const { lineNumber } = (error.locator ?? {}) as { lineNumber?: number };
    broken = `${error.message.split('\n')[0]}${lineNumber === undefined ? '' : ` (line ${lineNumber})`}`;
  }
  throw new UserError(
    `${name} is not well-formed XML: ${broken ?? 'it is empty'}. Save it again in the translators' program, or export anew.`,
  );
}
