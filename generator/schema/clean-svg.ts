import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type * as Svgo from 'svgo';

/** What a drawing in a page is made of. */
export const shapes: readonly string[] = ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
/** What shapes may refer to, by ids that no page has. */
const definitions = ['defs', 'clipPath', 'mask', 'linearGradient', 'radialGradient', 'stop', 'use', 'symbol'];
const kept = new Set(['svg', ...shapes, ...definitions]);

/** Whether a drawing may have an element. */
export function isDrawn(name: string): boolean {
  return kept.has(name);
}

/** Whether a drawing is as an editor's "plain SVG" or a person writes it, so that it stays as it is. */
function isPlain(svg: string): boolean {
  const names = [...svg.matchAll(/<([A-Za-z][\w:.-]*)/g)].map(([, name = '']) => name);
  const isBare = names.every((name) => name === 'svg' || shapes.includes(name));
  return (
    isBare && !/<!(?!--)|<\?|\s(?:style|id|href|on\w+|[\w-]+:\w+)\s*=|url\(/.test(svg.replace(/\sxmlns:xlink=/, ' '))
  );
}

/** An attribute that runs, refers to another file, or says something to an editor alone. */
function isUnwanted(name: string, value: string): boolean {
  // The class of a motif's lines that have the colour of the spark.
  if (name === 'class') return value !== 'spark';
  if (/^on|^(?:style|version|baseProfile|enable-background|overflow)$/.test(name)) return true;
  if (/^(?:xlink:)?href$/.test(name)) return !value.startsWith('#');
  return name.includes(':') || /url\(\s*["']?(?!#)|javascript:/.test(value);
}

/** Takes out what a drawing in a page cannot have, and gives it the viewBox that its size stands for. */
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
export function cleanedDrawing(svg: string): string {
  if (!/<svg\b/.test(svg) || isPlain(svg)) return svg;
  const cleaned = known.get(svg) ?? clean(svg);
  known.set(svg, cleaned);
  return cleaned;
}

function clean(svg: string): string {
  // It takes longer to load than a small spec to compile, and few drawings need it.
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
    // What cannot be parsed is refused for what is wrong with it.
    return svg;
  }
}

/** The elements and attributes by which a drawing says more than its shapes. */
function namesIn(svg: string): string[] {
  const elements = [...svg.matchAll(/<([A-Za-z][\w:.-]*)/g)].map(([, name = '']) => `<${name}>`);
  const attributes = [...svg.matchAll(/\s((?:on\w+|(?:\w+:)?href|[\w-]+:[\w-]+))\s*=/g)].map(([, name = '']) => name);
  return [...new Set([...elements, ...attributes.filter((name) => !/^(?:xmlns|xml):/.test(name))])];
}

/** What was removed from a drawing when it was read. */
export function removedFrom(svg: string): string | undefined {
  return /^<!-- removed: (.*?) -->/.exec(svg)?.[1];
}
