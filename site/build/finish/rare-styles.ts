import { parse, type AtRule, type Root } from 'postcss';

interface RareStyles {
  /** The rest, for every page. */
  readonly usual: string;
  /** The rules that few visits need. */
  readonly rare: string;
  /** The media queries of those rules. */
  readonly media: string;
}

/**
 * Takes the rules for print, forced colours and large text out of a style sheet: one file for all pages, which blocks
 * no page whose visit does not need it. Those rules are the media queries of the layer `modes`, but not those for
 * motion.
 */
export function divideStyles(css: string): RareStyles {
  const usual = parse(css);
  const queries: AtRule[] = [];
  usual.walkAtRules('layer', (layer) => {
    if (layer.params !== 'modes') return;
    const around = layer.parent as AtRule | Root;
    if (around.type === 'atrule' && around.name === 'media') queries.push(around);
    layer.each((child) => {
      if (child.type === 'atrule' && child.name === 'media' && !child.params.includes('prefers-reduced-motion'))
        queries.push(child);
    });
  });
  const rare = queries
    .map((query) => (query.parent?.type === 'root' ? `${query}` : `@layer modes{${query}}`))
    .join('\n');
  for (const query of queries) query.remove();
  return { usual: `${usual}`, rare, media: [...new Set(queries.map(({ params }) => params))].join(', ') };
}

/** The queries of the rules for wide windows, as they are after minification. */
const WIDE_QUERY = /^\(width>=(?:48|62|80)rem\)$/;

/**
 * Divides a minified style sheet into the rules for all windows, and those for wide ones alone: phones, whose
 * connections are slow, do not wait for the latter.
 */
export function divideByWidth(css: string): { readonly all: string; readonly wide: string } {
  const all = parse(css);
  const wide: string[] = [];
  all.walkAtRules('media', (query) => {
    const layer = query.parent;
    if (layer?.type !== 'atrule' || (layer as AtRule).name !== 'layer' || !WIDE_QUERY.test(query.params)) return;
    wide.push(`@layer ${(layer as AtRule).params}{${query}}`);
    query.remove();
  });
  return { all: `${all}`, wide: wide.join('') };
}
