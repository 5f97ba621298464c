import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isVariable } from '../compile/brand.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose, unknownName } from '../diagnostics/diagnose.ts';
import type { SiteSpec } from '../schema/index.ts';
import { createRequire } from 'node:module';

/** The weight axis, which every variable font has. */
const WEIGHT = 'wght';

/** Refuses a heading font that is not installed, axes and values that it does not have, and cuts that look alike. */
export function* headingFont({ brand: { headingFont: font } }: SiteSpec): Iterable<Diagnostic> {
  const path = ['brand', 'headingFont'];
  const { axes, share, file, package: name } = font;
  const folder = folderOf(name);
  const known = fontPackage(name)?.axes;
  if (folder === undefined) yield diagnose('font/not-installed', [...path, 'package'], { name });
  else if (!existsSync(join(folder, file))) yield diagnose('font/no-file', [...path, 'file'], { name, file });
  if (share.title[WEIGHT] === share.text[WEIGHT]) yield diagnose('font/same-cut', [...path, 'share'], {});
  if (!known) return;
  const unknownAxis = function* (axis: string, at: readonly string[]): Iterable<Diagnostic> {
    const place = [...path, ...at, axis];
    if (!known[axis]) yield diagnose('font/no-axis', place, { name, axis, axes: Object.keys(known) }, { at: 'key' });
  };
  const outOfRange = function* (axis: string, value: number, at: readonly string[]): Iterable<Diagnostic> {
    const range = known[axis];
    if (range && (value < range.min || value > range.max))
      yield diagnose('font/axis', [...path, ...at], { axis, value, ...range });
  };
  for (const [axis, range] of Object.entries(axes)) {
    yield* unknownAxis(axis, ['axes']);
    if (typeof range === 'number') yield* outOfRange(axis, range, ['axes', axis]);
    else for (const end of ['min', 'max'] as const) yield* outOfRange(axis, range[end], ['axes', axis, end]);
  }
  for (const cut of ['title', 'text'] as const) {
    if (known[WEIGHT] && share[cut][WEIGHT] === undefined)
      yield diagnose('font/no-weight', [...path, 'share', cut], {});
    for (const [axis, value] of Object.entries(share[cut])) {
      yield* unknownAxis(axis, ['share', cut]);
      yield* outOfRange(axis, value, ['share', cut, axis]);
    }
  }
}

/** The weight of emphasis in texts. */
const BOLD = 600;

/** Refuses a text font that is not installed, and weights, italics or letters that it does not have. */
export function* textFont({ brand: { textFont: font } }: SiteSpec): Iterable<Diagnostic> {
  if (!font) return;
  const path = ['brand', 'textFont'];
  const { italics, subsets, weights, package: name } = font;
  const found = fontPackage(name);
  if (!found) {
    yield diagnose('font/not-installed', [...path, 'package'], { name });
    return;
  }
  const has = (weight: number): boolean =>
    isVariable(font)
      ? weight >= Math.min(...found.weights) && weight <= Math.max(...found.weights)
      : found.weights.includes(weight);
  for (const [index, weight] of weights.entries())
    if (!has(weight))
      yield diagnose('font/no-weight#package', [...path, 'weights', index], { name, weight, weights: found.weights });
  if (weights.every(has) && Math.max(...weights) < BOLD)
    yield diagnose('font/no-bold', [...path, 'weights'], { bold: BOLD });
  if (italics && !found.styles.includes('italic')) yield diagnose('font/no-italics', [...path, 'italics'], { name });
  for (const [index, subset] of subsets.entries())
    yield* unknownName('font/no-subset', subset, found.subsets, [...path, 'subsets', index]);
}

type Range = { readonly min: number; readonly max: number };

/** The metadata of a Fontsource package. */
interface FontPackage {
  readonly subsets: readonly string[];
  readonly weights: readonly number[];
  readonly styles: readonly string[];
  /** The axes of a variable font with their ranges. */
  readonly axes?: Readonly<Record<string, Range>> | undefined;
}

/** The package's `metadata.json`. */
interface Metadata extends Omit<FontPackage, 'axes'> {
  readonly variable?: Readonly<Record<string, { readonly min: string; readonly max: string }>> | false;
}

/** The folder of an installed package; undefined if it is not installed. */
function folderOf(name: string): string | undefined {
  return (createRequire(import.meta.url).resolve.paths(name) ?? [])
    .map((folder) => join(folder, name))
    .find((folder) => existsSync(join(folder, 'package.json')));
}

const known = new Map<string, FontPackage>();

/** The metadata of an installed package; undefined for a package that is not from Fontsource. */
function fontPackage(name: string): FontPackage | undefined {
  // Only hits are cached: a missing package may be installed while a watch runs.
  const found = known.get(name);
  if (found) return found;
  const folder = folderOf(name);
  const file = folder === undefined ? '' : join(folder, 'metadata.json');
  if (!existsSync(file)) return undefined;
  const { variable, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Metadata;
  const isVariable = name.startsWith('@fontsource-variable/') && variable;
  // Italics are separate files, although the metadata list an `ital` axis.
  const axes = Object.entries(isVariable ? variable : {}).filter(([axis]) => axis !== 'ital');
  const made: FontPackage = {
    ...rest,
    ...(isVariable && {
      axes: Object.fromEntries(axes.map(([axis, { min, max }]) => [axis, { min: Number(min), max: Number(max) }])),
    }),
  };
  known.set(name, made);
  return made;
}
