import { describe, expect, it } from 'vitest';
import { contrast } from '../../generator/compile/colour.ts';
import { compileDrawing } from '../../generator/compile/drawing.ts';
import { compileNavigation } from '../../generator/compile/navigation.ts';
import { emitBrand } from '../../generator/emit/brand.ts';
import { checkSpec } from '../../generator/rules/index.ts';
import { brandSchema, drawingSchema, linkTo, phone } from '../../generator/schema/index.ts';
import type { Colours } from '../../generator/schema/index.ts';
import { base } from './valid-spec.ts';

describe('a drawing', () => {
  it('is taken apart: what surrounds it, where it stands, and what is in it, as React would write it', () => {
    const svg = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 2 10 20" width="40" fill="none" stroke-width="2" data-foot="18">
  <!-- a line -->
  <path d="M0 0h8" />
  <g><circle r="1"/></g>
</svg>`;
    expect(compileDrawing(svg)).toEqual({
      viewBox: '-1 2 10 20',
      box: { x: -1, y: 2, width: 10, height: 20 },
      foot: 18,
      attributes: { fill: 'none', 'stroke-width': '2' },
      markup: '<path d="M0 0h8"></path><g><circle r="1"></circle></g>',
    });
  });

  it('stands at its bottom unless it says otherwise', () => expect(compileDrawing('<svg viewBox="0 2 4 8"><path d="M0 0"/></svg>').foot).toBe(10));

  it.each([
    ['no SVG', 'a picture'],
    ['no view box', '<svg><path d="M0 0"/></svg>'],
    ['a script', '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>'],
    ['an event', '<svg viewBox="0 0 1 1"><path onclick="alert(1)"/></svg>'],
    ['a style', '<svg viewBox="0 0 1 1"><path style="fill: red"/></svg>'],
    ['an id', '<svg viewBox="0 0 1 1"><path id="main"/></svg>'],
    ['markup of pages', '<svg viewBox="0 0 1 1"><foreignObject/></svg>'],
  ])('with %s is refused', (_, svg) => expect(drawingSchema.safeParse(svg).success).toBe(false));
});

describe('the brand', () => {
  const file = (name: string): string => emitBrand(base).find(({ path }) => path.endsWith(name))?.content ?? '';

  it('says in the style sheet of the dark theme only what differs, and nothing of it on paper', () => {
    const [light = '', dark = ''] = file('tokens.css').split('@media not print');
    expect(light).toContain('--stone-deep: #e4e4e4;');
    expect(light).toContain('--plinth-accent-tint: rgb(142 205 255 / 0.12);');
    expect(light).toContain('--heading: "Fraunces", "Fraunces Times", serif;');
    expect(dark).toContain('--paper: #111111;');
    expect(dark).not.toContain('--spark');
  });

  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  /** What is said of the base with other colours. */
  const told = (theme: 'light' | 'dark', changed: Partial<Colours>): string[] => {
    const { colours } = base.brand;
    const brand = { ...base.brand, colours: { ...colours, [theme]: { ...colours[theme], ...changed } } };
    return checkSpec({ ...base, brand }).map(({ code, path, message, hint }) => `${code} ${path.slice(2).join('.')}: ${message} ${hint}`);
  };

  it.each<[theme: 'light' | 'dark', changed: Partial<Colours>, about: string[]]>([
    ['light', { inkSoft: '#767676' }, ['light.inkSoft:', 'accentTint is 3.9:1', 'stone (4.1:1)']],
    ['light', { lineStrong: '#999999' }, ['light.lineStrong:', 'the edges of inputs', '3:1']],
    ['light', { spark: '#555555' }, ['light.spark:', 'the focus ring', '3:1']],
    ['light', { error: '#e05050' }, ['light.error:', 'on errorTint', 'errors']],
    ['dark', { onAccent: '#666666' }, ['dark.onAccent:', 'the text of buttons']],
    ['dark', { onPlinth: '#7c7c7c' }, ['dark.onPlinth:', 'on plinth under the pointer']],
    ['dark', { plinth: '#666666' }, ['dark.plinth:', 'under the pointer']],
    // A ground is told once, not with all that stands on it.
    ['light', { paper: '#777777' }, ['light.paper:', 'ink on paper', 'The nearest colour that passes']],
  ])('of %s %j is told the pair, how much it has and needs, and the nearest colour that passes', (theme, changed, about) => {
    const [message = '', ...more] = told(theme, changed);
    expect(more).toEqual([]);
    for (const words of ['brand/contrast', ...about]) expect(message).toContain(words);
    const [, better = ''] = /'(#[0-9a-f]{6})'/.exec(message) ?? [];
    expect(told(theme, { [Object.keys(changed)[0] ?? '']: better })).toEqual([]);
  });

  it('may do without drawings', () => {
    const { motifs: _motifs, ...plain } = base.brand;
    expect(brandSchema.parse(plain).motifs).toEqual({});
  });
});

describe('the header', () => {
  it('has links with their own words or the names of pages, and a button for every page', () => {
    const header = {
      entries: [{ link: linkTo('home' as never) }, { link: linkTo('thanks' as never, { es: 'Gracias a usted', en: 'Thank you' }), icon: 'house' }],
      action: phone(),
    };
    const { navigation, texts } = compileNavigation({ ...base, header });
    expect(navigation.header).toEqual({
      entries: [
        { label: 'shared:routes.home', link: { href: { es: '/inicio', en: '/en/inicio' } } },
        { label: 'shared:navigation.header.1.label', icon: 'house', link: { href: { es: '/gracias', en: '/en/gracias' } } },
      ],
      action: { kind: 'link', label: 'shared:navigation.header.action.label', link: { href: { es: 'tel:+525500000000', en: 'tel:+525500000000' } } },
    });
    expect(texts.es).toMatchObject({ navigation: { header: { 1: { label: 'Gracias a usted' }, action: { label: '+52 55 0000 0000' } } } });
  });
});
