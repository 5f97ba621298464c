/** A top-level part of a text: as it stands there, its markup with a mark for each run of words, and the words. */
export interface Part {
  readonly text: string;
  readonly markup: string;
  readonly words: readonly string[];
}

const INLINE: ReadonlySet<string> = new Set(['strong', 'em', 'u', 'a', 'br']);
const LISTS: ReadonlySet<string> = new Set(['ul', 'ol']);
const BLOCKS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', ...LISTS]);

/** A tag as people write it, or a run of text. Anything else is not for this file. */
const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?: [a-z]+="[^"<>&]*")*)>|([^<>]+)/y;
/** Words mean nothing to a parser, and are written back as they were read: no control characters, no character with a name of its own. */
const WORDS = /^(?:[^&\p{Cc}\u{a0}\u{e000}-\u{e001}]|[\n\t]|&(?:amp|lt|gt|nbsp);)*$/u;

/** Whether HTML's rules let an element stand in another without moving anything; `undefined` is the top. */
function mayHold(outer: string | undefined, inner: string): boolean {
  if (outer === undefined) return INLINE.has(inner) || BLOCKS.has(inner);
  if (LISTS.has(outer)) return inner === 'li';
  if (outer === 'li') return INLINE.has(inner) || BLOCKS.has(inner);
  return INLINE.has(inner);
}

/**
 * Divides a text into its top-level elements and what stands between them, each with its words taken out. Only where each
 * element is one of an article's, closed, and where it may be, so that a parser would read each part alone just as it
 * reads the whole; nothing otherwise.
 */
export function wellFormedParts(html: string): readonly Part[] | undefined {
  const parts: Part[] = [];
  const open: string[] = [];
  let markup = '';
  let words: string[] = [];
  let from = 0;
  TOKEN.lastIndex = 0;
  for (let at = 0; at < html.length; at = TOKEN.lastIndex) {
    const token = TOKEN.exec(html);
    if (!token) return undefined;
    const [tag, closing, name = '', , text] = token;
    if (text !== undefined) {
      if (!WORDS.test(text) || (LISTS.has(open.at(-1) ?? '') && text.trim() !== '')) return undefined;
      markup += `\u{e000}${words.length}\u{e001}`;
      words.push(text);
    } else {
      markup += tag;
      if (closing) {
        if (open.pop() !== name) return undefined;
      } else {
        if (!mayHold(open.at(-1), name) || (name === 'a' && open.includes('a'))) return undefined;
        if (name !== 'br') open.push(name);
      }
    }
    if (open.length > 0) continue;
    parts.push({ text: html.slice(from, TOKEN.lastIndex), markup, words });
    from = TOKEN.lastIndex;
    markup = '';
    words = [];
  }
  return open.length === 0 ? parts : undefined;
}

/** Puts the words back. */
export function withWords(markup: string, words: readonly string[]): string {
  return markup.replaceAll(/\u{e000}(\d+)\u{e001}/gu, (_, index: string) => words[Number(index)] ?? '');
}
