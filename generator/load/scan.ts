import { count, foreign, isNew } from './scan-state.ts';
import type { State, Step } from './scan-state.ts';
import { readEntry, readImport } from './scan-usual.ts';
import type { Kind } from './tokens.ts';
import { at, hasOwnNames, kindOf, nameIn, smallObject, tokenAt, usual, usualImport } from './tokens.ts';

/** What a file says of its modules, of which it is certain that JavaScript drops nothing. */
export interface Scanned {
  /** The files that it reads, relative to it. */
  readonly imports: readonly string[];
  /** Whether another file could use something of it. */
  readonly exports: boolean;
  /** Whether it runs as it is: without types. */
  readonly plain: boolean;
}

/** What may be another value in each run. */
const computed = ['Math.random', 'Date.now', 'process.env', 'randomUUID'];

/** The names of a spec, for the editor. */
const registration = /declare module '[^']*' \{\s*interface \w+ \{[^{}]*\}\s*\}\s*$/y;

/** What another file exports, passed on. */
const passedOn = /\s*\{[\w, ]+\} from '(\.[^'\\]*)';?/y;
/** The type of a constant. */
const annotation = /\s*[\w.]+(?:\[\])? (?==)/y;

const asConst = /as const\b/y;

const pairs: Readonly<Record<string, string>> = { '}': '{', ')': '(', ']': '[' };
const marks: ReadonlySet<string> = new Set([',', ';', '=', '.', '...', '=>', '-', '+']);

/** A token of an import that is written otherwise than most. */
function readImporting(state: State, token: string, kind: Kind): Step {
  const inside = state.open.length > 0;
  if (kind === 'text') {
    if (/^['"]\./.test(token)) state.imports.push(token.slice(1, -1));
    state.importing = undefined;
  } else if (kind === 'word') {
    if (token === 'type' && state.last === 'import') [state.importing, state.plain] = ['types', false];
    else if (token !== 'from' && foreign.has(token)) return 'unsure';
    else if (token !== 'from' && state.importing === 'values') count(state, token, -1);
  } else if (token === '.' && state.last === 'import' && inside) state.importing = undefined;
  else if (token !== '{' && token !== '}' && token !== ',') return 'unsure';
  return inside && state.importing ? 'unsure' : 'noted';
}

function readWord(state: State, token: string, index: number, isEntry: boolean): Step {
  const { text, last, before } = state;
  const isInside = state.open.length > 0;
  if (token === 'declare' && !isInside && at(registration, text, index)) {
    state.plain = false;
    return 'end';
  }
  if (token === 'as' && !isEntry && at(asConst, text, index)) {
    state.plain = false;
    state.next += ' const'.length;
    return 'done';
  }
  if (foreign.has(token) && !isEntry) return 'unsure';
  if (token === 'import') state.importing = 'values';
  else if ((token === 'export' || token === 'const') && isInside) return 'unsure';
  else if (token === 'export') {
    state.exports = true;
    const from = at(passedOn, text, state.next);
    if (from) {
      state.imports.push(from[1] ?? '');
      state.next = passedOn.lastIndex;
      return 'done';
    }
  } else if (last !== 'const') count(state, token, 1);
  // What is declared and never used is counted down.
  else if (before !== 'export') count(state, token, -1);
  return 'noted';
}

function readOpening(state: State, token: string, index: number, wasNamed: boolean): Step {
  const { text, last, before, open } = state;
  // Statements or a pattern.
  if (token === '{' && !/^(?:[([,:=]|default)$/.test(last)) return 'unsure';
  if (wasNamed) return 'unsure';
  // A bracket around a value, in which a comma would drop what stands before it, or a call that may change a value.
  if (token === '(' && (kindOf(last) !== 'word' || (open.length === 0 && before === '.'))) return 'unsure';
  const small = token === '{' ? at(smallObject, text, index) : null;
  if (!small) {
    open.push({ bracket: token, names: new Set() });
    return 'noted';
  }
  if (!hasOwnNames(small, 1)) return 'unsure';
  state.next = smallObject.lastIndex;
  state.before = '';
  state.last = small[5] === ',' ? ',' : '}';
  return 'done';
}

function readMark(state: State, token: string, wasNamed: boolean): Step {
  const { text, last, before, open } = state;
  if (token === '}' || token === ')' || token === ']') return open.pop()?.bracket === pairs[token] ? 'noted' : 'unsure';
  if (token !== ':')
    return !marks.has(token) || (wasNamed && token !== ',') || (token === '=' && before === '.') ? 'unsure' : 'noted';
  if (wasNamed && kindOf(last) === 'word') count(state, last, -1);
  else if (open.length === 0 && before === 'const') {
    if (!at(annotation, text, state.next)) return 'unsure';
    state.plain = false;
    state.next = annotation.lastIndex;
  } else if (!wasNamed) return 'unsure';
  return 'noted';
}

function readToken(state: State, token: string, index: number): Step {
  const kind = kindOf(token);
  if (kind === 'comment') return 'done';
  const wasNamed = state.named;
  state.named = false;
  if (state.importing) return readImporting(state, token, kind);
  if (kind === 'mark')
    return token === '{' || token === '(' || token === '['
      ? readOpening(state, token, index, wasNamed)
      : readMark(state, token, wasNamed);
  const inside = state.open.at(-1);
  const isEntry = inside?.bracket === '{' && (state.last === '{' || state.last === ',');
  if (isEntry) {
    const name = nameIn(token);
    if (name === undefined || !isNew(inside.names, name)) return 'unsure';
    state.named = true;
  }
  return kind === 'word' && state.last !== '.' ? readWord(state, token, index, isEntry) : 'noted';
}

function step(state: State): Step {
  const { text, last } = state;
  const around = state.open.at(-1);
  const entry =
    around?.bracket === '{' && !state.importing && (last === '{' || last === ',') ? at(usual, text, state.next) : null;
  if (entry) return readEntry(state, entry);
  const whole = !around && (last === '' || last === ';') ? at(usualImport, text, state.next) : null;
  if (whole) return readImport(state, whole);
  const match = tokenAt(text, state.next);
  if (!match) return 'end';
  const { token, index } = match;
  state.next = index + token.length;
  const done = readToken(state, token, index);
  if (done === 'noted') {
    state.before = state.last;
    state.last = token;
  }
  return done;
}

/**
 * Reads a file of the spec fast, if it is what most of them are: imports, constants, and calls with lists and objects of texts.
 * Nothing where it is anything else, or where a name might stand twice or be used nowhere: then `readSource` looks at it.
 */
export function scan(text: string): Scanned | undefined {
  if (computed.some((name) => text.includes(name))) return undefined;
  const state: State = {
    text,
    next: 0,
    open: [],
    uses: new Map(),
    imports: [],
    exports: false,
    plain: true,
    importing: undefined,
    last: '',
    before: '',
    named: false,
  };
  for (let done = step(state); done !== 'end'; done = step(state)) if (done === 'unsure') return undefined;
  if (state.open.length > 0 || state.importing) return undefined;
  for (const times of state.uses.values()) if (times < 0) return undefined;
  return { imports: state.imports, exports: state.exports, plain: state.plain };
}
