import { at, hasOwnNames, kindOf, nameIn, smallObject, tokenAt, usual } from './tokens.ts';

/** What a file says of its modules, of which it is certain that JavaScript drops nothing. */
export interface Scanned {
  /** The files that it reads, relative to it. */
  readonly imports: readonly string[];
  /** Whether another file could use something of it. */
  readonly exports: boolean;
  /** Whether it runs as it is: without types. */
  readonly plain: boolean;
}

/** Words that begin what is no text, list, object, call or constant. */
const keywords =
  'abstract as async await break case catch class continue debugger declare delete do else enum finally for function get if implements in instanceof interface is keyof let module namespace new of private protected public readonly return satisfies set static super switch this throw try type typeof var void while with yield';
const foreign: ReadonlySet<string> = new Set(keywords.split(' '));

/** What may be another value in each run. */
const computed = ['Math.random', 'Date.now', 'process.env', 'randomUUID'];

/** The names of a spec, for the editor. */
const registration = /declare module '[^']*' \{\s*interface \w+ \{[^{}]*\}\s*\}\s*$/y;

/** What another file exports, passed on. */
const passedOn = /\s*\{[\w, ]+\} from '(\.[^'\\]*)';?/y;
/** The type of a constant. */
const annotation = /\s*[\w.]+(?:\[\])? (?==)/y;

const pairs: Readonly<Record<string, string>> = { '}': '{', ')': '(', ']': '[' };
const marks: ReadonlySet<string> = new Set([',', ';', '=', '.', '...', '=>', '-', '+']);

/**
 * Reads a file of the spec fast, if it is what most of them are: imports, constants, and calls with lists and objects of texts.
 * Nothing where it is anything else, or where a name might stand twice or be used nowhere: then `readSource` looks at it.
 */
export const scan = (text: string): Scanned | undefined => {
  if (computed.some((name) => text.includes(name))) return undefined;
  const open: { readonly bracket: string; readonly names: Set<string> }[] = [];
  const uses = new Map<string, number>();
  const use = (name: string, times: number): void => void uses.set(name, (uses.get(name) ?? 0) + times);
  const imports: string[] = [];
  let exports = false;
  let plain = true;
  // What the statement does that is being read: imports types or values, or neither.
  let importing: 'types' | 'values' | undefined;
  // The token before, and the one before that.
  let last = '';
  let before = '';
  // Whether the last token may be the name of an entry.
  let named = false;

  let next = 0;
  for (;;) {
    const around = open.at(-1);
    const entry = around?.bracket === '{' && !importing && (last === '{' || last === ',') ? at(usual, text, next) : null;
    if (around && entry) {
      const name = entry[1] === undefined ? undefined : nameIn(entry[1]);
      const bracket = entry[6];
      if (name === undefined) open.pop();
      else if (name === '__proto__' || around.names.has(name) || !hasOwnNames(entry, 2)) return undefined;
      else around.names.add(name);
      // What goes on after a bracket that opens is inside.
      if (bracket !== undefined && entry[8] === ',') return undefined;
      if (bracket !== undefined) open.push({ bracket, names: new Set() });
      before = ':';
      last = bracket ?? (entry[8] === '' ? (entry[7] ?? '}') : ',');
      named = false;
      next = usual.lastIndex;
      continue;
    }
    const match = tokenAt(text, next);
    if (!match) break;
    const { token } = match;
    next = match.index + token.length;
    const kind = kindOf(token);
    if (kind === 'comment') continue;
    const wasNamed = named;
    named = false;
    const inside = open.at(-1);
    if (importing) {
      if (kind === 'text') {
        if (/^['"]\./.test(token)) imports.push(token.slice(1, -1));
        importing = undefined;
      } else if (kind === 'word') {
        if (token === 'type' && last === 'import') [importing, plain] = ['types', false];
        else if (token !== 'from' && foreign.has(token)) return undefined;
        // What is declared and never used is counted down.
        else if (token !== 'from' && importing === 'values') use(token, -1);
      } else if (token === '.' && last === 'import' && inside) importing = undefined;
      else if (token !== '{' && token !== '}' && token !== ',') return undefined;
      if (inside && importing) return undefined;
    } else if (kind !== 'mark') {
      const isEntry = inside?.bracket === '{' && (last === '{' || last === ',');
      if (isEntry) {
        const name = nameIn(token);
        if (name === undefined || name === '__proto__' || inside.names.has(name)) return undefined;
        inside.names.add(name);
        named = true;
      }
      if (kind === 'word' && last !== '.') {
        if (token === 'declare' && !inside && at(registration, text, match.index)) {
          plain = false;
          break;
        }
        const constant = token === 'as' && !isEntry && at(/as const\b/y, text, match.index);
        if (constant) {
          plain = false;
          next += ' const'.length;
          continue;
        }
        if (foreign.has(token) && !isEntry) return undefined;
        if (token === 'import') importing = 'values';
        else if ((token === 'export' || token === 'const') && inside) return undefined;
        else if (token === 'export') {
          exports = true;
          const from = at(passedOn, text, next);
          if (from) {
            imports.push(from[1] ?? '');
            next = passedOn.lastIndex;
            continue;
          }
        } else if (last !== 'const') use(token, 1);
        else if (before !== 'export') use(token, -1);
      }
    } else if (token === '{' || token === '(' || token === '[') {
      // Statements or a pattern.
      if (token === '{' && !/^(?:[([,:=]|default)$/.test(last)) return undefined;
      if (wasNamed) return undefined;
      // A bracket around a value, in which a comma would drop what stands before it, or a call that may change a value.
      if (token === '(' && (kindOf(last) !== 'word' || (!inside && before === '.'))) return undefined;
      const whole = token === '{' ? at(smallObject, text, match.index) : null;
      if (whole) {
        if (!hasOwnNames(whole, 1)) return undefined;
        next = smallObject.lastIndex;
        before = '';
        last = whole[5] === ',' ? ',' : '}';
        continue;
      }
      open.push({ bracket: token, names: new Set() });
    } else if (token === '}' || token === ')' || token === ']') {
      if (open.pop()?.bracket !== pairs[token]) return undefined;
    } else if (token === ':') {
      if (wasNamed && kindOf(last) === 'word') use(last, -1);
      else if (!inside && before === 'const') {
        if (!at(annotation, text, next)) return undefined;
        plain = false;
        next = annotation.lastIndex;
      } else if (!wasNamed) return undefined;
    } else if (!marks.has(token) || (wasNamed && token !== ',') || (token === '=' && before === '.')) return undefined;
    before = last;
    last = token;
  }
  if (open.length > 0 || importing) return undefined;
  for (const count of uses.values()) if (count < 0) return undefined;
  return { imports, exports, plain };
};
