import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const shapes = ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
const elements = new RegExp(`^(?:${shapes.join('|')})$`);

const root = /^\s*(?:<\?xml[^>]*\?>)?\s*(?:<!--[^]*?-->\s*)*<svg\b[^>]*>[^]*<\/svg>\s*$/;
const viewBox = /<svg\b[^>]*\sviewBox="-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+"/;

const faultsOf = (svg: string): string[] => {
  const plain = svg.replaceAll(/<!--[^]*?-->|<\?[^]*?\?>/g, '');
  return [
    ...(root.test(svg) ? [] : ['An SVG begins with <svg …> and ends with </svg>.']),
    ...(viewBox.test(plain) ? [] : ['An SVG needs a viewBox of four numbers, "0 0 28 28".']),
    ...(/<script\b|\son\w+=|javascript:/i.test(plain) ? ['An SVG cannot have scripts.'] : []),
  ];
};

/** An SVG that is published as a file of its own. */
export const svgSchema = z.string().superRefine((svg, context) => {
  for (const message of faultsOf(svg)) context.addIssue({ code: 'custom', message });
});

/** An SVG that becomes a part of the pages: shapes alone, since their content security policy allows no styles in it and its ids would be those of the page. */
export const drawingSchema = svgSchema.superRefine((svg, context) => {
  const plain = svg.replaceAll(/<!--[^]*?-->/g, '');
  for (const [, name = ''] of plain.replace(/<svg\b/, '').matchAll(/<([A-Za-z][\w:-]*)/g)) {
    if (!elements.test(name)) context.addIssue({ code: 'custom', message: `A drawing cannot have <${name}>. It is made of ${shapes.map((shape) => `<${shape}>`).join(', ')}.` });
  }
  if (/\s(?:style|id|href|xlink:href)=/.test(plain)) context.addIssue({ code: 'custom', message: 'A drawing cannot have the attributes style, id and href. Write fill="…" and stroke="…".' });
});

/**
 * Reads an SVG beside a file of the spec.
 * @example svgFile(import.meta.url, './brand/mark.svg')
 */
export const svgFile = (from: string, path: string): string => {
  try {
    return readFileSync(fileURLToPath(new URL(path, from)), 'utf8');
  } catch {
    throw new Error(`the file ${path} cannot be read`);
  }
};
