import { describe, expect, it } from 'vitest';
import { compileDrawing, compileTextFont, contrast } from '../../generator/compile/brand.ts';
import { compileNavigation } from '../../generator/compile/site.ts';
import { emitBrand } from '../../generator/emit/brand.ts';
import { checkSpec, reviewSpec } from '../../generator/check/index.ts';
import {
  brandSchema,
  drawingSchema,
  linkTo,
  phone,
  textFontSchema,
  type Colours,
  type Header,
  type SiteSpec,
} from '../../generator/schema/index.ts';
import { base } from './valid-spec.ts';

it('a tone of the brand needs a colour in both themes', () => {
  const tones = { light: { wall: '#ece6da', door: '#0f766e' }, dark: { wall: '#22304e' } };
  expect(brandSchema.safeParse({ ...base.brand, tones }).error?.issues).toMatchObject([
    { path: ['tones', 'dark'], message: 'The tone "door" has no colour in this theme.' },
  ]);
});

describe('an SVG drawing', () => {
  it('is parsed into its view box, attributes and markup, serialised as React does', () => {
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

  it('is aligned to the bottom by default', () =>
    expect(compileDrawing('<svg viewBox="0 2 4 8"><path d="M0 0"/></svg>').foot).toBe(10));

  it.each([
    ['text instead of SVG', 'a picture'],
    ['no view box', '<svg><path d="M0 0"/></svg>'],
    ['a script', '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>'],
    ['embedded HTML', '<svg viewBox="0 0 1 1"><foreignObject/></svg>'],
    ['an external resource', '<svg viewBox="0 0 1 1"><path fill="url(https://a.example/a.svg#b)"/></svg>'],
    ['an unclosed element', '<svg viewBox="0 0 1 1"><g><path d="M0 0"/></svg>'],
    ['a surplus closing tag', '<svg viewBox="0 0 1 1"><g></g></g></svg>'],
    ['too many bytes', `<svg viewBox="0 0 1 1"><path d="${'M0 0'.repeat(4000)}"/></svg>`],
    ['a PNG instead of SVG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).toString('utf8')],
  ])('with %s is rejected with one message', (_, svg) =>
    expect(drawingSchema.safeParse(svg).error?.issues).toHaveLength(1),
  );

  it('in UTF-16 is rejected with the reason', () => {
    const svg = Buffer.from('\uFEFF<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>', 'utf16le').toString('utf8');
    const messages = drawingSchema.safeParse(svg).error?.issues.map(({ message }) => message);
    expect(messages).toEqual(['This SVG is saved as UTF-16. Save it as UTF-8.']);
  });

  it.each([
    ['event handlers', '<path onclick="alert(1)"/>', '<path></path>'],
    ['inline styles', '<path style="fill: red"/>', '<path fill="red"></path>'],
    ['unused ids', '<path id="main"/>', '<path></path>'],
  ])('is cleaned of %s', (_, drawn, markup) => {
    expect(compileDrawing(drawingSchema.parse(`<svg viewBox="0 0 1 1">${drawn}</svg>`)).markup).toBe(markup);
  });

  it.each([
    [
      'Illustrator',
      `\uFEFF<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 28.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg version="1.1" id="Capa_1" xmlns="&ns_svg;" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
	 viewBox="0 0 40 40" style="enable-background:new 0 0 40 40;" xml:space="preserve">
<style type="text/css">.st0{fill:#1B4F72;} .st1{clip-path:url(#SVGID_2_);fill:url(#SVGID_1_);}</style>
<defs><rect id="SVGID_0_" width="40" height="40"/></defs>
<clipPath id="SVGID_2_"><use xlink:href="#SVGID_0_" style="overflow:visible;"/></clipPath>
<linearGradient id="SVGID_1_" gradientUnits="userSpaceOnUse" x1="0" x2="40"><stop offset="0" style="stop-color:#FFF"/></linearGradient>
<path class="st0" d="M0 0h20v20z"/><path class="st1" d="M20 20h20v20z"/></svg>`,
      [
        /fill="#1B4F72"/,
        /clip-path="url\(#d\w+-SVGID_2_\)"/,
        /<stop [^>]*stop-color="#FFF"/,
        /<use href="#d\w+-SVGID_0_"/,
      ],
    ],
    [
      'Inkscape',
      `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="40mm" height="40mm" viewBox="0 0 40 40" version="1.1" id="svg5" sodipodi:docname="logo.svg"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns="http://www.w3.org/2000/svg"><sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:zoom="2"/>
  <defs id="defs2"/><g inkscape:label="Capa 1" inkscape:groupmode="layer" id="layer1">
    <path style="fill:#aa0000;stroke:none" d="M0 0h40v40z" id="rect1" sodipodi:nodetypes="ccc"/></g></svg>`,
      [/<g><path d="M0 0h40v40z" fill="#a00"|<path [^>]*fill="#aa0000"/],
    ],
    [
      'Figma',
      `<svg width="40" height="40" fill="none" xmlns="http://www.w3.org/2000/svg">
<g clip-path="url(#clip0_1_2)"><path d="M0 0H40V40Z" fill="url(#paint0_linear_1_2)" style="mix-blend-mode:multiply"/></g>
<defs><linearGradient id="paint0_linear_1_2" x1="0" y1="0" x2="40" y2="40" gradientUnits="userSpaceOnUse"><stop stop-color="#0A7"/></linearGradient>
<clipPath id="clip0_1_2"><rect width="40" height="40" fill="white"/></clipPath></defs></svg>`,
      [/viewBox="0 0 40 40"/, /clip-path="url\(#d\w+-clip0_1_2\)"/, /<linearGradient id="d\w+-paint0_linear_1_2"/],
    ],
    [
      'Canva',
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="500" zoomAndPan="magnify" viewBox="0 0 375 375" height="500" preserveAspectRatio="xMidYMid meet" version="1.0">
<defs><clipPath id="a1b2"><path d="M 10 10 L 300 10 L 300 300 Z" clip-rule="nonzero"/></clipPath></defs><script>track()</script>
<rect x="-37" width="450" fill="#ffffff" height="450" onclick="track()"/>
<g clip-path="url(#a1b2)"><path fill="#7ed957" d="M 10 10 L 300 300" fill-rule="nonzero"/></g></svg>`,
      [/<clipPath id="d\w+-a1b2"/, /<g clip-path="url\(#d\w+-a1b2\)"/],
    ],
  ])('from %s is cleaned and accepted', (_, svg, markup) => {
    const { markup: compiled, attributes, viewBox } = compileDrawing(drawingSchema.parse(svg));
    expect(viewBox).toMatch(/^0 0 \d+ \d+$/);
    for (const part of markup) expect(`viewBox="${viewBox}" ${compiled}`).toMatch(part);
    expect(compiled).not.toMatch(/style|script|onclick|https?:|inkscape|sodipodi|xlink|\sid="(?!d\w{6}-)/);
    expect(Object.keys(attributes).filter((name) => name !== 'fill' && name !== 'preserveAspectRatio')).toEqual([]);
  });
});

describe('the colours of the brand', () => {
  it('are written for the dark theme only where they differ, and not for print', () => {
    const tokens = emitBrand(base).find(({ path }) => path.endsWith('tokens.css'))?.content ?? '';
    const [light = '', dark = ''] = tokens.split('@media not print');
    expect(light).toContain('--stone-deep: #e4e4e4;');
    expect(light).toContain('--plinth-accent-tint: rgb(142 205 255 / 0.12);');
    expect(light).toContain('--heading: "Fraunces", "Fraunces Times", serif;');
    expect(dark).toContain('--paper: #111111;');
    expect(dark).not.toContain('--spark');
  });

  it('are compared by the contrast ratio of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it.each<[theme: 'light' | 'dark', changed: Partial<Colours>, parts: string[]]>([
    ['light', { inkSoft: '#767676' }, ['light.inkSoft:', 'accentTint is 3.9:1', 'stone (4.1:1)']],
    ['light', { lineStrong: '#999999' }, ['light.lineStrong:', 'the edges of inputs', '3:1']],
    ['dark', { onPlinth: '#7c7c7c' }, ['dark.onPlinth:', 'on plinth under the pointer']],
  ])('in the %s theme, %j is reported with each pair and its contrast', (theme, changed, parts) => {
    const { colours } = base.brand;
    const brand = { ...base.brand, colours: { ...colours, [theme]: { ...colours[theme], ...changed } } };
    const [diagnostic, ...more] = checkSpec({ ...base, brand });
    expect(more).toEqual([]);
    expect(diagnostic?.code).toBe('brand/contrast');
    const text = `${diagnostic?.path.slice(2).join('.')}: ${diagnostic?.message} ${diagnostic?.hint}`;
    for (const part of parts) expect(text).toContain(part);
  });
});

it('a brand may have no motifs', () => {
  const { motifs: _motifs, ...plain } = base.brand;
  expect(brandSchema.parse(plain).motifs).toEqual({});
});

describe('the logo', () => {
  const drawn = (width: number): string => `<svg viewBox="0 0 ${width} 28"><path d="M0 0"/></svg>`;
  const withBrand = (changed: object): SiteSpec => ({ ...base, brand: { ...base.brand, ...changed } });

  it.each([
    ['a variant for dark backgrounds', { onDark: { mark: drawn(28) } }],
    ['a wordmark that fits on a phone', { wordmark: drawn(150) }],
  ])('may have %s', (_, changed) => {
    const spec = withBrand({ logo: { mark: drawn(28), ...changed } });
    expect([...checkSpec(spec), ...reviewSpec(spec)]).toEqual([]);
  });

  it('uses its variant for dark backgrounds in a dark footer', () => {
    const brandOf = (plinth: string): string | undefined => {
      const { colours } = base.brand;
      const logo = { mark: drawn(28), onDark: { mark: drawn(30) } };
      return emitBrand(withBrand({ logo, colours: { ...colours, light: { ...colours.light, plinth } } })).find(
        ({ path }) => path.endsWith('brand.ts'),
      )?.content;
    };
    expect(brandOf('#2b1b47')).toMatch(/onDark": \{\s*"plinth": true,\s*"mark": \{\s*"viewBox": "0 0 30 28"/);
    expect(brandOf('#d9cfe6')).toContain('"plinth": false');
  });
});

describe('the text font', () => {
  const font = {
    family: 'Karla',
    package: '@fontsource/karla',
    metrics: { ascent: 91.7, descent: 25.2 },
    substitutes: [{ fonts: ['Arial'], sizeAdjust: 102 }],
  };
  const withFont = (changed: object): SiteSpec => ({
    ...base,
    brand: { ...base.brand, textFont: textFontSchema.parse({ ...font, ...changed }) },
  });

  it('precedes its fallback and the generic family in the CSS', () => {
    const [, tokens] = emitBrand(withFont({}));
    expect(tokens?.content).toContain('--sans: "Karla", "Karla Arial", sans-serif;');
  });

  it.each([
    ['one file per weight', {}, ['400 karla-latin-400-normal', '600 karla-latin-600-normal']],
    ['italics too', { weights: [700], italics: true }, ['700 karla-latin-700-normal', '700 karla-latin-700-italic']],
    [
      'one file for all weights of a variable font',
      { package: '@fontsource-variable/nunito' },
      ['400 600 nunito-latin-wght-normal'],
    ],
    [
      'one file per subset',
      { weights: [400], subsets: ['latin', 'latin-ext'] },
      ['400 karla-latin-400-normal', '400 karla-latin-ext-400-normal'],
    ],
  ])('loads %s', (_, changed, files) => {
    const { faces } = compileTextFont(textFontSchema.parse({ ...font, ...changed }));
    expect(faces.map(({ weight, file }) => `${weight} ${file.replace(/^files\/|\.woff2$/g, '')}`)).toEqual(files);
  });

  it.each<[changed: object, code: string, words: string]>([
    [{ package: '@fontsource/no-such-font' }, 'font/not-installed', 'The package "@fontsource/no-such-font"'],
    [{ weights: [400, 650] }, 'font/no-file', 'karla-latin-650-normal.woff2'],
    [{ subsets: ['latin', 'latin-exd'], weights: [400] }, 'font/no-file', 'karla-latin-exd-400-normal.woff2'],
  ])('with %j is rejected with %s', (changed, code, words) => {
    expect(checkSpec(withFont(changed))).toMatchObject([{ code, message: expect.stringContaining(words) as string }]);
  });
});

it('the header labels its links with their own text or the page’s name, and compiles its button', () => {
  const header: Header = {
    entries: [
      { link: linkTo('home' as never) },
      { link: linkTo('thanks' as never, { es: 'Gracias a usted', en: 'Thank you' }), icon: 'house' },
    ],
    action: phone(),
  };
  const { navigation, textByKey } = compileNavigation({ ...base, header });
  expect(navigation.header).toEqual({
    bar: [],
    entries: [
      { label: 'shared:routes.home', link: { href: { es: '/inicio', en: '/en/inicio' } } },
      {
        label: 'shared:navigation.header.1.label',
        icon: 'house',
        link: { href: { es: '/gracias', en: '/en/gracias' } },
      },
    ],
    action: {
      kind: 'link',
      label: 'shared:navigation.header.action.label',
      link: { href: { es: 'tel:+525500000000', en: 'tel:+525500000000' } },
    },
  });
  expect([...textByKey].slice(0, 2)).toMatchObject([
    ['navigation.header.1.label', { es: 'Gracias a usted' }],
    ['navigation.header.action.label', { es: '+52 55 0000 0000' }],
  ]);
});
