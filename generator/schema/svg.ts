import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { cleanedDrawing, isDrawn, shapes } from './clean-svg.ts';

const root = /^\uFEFF?\s*(?:<\?xml[^>]*\?>)?\s*(?:<!DOCTYPE[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<svg\b[^>]*>[^]*<\/svg>\s*$/;
const viewBox = /<svg\b[^>]*\sviewBox="-?[\d.]+ -?[\d.]+ ([\d.]+) ([\d.]+)"/;
const drawn = /<(?:path|circle|ellipse|rect|line|polyline|polygon|text|image|use)\b/;

/** How files of pixels begin, read as text: PNG, JPEG, GIF, WebP, ICO. */
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

/** How much there may be of an SVG, in characters, and who pays for it. */
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
 * An SVG that becomes a part of the pages. Their content security policy allows no styles in it, and its ids must not be those of
 * the page: what drawing programs write is cleaned first.
 */
export const drawingSchema = z
  .string()
  .overwrite(cleanedDrawing)
  .superRefine((svg, context) => {
    const faults = faultsOf(svg, limits.drawing);
    for (const message of faults) context.addIssue({ code: 'custom', message });
    // What else is in it is as broken.
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
