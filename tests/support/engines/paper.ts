import { inflateSync } from 'node:zlib';

/** An object of a PDF: its dictionary, and its stream if it has one. */
interface PdfObject {
  readonly dictionary: string;
  readonly stream: string;
}

/** What the glyphs of a font say, by their codes, which are written in so many hexadecimal digits. */
interface Font {
  readonly digits: number;
  readonly says: ReadonlyMap<number, string>;
}

function inflated(dictionary: string, stream: string): string {
  return dictionary.includes('/FlateDecode') ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : stream;
}

/** The objects of a PDF by their numbers, those among them that are packed into one stream. */
function objectsOf(pdf: Uint8Array): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const [, number = '', body = ''] of Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/(\d+) 0 obj\b([\s\S]*?)endobj/g)) {
    const [, dictionary = body, stream = ''] = /^([\s\S]*?)stream\r?\n([\s\S]*?)endstream/.exec(body) ?? [];
    objects.set(number, { dictionary, stream: inflated(dictionary, stream) });
  }
  for (const { dictionary, stream } of [...objects.values()].filter((object) =>
    object.dictionary.includes('/ObjStm'),
  )) {
    const first = Number(/\/First (\d+)/.exec(dictionary)?.[1]);
    const places = stream.slice(0, first).trim().split(/\s+/);
    for (let at = 0; at < places.length; at += 2) {
      const [begin, end] = [places[at + 1], places[at + 3]];
      objects.set(places[at] ?? '', {
        dictionary: stream.slice(first + Number(begin), end === undefined ? undefined : first + Number(end)),
        stream: '',
      });
    }
  }
  return objects;
}

/** What hexadecimal digits say as UTF-16. */
function textOf(hex: string): string {
  return (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');
}

function fontOf({ dictionary }: PdfObject, objects: ReadonlyMap<string, PdfObject>): Font {
  const says = new Map<number, string>();
  const map = objects.get(/\/ToUnicode (\d+) 0 R/.exec(dictionary)?.[1] ?? '')?.stream ?? '';
  for (const [, kind, lines = ''] of map.matchAll(/beginbf(char|range)([\s\S]*?)endbf/g)) {
    for (const line of lines.split('\n')) {
      const [first = '', second = '', ...more] = [...line.matchAll(/<([\da-f]+)>/gi)].map(([, hex = '']) => hex);
      const code = Number.parseInt(first, 16);
      if (kind === 'char') says.set(code, textOf(second));
      else
        for (let at = code; at <= Number.parseInt(second, 16); at += 1) {
          const [start = ''] = more;
          // One text for each code, or the first of texts that follow one another.
          says.set(
            at,
            line.includes('[')
              ? textOf(more[at - code] ?? '')
              : String.fromCharCode(Number.parseInt(start, 16) + at - code),
          );
        }
    }
  }
  return { digits: dictionary.includes('/Type0') ? 4 : 2, says };
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The bytes of a string that is written in round brackets, as hexadecimal digits. */
function hexOf(literal: string): string {
  return Buffer.from(
    literal.replaceAll(/\\([0-7]{1,3}|[\s\S])/g, (_, what: string) =>
      /^\d/.test(what) ? String.fromCharCode(Number.parseInt(what, 8)) : (ESCAPED[what] ?? what),
    ),
    'latin1',
  ).toString('hex');
}

/** What the codes of a string say in its font. */
function readWith({ digits, says }: Font, hex: string): string {
  return (hex.match(new RegExp(`.{${digits}}`, 'g')) ?? [])
    .map((each) => Number.parseInt(each, 16))
    .map((code) => says.get(code) ?? (digits === 2 ? String.fromCharCode(code) : ''))
    .join('');
}

/** All words on a printed page, in the order in which they were drawn and without spaces, as far as Chromium and Firefox write PDF. */
export function wordsOnPaper(pdf: Uint8Array): string {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Font>();
  for (const { dictionary } of objects.values()) {
    const named = /\/Font (\d+) 0 R/.exec(dictionary)?.[1];
    const list =
      (named === undefined ? undefined : objects.get(named)?.dictionary) ??
      /\/Font\s*<<([^>]*)>>/.exec(dictionary)?.[1] ??
      '';
    for (const [, name = '', number = ''] of list.matchAll(/\/([\w-]+) (\d+) 0 R/g)) {
      const font = objects.get(number);
      if (font) fonts.set(name, fontOf(font, objects));
    }
  }
  let words = '';
  for (const { stream } of objects.values()) {
    if (!/ Tf\s/.test(stream)) continue;
    let font: Font | undefined;
    for (const [, name, hex, literal] of stream.matchAll(
      /\/([\w-]+) [\d.]+ Tf|<([\da-f]+)>|\(((?:\\[\s\S]|[^\\)])*)\)/gi,
    )) {
      if (name !== undefined) font = fonts.get(name);
      else if (font) words += readWith(font, hex ?? hexOf(literal ?? ''));
    }
  }
  return words.replaceAll(/\s/g, '');
}
