import { describe, expect, it } from 'vitest';
import { compileDrawing } from '../../generator/compile/drawing.ts';
import { compileNavigation } from '../../generator/compile/navigation.ts';
import { emitBrand } from '../../generator/emit/brand.ts';
import { contrast } from '../../generator/rules/brand.ts';
import { brandSchema, drawingSchema, linkTo, phone } from '../../generator/schema/index.ts';
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

  it('may do without drawings', () => {
    const { motifs: _motifs, ...plain } = base.brand;
    expect(brandSchema.parse(plain).motifs).toEqual({});
  });
});

describe('the header', () => {
  it('has links with their own words or the names of pages, and a button for every page', () => {
    const header = { entries: [{ link: linkTo('home' as never) }, { link: linkTo('thanks' as never, { es: 'Gracias a usted', en: 'Thank you' }), icon: 'house' }], action: phone() };
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
