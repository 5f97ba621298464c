import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { DOMParser, onErrorStopParsing, type Element } from '@xmldom/xmldom';
import { escapeUTF8 as escaped } from 'entities';
import { UserError } from '../../site/user-error.mjs';
import type { SpecPath } from '../diagnostics/diagnostic.ts';
import type { Locale, Localized } from '../schema/index.ts';

/** A text as it is exported for translators. */
export interface Unit {
  /** Its path in the spec, such as `pages/home.hero.heading`. */
  readonly key: string;
  /** Its file and line. */
  readonly place: string;
  /** The pages or parts that show it, and what the translator must not change. */
  readonly context: string;
  readonly texts: Localized;
  /** A digest of each language. The import compares them to find what has changed since the export. */
  readonly version: string;
  readonly path: SpecPath;
}

/** A row of an imported file. Languages that it does not contain stay as they are. */
export interface Row extends Pick<Unit, 'key' | 'version'> {
  readonly texts: Partial<Localized>;
  /** Its position for messages: `texts.csv, row 12`. */
  readonly at: string;
}

/** The language to translate from, and those to translate into. */
export interface Languages {
  readonly source: Locale;
  readonly targets: readonly Locale[];
}

/** A cell that spreadsheets would evaluate or reformat: `=1+1`, `2.50`, `3 may`. A leading apostrophe keeps it text. */
const notText = String.raw`[=+\-@＝＋－＠|\s]|(?=.*\d).{1,24}$|true$|false$|verdadero$|falso$`;
const toProtect = new RegExp(`^'*(?:${notText})`, 'iu');
const isProtected = new RegExp(`^'+(?:${notText})`, 'iu');

/** Writes texts as CSV, with the byte order mark by which Excel recognises UTF-8. */
export function toCsv({ source, targets }: Languages, units: readonly Unit[]): string {
  const locales = [source, ...targets];
  const header = ['key', 'place', 'context', ...locales, 'version'];
  const protect = (text: string): string => (toProtect.test(text) ? `'${text}` : text);
  const cells = units.map((unit) => {
    const texts = locales.map((locale) => protect(unit.texts[locale]));
    return [unit.key, unit.place, unit.context, ...texts, unit.version];
  });
  return stringify([header, ...cells], { bom: true, record_delimiter: 'windows', quoted_match: /[,;\t\r\n]/ });
}

/** Reads texts from CSV, with the columns in any order. */
export function readCsv({ source, targets }: Languages, name: string, content: string): Row[] {
  // Excel separates by semicolons in countries with decimal commas.
  const delimiter = /[,;\t]/.exec(content)?.[0] ?? ',';
  const [header = [], ...records] = parse(content, { delimiter, relax_column_count: true });
  const titles = header.map((title) => title.trim().toLowerCase());
  const indexOf = (column: string): number => titles.indexOf(column.toLowerCase());
  const present = [source, ...targets].filter((locale) => indexOf(locale) >= 0);
  const missing = ['key', source, 'version'].filter((column) => indexOf(column) < 0);
  if (missing.length > 0)
    throw new UserError(`${name}, row 1: there is no column ${missing.map((one) => `"${one}"`).join(', ')}.`);
  return records.flatMap((record, index): Row[] => {
    if (record.every((cell) => cell.trim() === '')) return [];
    const cell = (column: string): string => {
      const text = record[indexOf(column)] ?? '';
      return isProtected.test(text) ? text.slice(1) : text;
    };
    const texts = Object.fromEntries(present.map((locale) => [locale, cell(locale)]));
    return [{ key: cell('key').trim(), texts, version: cell('version').trim(), at: `${name}, row ${index + 2}` }];
  });
}

/** A placeholder or tag: exported as `<ph>`, which translation tools protect. */
const untranslated = /(\{\{\s*\w+\s*\}\}|<\/?[a-zA-Z][^<>]*>)/;

/** Writes texts as XLIFF 1.2, the version that most translation tools read: `id` is the key, `extradata` the version. */
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
  // A document type could contain entities that expand endlessly or read other files. XLIFF needs none.
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
        return found ? [[locales[tag], contentOf(at, found)]] : [];
      });
      const [key = '', version = ''] = ['id', 'extradata'].map((attribute) => unit.getAttribute(attribute) ?? '');
      return { key, version, texts: Object.fromEntries(texts) as Row['texts'], at };
    });
  });
}

/** The descendants with a name in the namespace of their ancestor, whatever the prefix. */
function elementsIn(ancestor: Element, name: string): Element[] {
  return [...ancestor.getElementsByTagNameNS(ancestor.namespaceURI ?? '', name)];
}

/** The site's language that a file names. Translation tools often add a territory: `es-MX`. */
function languageOf(name: string, file: Element, which: string, possible: readonly Locale[]): Locale {
  const given = file.getAttribute(`${which}-language`) ?? '';
  const named = possible.filter((one) => `${given}-`.toLowerCase().startsWith(`${one}-`.toLowerCase()));
  const [found] = named.toSorted((a, b) => b.length - a.length);
  if (found !== undefined) return found;
  throw new UserError(
    `${name}, line ${file.lineNumber}: ${which}-language "${given}" is not ${possible.join(' or ')}.`,
  );
}

/** The text of an element, including the text that its inline elements stand for. */
function contentOf(at: string, element: Element): string {
  const pieces = [...element.childNodes].map((node) =>
    node.nodeType === node.ELEMENT_NODE ? contentOf(at, node as Element) : (node.nodeValue ?? ''),
  );
  const text = element.getAttribute('equiv-text') ?? pieces.join('');
  if (text === '' && /^(?:x|bx|ex)$/.test(element.localName ?? ''))
    throw new UserError(`${at}: <${element.localName}> has no equiv-text. Keep each <ph> as it was exported.`);
  return text;
}
