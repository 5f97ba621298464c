import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import type { Element } from '@xmldom/xmldom';
import { escapeUTF8 as escaped } from 'entities';
import { UserError } from '../../site/user-error.mjs';
import type { Locale } from '../schema/index.ts';
import type { Languages, Row, Unit } from './unit.ts';

/** A value that the site fills in, or a tag: translation tools protect `<ph>`. */
const untranslated = /(\{\{\s*\w+\s*\}\}|<\/?[a-zA-Z][^<>]*>)/;

/** XLIFF 1.2, the version that translation tools agree on: `id` is the key, `extradata` the version. */
export function toXliff(source: Locale, target: Locale, units: readonly Unit[]): string {
  const inline = (text: string): string => {
    const pieces = text.split(untranslated).map(escaped);
    return pieces.map((piece, index) => (index % 2 === 1 ? `<ph id="${index}">${piece}</ph>` : piece)).join('');
  };
  const files = [...Map.groupBy(units, ({ place }) => place.split(':')[0] ?? '')].map(([original, inFile]) => {
    const body = inFile.map(
      ({ key, place, context, texts, version }) => `
      <trans-unit id="${escaped(key)}" resname="${escaped(key)}" extradata="${version}" xml:space="preserve">
        <source xml:lang="${source}">${inline(texts[source])}</source>
        <target xml:lang="${target}" state="${texts[target] === '' ? 'needs-translation' : 'translated'}">${inline(texts[target])}</target>
        <note from="developer">${escaped(`${place}: ${context}`)}</note>
      </trans-unit>`,
    );
    return `
  <file original="${original}" source-language="${source}" target-language="${target}" datatype="plaintext">
    <body>${body.join('')}
    </body>
  </file>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">${files.join('')}
</xliff>\n`;
}

/** Reads XLIFF 1.2, with or without a namespace prefix. A unit without a target leaves the translation as it is. */
export function readXliff({ source, targets }: Languages, name: string, content: string): Row[] {
  // A document type can expand without end or read other files, and XLIFF needs none.
  if (/<!DOCTYPE/i.test(content)) throw new UserError(`${name} has a document type (<!DOCTYPE>). Remove that line.`);
  const root = new DOMParser({ onError: onErrorStopParsing }).parseFromString(content, 'text/xml').documentElement;
  if (root?.localName !== 'xliff' || !root.getAttribute('version')?.startsWith('1.'))
    throw new UserError(`${name} is not XLIFF 1.2. Have the translation tool save it as XLIFF 1.2.`);
  return elementsIn(root, 'file').flatMap((file) => {
    const to = languageOf(name, file, 'target', targets);
    const locales = { source: languageOf(name, file, 'source', [source]), target: to };
    return elementsIn(file, 'trans-unit').map((unit): Row => {
      const at = `${name}, line ${unit.lineNumber}`;
      const texts = (['source', 'target'] as const).flatMap((tag) => {
        const found = elementsIn(unit, tag).find(({ parentNode }) => parentNode === unit);
        return found ? [[locales[tag], wordsOf(at, found)]] : [];
      });
      const [key = '', version = ''] = ['id', 'extradata'].map((attribute) => unit.getAttribute(attribute) ?? '');
      return { key, version, texts: Object.fromEntries(texts) as Row['texts'], at };
    });
  });
}

/** The elements of a name in the namespace of the element around them, whatever their prefix. */
function elementsIn(around: Element, name: string): Element[] {
  return [...around.getElementsByTagNameNS(around.namespaceURI ?? '', name)];
}

/** The site's language that a file names; translation tools like to add a territory, `es-MX`. */
function languageOf(name: string, file: Element, which: string, possible: readonly Locale[]): Locale {
  const given = file.getAttribute(`${which}-language`) ?? '';
  const named = possible.filter((one) => `${given}-`.toLowerCase().startsWith(`${one}-`.toLowerCase()));
  const [found] = named.toSorted((a, b) => b.length - a.length);
  if (found !== undefined) return found;
  throw new UserError(
    `${name}, line ${file.lineNumber}: ${which}-language "${given}" is not ${possible.join(' or ')}.`,
  );
}

/** The text of an element, with what its inline elements stand for. */
function wordsOf(at: string, element: Element): string {
  const words = [...element.childNodes].map((node) =>
    node.nodeType === node.ELEMENT_NODE ? wordsOf(at, node as Element) : (node.nodeValue ?? ''),
  );
  const text = element.getAttribute('equiv-text') ?? words.join('');
  if (text === '' && /^(?:x|bx|ex)$/.test(element.localName ?? ''))
    throw new UserError(`${at}: <${element.localName}> does not say what it stands for. Keep <ph> as it was exported.`);
  return text;
}
