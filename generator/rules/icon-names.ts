import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Where the icons are as they are installed: megabytes, of which a site names ten. Their names are ASCII, and in order. */
function file(): string {
  return createRequire(import.meta.url).resolve('@iconify-json/ph/icons.json');
}

const name = /"([a-z0-9-]+)": \{\s*"body":/;

/** How much is read at a time: several icons. */
const piece = 8192;

/** Looks for a name as in a dictionary. It is found, or it is not where it would be. */
function isInOrder(read: (from: number) => string, size: number, wanted: string): boolean {
  let [low, high] = [0, size];
  while (high - low > piece) {
    const middle = Math.floor((low + high) / 2);
    // Behind the last icon stand other things.
    const found = name.exec(read(middle))?.[1];
    if (found === wanted) return true;
    if (found === undefined || wanted < found) high = middle;
    else low = middle;
  }
  return read(low).includes(`"${wanted}": {`) || read(low + piece - wanted.length - 5).includes(`"${wanted}": {`);
}

/** All icons that are installed. */
export function iconNames(): string[] {
  return Object.keys((JSON.parse(readFileSync(file(), 'latin1')) as { icons: object }).icons);
}

/** Those of some names that are no installed icons. */
export function unknownIcons(names: readonly string[]): ReadonlySet<string> {
  if (names.length === 0) return new Set();
  const opened = openSync(file(), 'r');
  try {
    const buffer = Buffer.alloc(piece);
    const read = (from: number): string => buffer.toString('latin1', 0, readSync(opened, buffer, 0, piece, from));
    const { size } = fstatSync(opened);
    const missing = names.filter((wanted) => !isInOrder(read, size, wanted));
    // What is not found this way may be there all the same, should the package order its icons otherwise one day.
    const all = missing.length > 0 ? new Set(iconNames()) : undefined;
    return new Set(missing.filter((wanted) => all?.has(wanted) !== true));
  } finally {
    closeSync(opened);
  }
}
