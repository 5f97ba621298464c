import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type * as Svgo from 'svgo';
import { z } from 'zod';

/** The elements that draw something. */
const shapes: readonly string[] = ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
/** Definitions that shapes may refer to by id. */
const definitions = ['defs', 'clipPath', 'mask', 'linearGradient', 'radialGradient', 'stop', 'use', 'symbol'];
const allowedElements = new Set(['svg', ...shapes, ...definitions]);

/** Whether a drawing needs no cleaning, like an editor's "plain SVG" or one written by hand. */
function isPlain(svg: string): boolean {
  const names = [...svg.matchAll(/<([A-Za-z][\w:.-]*)/g)].map(([, name = '']) => name);
  const isBare = names.every((name) => name === 'svg' || shapes.includes(name));
  return (
    isBare && !/<!(?!--)|<\?|\s(?:style|id|href|on\w+|[\w-]+:\w+)\s*=|url\(/.test(svg.replace(/\sxmlns:xlink=/, ' '))
  );
}

const cleanedDrawings = new Map<string, string>();

/**
 * Cleans a drawing from Illustrator, Inkscape, Figma or Canva with svgo, so that pages can inline it: styles become
 * attributes, ids get a unique prefix, scripts and the editor's own data are removed.
 */
function cleanedDrawing(svg: string): string {
  if (!/<svg\b/.test(svg) || isPlain(svg)) return svg;
  const cleaned = cleanedDrawings.get(svg) ?? clean(svg);
  cleanedDrawings.set(svg, cleaned);
  return cleaned;
}

function clean(svg: string): string {
  // Loaded on demand: it takes longer than compiling a small spec, and few drawings need it.
  const { optimize } = createRequire(import.meta.url)('svgo') as typeof Svgo;
  const prefix = `d${createHash('sha256').update(svg).digest('hex').slice(0, 6)}`;
  // The format is element, separator, attribute.
  const attrs = [
    '*@style',
    '*@xml:.*',
    '*@overflow',
    'svg@(?:version|baseProfile|x|y|id|zoomAndPan|enable-background)',
  ];
  try {
    return optimize(svg, {
      plugins: [
        'removeDoctype',
        'removeXMLProcInst',
        'removeComments',
        'removeEditorsNSData',
        'removeScripts',
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        'convertStyleToAttrs',
        { name: 'removeXlink', params: { includeLegacy: true } },
        'removeStyleElement',
        { name: 'removeAttrs', params: { elemSeparator: '@', attrs } },
        'removeDimensions',
        'removeUnusedNS',
        'removeUselessDefs',
        { name: 'cleanupIds', params: { minify: false } },
        { name: 'prefixIds', params: { prefix, delim: '-', prefixClassNames: false } },
        'removeEmptyContainers',
      ],
    }).data;
  } catch {
    // The validation reports an SVG that cannot be parsed.
    return svg;
  }
}

const root =
  /^\uFEFF?\s*(?:<\?xml[^>]*\?>)?\s*(?:<!DOCTYPE[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<svg\b[^>]*(?:>[^]*<\/svg>|\/>)\s*$/;
/** The beginning of an SVG in UTF-16 that was read as UTF-8. */
const utf16 = /^(?:\uFFFD\uFFFD)?\0?<\0/;
const viewBox = /<svg\b[^>]*\sviewBox="-?[\d.]+ -?[\d.]+ ([\d.]+) ([\d.]+)"/;
const drawn = /<(?:path|circle|ellipse|rect|line|polyline|polygon|text|image|use)\b/;
const externalReference = /\b(?:href|src)\s*=\s*["']?\s*(?!["'#\s]|data:)|@import|url\(\s*["']?(?:https?:)?\/\//i;

const tags = /<(\/?)([A-Za-z][\w:.-]*)(?:"[^"]*"|'[^']*'|[^<>"'])*?(\/?)>/g;

/** The first element that is not closed, or is closed but not open. */
function unbalanced(plain: string): string | undefined {
  const open: string[] = [];
  for (const [, closes, name = '', empty] of plain.matchAll(tags)) {
    if (!closes && !empty) open.push(name);
    if (!closes) continue;
    const last = open.pop();
    if (last !== name) return last ?? name;
  }
  return open.at(-1);
}

/** The most characters of an SVG, with the reason. */
const limits = {
  file: { most: 20_000, reason: 'every visitor loads it' },
  drawing: { most: 12_000, reason: 'each page that shows it contains it' },
} as const;

function faultsOf(svg: string, { most, reason }: (typeof limits)[keyof typeof limits]): string[] {
  if (utf16.test(svg)) return ['This SVG is saved as UTF-16. Save it as UTF-8.'];
  if (!root.test(svg)) return ['An SVG begins with <svg …> and ends with </svg>.'];
  const plain = svg.replaceAll(/<!--[^]*?-->|<\?[^]*?\?>|<!DOCTYPE[^>]*>/gi, '');
  const broken = unbalanced(plain);
  const [box, width, height] = viewBox.exec(plain) ?? [];
  const faults = [
    svg.length > most &&
      `This SVG has ${Math.ceil(svg.length / 1000)} kB, and ${reason}: ${most / 1000} kB is the limit. Simplify it: npx svgo FILE`,
    broken !== undefined && `In this SVG, <${broken}> is not closed, or is closed but not open.`,
    externalReference.test(plain) && 'An SVG cannot load external files: they would not be shown.',
    box === undefined && 'An SVG needs a viewBox of four numbers, "0 0 28 28".',
    box !== undefined &&
      !(Number(width) > 0 && Number(height) > 0) &&
      'The viewBox of this SVG has no width or no height, so the SVG would be invisible.',
    /<script\b|\son\w+=|javascript:/i.test(plain) && 'An SVG cannot contain scripts.',
  ].filter((fault) => fault !== false);
  return faults.length > 0 || drawn.test(plain) ? faults : ['This SVG draws nothing.'];
}

/** An SVG that is published as a separate file. */
export const svgSchema = z.string().superRefine((svg, { addIssue }) => {
  for (const fault of faultsOf(svg, limits.file)) addIssue(fault);
});

/** The icon of the site: a separate file, cleaned if it could not be published unchanged. */
export const iconSchema = z
  .string()
  .overwrite((svg) => (faultsOf(svg, limits.file).length > 0 ? cleanedDrawing(svg) : svg))
  .pipe(svgSchema);

/**
 * An SVG that is inlined in pages. Their content security policy allows no styles in it, and its ids must not clash
 * with those of the page: the output of drawing programs is cleaned first.
 */
export const drawingSchema = z
  .string()
  .overwrite(cleanedDrawing)
  .superRefine((svg, { addIssue }) => {
    const faults = faultsOf(svg, limits.drawing);
    for (const fault of faults) addIssue(fault);
    // Further diagnostics would only repeat these.
    if (faults.length > 0) return;
    const plain = svg.replaceAll(/<!--[^]*?-->/g, '');
    const names = [...plain.matchAll(/<([A-Za-z][\w:-]*)/g)].map(([, name = '']) => name);
    for (const name of new Set(names))
      if (!allowedElements.has(name))
        addIssue(
          `A drawing cannot contain <${name}>. Its shapes are ${shapes.map((shape) => `<${shape}>`).join(', ')}.`,
        );
    if (/\s(?:style|on\w+)=/.test(plain))
      addIssue('A drawing cannot have the attribute style. Write fill="…" instead.');
  });

/** A file of a spec that names a file or package which does not exist. */
export class WrongImport extends Error {
  readonly file: string;
  readonly specifier: string;

  constructor(file: string, specifier: string) {
    super(`There is no file or package ${specifier}.`);
    this.file = file;
    this.specifier = specifier;
  }
}

/**
 * Reads an SVG by its path relative to a file of the spec.
 * @example svgFile(import.meta.url, './brand/mark.svg')
 */
export function svgFile(from: string, path: string): string {
  try {
    return readFileSync(fileURLToPath(new URL(path, from)), 'utf8');
  } catch {
    throw new WrongImport(fileURLToPath(from.replace(/\?.*$/, '')), path);
  }
}
