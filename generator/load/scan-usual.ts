import { count, foreign, isNew } from './scan-state.ts';
import type { State, Step } from './scan-state.ts';
import { hasOwnNames, nameIn, usual, usualImport } from './tokens.ts';

/** Reads an entry of an object, as most are written. */
export function readEntry(state: State, entry: RegExpExecArray): Step {
  const name = entry[1] === undefined ? undefined : nameIn(entry[1]);
  const called = entry[8];
  const bracket = called === undefined ? entry[6] : '(';
  const names = state.open.at(-1)?.names;
  if (name === undefined) state.open.pop();
  else if (!names || !isNew(names, name) || !hasOwnNames(entry, 2)) return 'unsure';
  // What goes on after a bracket that opens is inside.
  if (bracket !== undefined && entry[9] === ',') return 'unsure';
  if (bracket !== undefined) state.open.push({ bracket, names: new Set() });
  if (called !== undefined) {
    if (foreign.has(called) || called === 'import') return 'unsure';
    count(state, called, 1);
  }
  state.before = called ?? ':';
  state.last = bracket ?? (entry[9] === '' ? (entry[7] ?? '}') : ',');
  state.named = false;
  state.next = usual.lastIndex;
  return 'done';
}

/** Reads an import of names, as most are written. */
export function readImport(state: State, found: RegExpExecArray): Step {
  const names = found[2] === undefined ? (found[1] ?? '').split(', ') : [found[2]];
  if (names.some((name) => foreign.has(name))) return 'unsure';
  for (const name of names) count(state, name, -1);
  const file = found[3] ?? '';
  if (file.startsWith('.')) state.imports.push(file);
  state.before = '';
  state.last = ';';
  state.next = usualImport.lastIndex;
  return 'done';
}
