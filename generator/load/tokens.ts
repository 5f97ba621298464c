// Texts and comments as a whole, words, numbers, and every other character by itself. The texts of a spec are long: no character
// is looked at twice.
const tokens =
  /'[^'\\\n]*(?:\\.[^'\\\n]*)*'|"[^"\\\n]*(?:\\.[^"\\\n]*)*"|`[^`\\$]*(?:\\[^][^`\\$]*)*`|\/\/[^\n]*|\/\*[^]*?\*\/|[\p{L}_$][\p{L}\p{N}_$]*|\d[\w.]*|\.\.\.|=>|\S/gu;

const name = String.raw`([A-Za-z_$][\w$]*)`;
const plainValue = String.raw`(?:'[^'\\\n]*'|"[^"\\\n]*"|\d[\w.]*|true\b|false\b)`;
/** An object with up to four plain values, as texts are: one look at it instead of one at each token. */
const small = String.raw`\{\s*${name}: ${plainValue}(?:,\s*${name}: ${plainValue})?(?:,\s*${name}: ${plainValue})?(?:,\s*${name}: ${plainValue})?,?\s*\}`;
/** The same for itself, with what separates it from the next. */
export const smallObject = new RegExp(`${small}(,?)`, 'y');
/** An entry of an object with a plain value, a small object or the beginning of another one or of a call, or the end of an object in another. */
export const usual = new RegExp(
  String.raw`\s*(?:([A-Za-z_$][\w$]*|'[^'\\\n]*'): (?:${small}|([[{])|(${plainValue})|${name}\()(,?)|\},)`,
  'y',
);
/** An import of names as they are. */
export const usualImport = /\s*import (?:\{ ([\w$]+(?:, [\w$]+)*) \}|([\w$]+)) from '([^'\\\n]*)';/y;

/** Whether the names of a small object, found from a place of a match on, are its own and each other's. */
export function hasOwnNames(found: RegExpExecArray, from: number): boolean {
  for (let index = from; index < from + 4 && found[index] !== undefined; index += 1) {
    if (found[index] === '__proto__') return false;
    for (let before = from; before < index; before += 1) if (found[before] === found[index]) return false;
  }
  return true;
}

function isWordCode(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 48 && code <= 57) ||
    code === 95 ||
    code === 36
  );
}

const single: ReadonlySet<string> = new Set('{}()[],:;');

/** The token that begins where `from` is, or after the space there; most are a text in quotes, a plain word or a bracket. */
export function tokenAt(text: string, from: number): { readonly token: string; readonly index: number } | undefined {
  let index = from;
  let code = text.charCodeAt(index);
  while (code === 32 || code === 10) code = text.charCodeAt((index += 1));
  if (code === 39 || code === 34) {
    const token = text.slice(index, text.indexOf(code === 39 ? "'" : '"', index + 1) + 1);
    if (token !== '' && !token.includes('\\') && !token.includes('\n')) return { token, index };
  } else if (isWordCode(code) && (code < 48 || code > 57)) {
    let end = index + 1;
    while (isWordCode((code = text.charCodeAt(end)))) end += 1;
    // Another letter may follow.
    if (!(code > 127)) return { token: text.slice(index, end), index };
  } else if (single.has(text.charAt(index))) return { token: text.charAt(index), index };
  const match = at(tokens, text, index);
  return match ? { token: match[0], index: match.index } : undefined;
}

/** A sticky pattern's match at a place. */
export function at(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

export type Kind = 'text' | 'word' | 'number' | 'comment' | 'mark';

/** What a token is, by its first character. */
export function kindOf(token: string): Kind {
  const first = token.charAt(0);
  if (token.length > 1 && (first === "'" || first === '"' || first === '`')) return 'text';
  if (token.length > 1 && first === '/') return 'comment';
  if (first >= '0' && first <= '9') return 'number';
  return isWordCode(first.charCodeAt(0)) || (first > '\u007F' && /\p{L}/u.test(first)) ? 'word' : 'mark';
}

/** The name that a text or a number gives to an entry; none if it would have to be computed. */
export function nameIn(token: string): string | undefined {
  return token.includes('\\') || token.startsWith('`')
    ? undefined
    : /^['"]/.test(token)
      ? token.slice(1, -1)
      : /^\d+$|^[^\d]/.test(token)
        ? token
        : undefined;
}
