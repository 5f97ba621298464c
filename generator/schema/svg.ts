import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type * as Svgo from 'svgo';
import { z } from 'zod';

/** The shapes of a drawing. */
const shapes: readonly string[] = ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
/** Definitions that shapes may refer to by id. */
const definitions = ['defs', 'clipPath', 'mask', 'linearGradient', 'radialGradient', 'stop', 'use', 'symbol'];
const kept = new Set(['svg', ...shapes, ...definitions]);

/** Whether a drawing may have an element. */
function isDrawn(name: string): boolean {
  return kept.has(name);
}

/** Whether a drawing needs no cleaning, like an editor's "plain SVG" or one written by hand. */
function isPlain(svg: string): boolean {
  const names = [...svg.matchAll(/<([A-Za-z][\w:.-]*)/g)].map(([, name = '']) => name);
  const isBare = names.every((name) => name === 'svg' || shapes.includes(name));
  return (
    isBare && !/<!(?!--)|<\?|\s(?:style|id|href|on\w+|[\w-]+:\w+)\s*=|url\(/.test(svg.replace(/\sxmlns:xlink=/, ' '))
  );
}

/** An attribute that runs code, refers to another file, or is only for an editor. */
function isUnwanted(name: string, value: string): boolean {
  // The class of a motif's lines that have the colour of the spark.
  if (name === 'class') return value !== 'spark';
  if (/^on|^(?:style|version|baseProfile|enable-background|overflow)$/.test(name)) return true;
  if (/^(?:xlink:)?href$/.test(name)) return !value.startsWith('#');
  return name.includes(':') || /url\(\s*["']?(?!#)|javascript:/.test(value);
}

/** Removes what a drawing in a page cannot have, and derives a missing viewBox from its size. */
const strip: Svgo.CustomPlugin = {
  name: 'strip',
  fn: () => ({
    element: {
      enter: (node, parent) => {
        if (!kept.has(node.name)) parent.children = parent.children.filter((child) => child !== node);
        for (const [name, value] of Object.entries(node.attributes))
          if (name !== 'xmlns' && isUnwanted(name, value)) delete node.attributes[name];
        if (node.name !== 'svg') return;
        const { width = '', height = '' } = node.attributes;
        node.attributes['viewBox'] ??= `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}`;
        for (const name of ['x', 'y', 'id', 'zoomAndPan']) delete node.attributes[name];
      },
    },
  }),
};

const known = new Map<string, string>();

/**
 * Cleans a drawing from Illustrator, Inkscape, Figma or Canva, so that it can be a part of a page: styles become attributes, ids
 * get a prefix of their own, scripts, references to other files and the editor's own data go. A comment says what was removed.
 */
function cleanedDrawing(svg: string): string {
  if (!/<svg\b/.test(svg) || isPlain(svg)) return svg;
  const cleaned = known.get(svg) ?? clean(svg);
  known.set(svg, cleaned);
  return cleaned;
}

function clean(svg: string): string {
  // Loaded on demand: it takes longer than compiling a small spec, and few drawings need it.
  const { optimize } = createRequire(import.meta.url)('svgo') as typeof Svgo;
  const prefix = `d${createHash('sha256').update(svg).digest('hex').slice(0, 6)}`;
  try {
    const { data } = optimize(svg, {
      plugins: [
        'removeDoctype',
        'removeXMLProcInst',
        'removeComments',
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        'convertStyleToAttrs',
        { name: 'removeXlink', params: { includeLegacy: true } },
        strip,
        'removeUnusedNS',
        'removeUselessDefs',
        { name: 'cleanupIds', params: { minify: false } },
        { name: 'prefixIds', params: { prefix, delim: '-', prefixClassNames: false } },
        'removeEmptyContainers',
      ],
    });
    const removed = namesIn(svg).filter((name) => !namesIn(data).includes(name));
    return removed.length > 0 ? `<!-- removed: ${removed.join(', ')} -->${data}` : data;
  } catch {
    // The validation reports an SVG that cannot be parsed.
    return svg;
  }
}

/** The elements of a drawing, and its attributes that are not about shapes. */
function namesIn(svg: string): string[] {
  const elements = [...svg.matchAll(/<([A-Za-z][\w:.-]*)/g)].map(([, name = '']) => `<${name}>`);
  const attributes = [...svg.matchAll(/\s((?:on\w+|(?:\w+:)?href|[\w-]+:[\w-]+))\s*=/g)].map(([, name = '']) => name);
  return [...new Set([...elements, ...attributes.filter((name) => !/^(?:xmlns|xml):/.test(name))])];
}

/** What was removed from a drawing when it was read. */
export function removedFrom(svg: string): string | undefined {
  return /^<!-- removed: (.*?) -->/.exec(svg)?.[1];
}

const root = /^\uFEFF?\s*(?:<\?xml[^>]*\?>)?\s*(?:<!DOCTYPE[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<svg\b[^>]*>[^]*<\/svg>\s*$/;
const viewBox = /<svg\b[^>]*\sviewBox="-?[\d.]+ -?[\d.]+ ([\d.]+) ([\d.]+)"/;
const drawn = /<(?:path|circle|ellipse|rect|line|polyline|polygon|text|image|use)\b/;

/** How raster files begin, read as text: PNG, JPEG, GIF, WebP, ICO. */
const pixels = ['\uFFFDPNG', '\uFFFD\uFFFD\uFFFD', 'GIF8', 'RIFF', '\0\0'];

const tags = /<(\/?)([A-Za-z][\w:.-]*)(?:"[^"]*"|'[^']*'|[^<>"'])*?(\/?)>/g;

/** The first element that is not closed, or that is closed and was not open. */
function unbalanced(plain: string): string | undefined {
  const open: string[] = [];
  for (const [, closes, name = '', empty] of plain.matchAll(tags)) {
    if (closes) {
      if (open.at(-1) !== name) return open.at(-1) ?? name;
      open.pop();
    } else if (!empty) {
      open.push(name);
    }
  }
  return open.at(-1);
}

/** The maximum size of an SVG, in characters, and the reason. */
const limits = {
  file: { most: 20_000, reason: 'every visitor loads it' },
  drawing: { most: 12_000, reason: 'it is a part of each page that shows it' },
} as const;

function sizeFaults(found: RegExpExecArray | null): string[] {
  if (!found) return ['An SVG needs a viewBox of four numbers, "0 0 28 28".'];
  return Number(found[1]) > 0 && Number(found[2]) > 0
    ? []
    : ['The viewBox of this SVG has no width or no height: nothing of it would be seen.'];
}

function faultsOf(svg: string, { most, reason }: (typeof limits)[keyof typeof limits]): string[] {
  if (pixels.some((start) => svg.startsWith(start)))
    return [
      'This is a picture made of pixels, not an SVG. Ask whoever drew it for the vector file: it is sharp at every size.',
    ];
  const plain = svg.replaceAll(/<!--[^]*?-->|<\?[^]*?\?>|<!DOCTYPE[^>]*>/gi, '');
  if (!root.test(svg)) return ['An SVG begins with <svg …> and ends with </svg>.'];
  const broken = unbalanced(plain);
  const faults = [
    ...(svg.length > most
      ? [
          `This SVG has ${Math.ceil(svg.length / 1000)} kB, and ${reason}: it may have ${most / 1000}. Simplify it: npx svgo FILE`,
        ]
      : []),
    ...(broken === undefined ? [] : [`In this SVG <${broken}> is not closed, or closed where it is not open.`]),
    ...(/\b(?:href|src)\s*=\s*["']?\s*(?!["'#\s]|data:)|@import|url\(\s*["']?(?:https?:)?\/\//i.test(plain)
      ? ['An SVG cannot load anything from elsewhere: nothing would be seen of it.']
      : []),
    ...sizeFaults(viewBox.exec(plain)),
    ...(/<script\b|\son\w+=|javascript:/i.test(plain) ? ['An SVG cannot have scripts.'] : []),
  ];
  return faults.length > 0 || drawn.test(plain) ? faults : ['Nothing is drawn in this SVG.'];
}

/** An SVG that is published as a file of its own. */
export const svgSchema = z.string().superRefine((svg, context) => {
  for (const message of faultsOf(svg, limits.file)) context.addIssue({ code: 'custom', message });
});

/** The icon of the site: a file of its own, cleaned where it could not be published as it is. */
export const iconSchema = z
  .string()
  .overwrite((svg) => (faultsOf(svg, limits.file).length > 0 ? cleanedDrawing(svg) : svg))
  .superRefine((svg, context) => {
    for (const message of faultsOf(svg, limits.file)) context.addIssue({ code: 'custom', message });
  });

/**
 * An SVG that is inlined in pages. Their content security policy allows no styles in it, and its ids must not clash with
 * those of the page: the output of drawing programs is cleaned first.
 */
export const drawingSchema = z
  .string()
  .overwrite(cleanedDrawing)
  .superRefine((svg, context) => {
    const faults = faultsOf(svg, limits.drawing);
    for (const message of faults) context.addIssue({ code: 'custom', message });
    // Other problems would only repeat these.
    if (faults.length > 0) return;
    const plain = svg.replaceAll(/<!--[^]*?-->/g, '');
    for (const [, name = ''] of plain.matchAll(/<([A-Za-z][\w:-]*)/g))
      if (!isDrawn(name))
        context.addIssue({
          code: 'custom',
          message: `A drawing cannot have <${name}>. It is made of ${shapes.map((shape) => `<${shape}>`).join(', ')}.`,
        });
    if (/\s(?:style|on\w+)=/.test(plain))
      context.addIssue({ code: 'custom', message: 'A drawing cannot have the attribute style. Write fill="…".' });
  });

/**
 * Reads an SVG beside a file of the spec.
 * @example svgFile(import.meta.url, './brand/mark.svg')
 */
export function svgFile(from: string, path: string): string {
  try {
    return readFileSync(fileURLToPath(new URL(path, from)), 'utf8');
  } catch {
    throw new Error(`the file ${path} cannot be read`);
  }
}
