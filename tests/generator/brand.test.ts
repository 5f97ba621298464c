import { describe, expect, it } from 'vitest';
import { contrast } from '../../generator/compile/colour.ts';
import { compileDrawing } from '../../generator/compile/drawing.ts';
import { compileNavigation } from '../../generator/compile/navigation.ts';
import { compileTextFont } from '../../generator/compile/font.ts';
import { emitBrand } from '../../generator/emit/brand.ts';
import { checkSpec, reviewSpec } from '../../generator/check/index.ts';
import { brandSchema, drawingSchema, linkTo, phone, textFontSchema } from '../../generator/schema/index.ts';
import type { Colours, SiteSpec } from '../../generator/schema/index.ts';
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

  it('stands at its bottom unless it says otherwise', () =>
    expect(compileDrawing('<svg viewBox="0 2 4 8"><path d="M0 0"/></svg>').foot).toBe(10));

  it.each([
    ['no SVG', 'a picture'],
    ['no view box', '<svg><path d="M0 0"/></svg>'],
    ['a script', '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>'],
    ['an event', '<svg viewBox="0 0 1 1"><path onclick="alert(1)"/></svg>'],
    ['a style', '<svg viewBox="0 0 1 1"><path style="fill: red"/></svg>'],
    ['an id', '<svg viewBox="0 0 1 1"><path id="main"/></svg>'],
    ['markup of pages', '<svg viewBox="0 0 1 1"><foreignObject/></svg>'],
    ['an element that is not closed', '<svg viewBox="0 0 1 1"><g><path d="M0 0"/></svg>'],
    ['an element that is closed twice', '<svg viewBox="0 0 1 1"><g></g></g></svg>'],
    ['something from elsewhere', '<svg viewBox="0 0 1 1"><path fill="url(https://a.example/a.svg#b)"/></svg>'],
    ['more than a page can carry', `<svg viewBox="0 0 1 1"><path d="${'M0 0'.repeat(4000)}"/></svg>`],
    ['pixels', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).toString('utf8')],
  ])('with %s is refused, and told once', (_, svg) =>
    expect(drawingSchema.safeParse(svg).error?.issues).toHaveLength(1),
  );

  it('may begin as drawing programs begin one', () => {
    const svg =
      '\uFEFF<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"/></svg>\n';
    expect(drawingSchema.safeParse(svg).success).toBe(true);
    expect(compileDrawing(svg).markup).toBe('<path d="M0 0"></path>');
  });
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
    return checkSpec({ ...base, brand }).map(
      ({ code, path, message, hint }) => `${code} ${path.slice(2).join('.')}: ${message} ${hint}`,
    );
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
  ])(
    'of %s %j is told the pair, how much it has and needs, and the nearest colour that passes',
    (theme, changed, about) => {
      const [message = '', ...more] = told(theme, changed);
      expect(more).toEqual([]);
      for (const words of ['brand/contrast', ...about]) expect(message).toContain(words);
      const [, better = ''] = /'(#[0-9a-f]{6})'/.exec(message) ?? [];
      expect(told(theme, { [Object.keys(changed)[0] ?? '']: better })).toEqual([]);
    },
  );

  it('may do without drawings', () => {
    const { motifs: _motifs, ...plain } = base.brand;
    expect(brandSchema.parse(plain).motifs).toEqual({});
  });
});

describe('the logo and the icon', () => {
  const drawn = (width: number): string => `<svg viewBox="0 0 ${width} 28"><path d="M0 0"/></svg>`;
  const withBrand = (changed: object): SiteSpec => ({ ...base, brand: { ...base.brand, ...changed } });

  it.each<[name: string, changed: object, codes: string[]]>([
    ['a mark for dark grounds beside one', { logo: { mark: drawn(28), onDark: { mark: drawn(28) } } }, []],
    ['a mark for dark grounds alone', { logo: { onDark: { mark: drawn(28) } } }, ['brand/logo-variant']],
    ['a wordmark that a phone has room for', { logo: { mark: drawn(28), wordmark: drawn(150) } }, []],
  ])('may be %s: %j', (_, changed, codes) => {
    const spec = withBrand(changed);
    expect([...checkSpec(spec), ...reviewSpec(spec)].map(({ code }) => code)).toEqual(codes);
  });

  it('is the one for dark grounds at the foot of a page that is dark', () => {
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

describe('the font of texts', () => {
  const font = {
    family: 'Karla',
    package: '@fontsource/karla',
    metrics: { ascent: 91.7, descent: 25.2 },
    substitutes: [{ fonts: ['Arial'], sizeAdjust: 102 }],
  };
  const withFont = (changed: object, about = 'á'): SiteSpec => ({
    ...base,
    firm: { ...base.firm, tagline: { es: about, en: 'a' } },
    brand: { ...base.brand, textFont: textFontSchema.parse({ ...font, ...changed }) },
  });

  it('stands before what stands in for it and the generic family', () => {
    const [, tokens] = emitBrand(withFont({}));
    expect(tokens?.content).toContain('--sans: "Karla", "Karla Arial", sans-serif;');
  });

  it.each([
    ['one weight a file', {}, ['400 karla-latin-400-normal', '600 karla-latin-600-normal']],
    ['italics', { weights: [700], italics: true }, ['700 karla-latin-700-normal', '700 karla-latin-700-italic']],
    ['one file with all weights', { package: '@fontsource-variable/nunito' }, ['400 600 nunito-latin-wght-normal']],
    [
      'the letters of more languages',
      { weights: [400], subsets: ['latin', 'latin-ext'] },
      ['400 karla-latin-400-normal', '400 karla-latin-ext-400-normal'],
    ],
  ])('is %s', (_, changed, files) => {
    const { faces } = compileTextFont(textFontSchema.parse({ ...font, ...changed }));
    expect(faces.map(({ weight, file }) => `${weight} ${file.replace(/^files\/|\.woff2$/g, '')}`)).toEqual(files);
  });

  it.each<[changed: object, code: string, place: string, hint: string]>([
    [
      { package: '@fontsource/no-such-font' },
      'font/not-installed',
      'package',
      'Run npm install --save-dev @fontsource/no-such-font',
    ],
    [{ weights: [400, 650] }, 'font/no-weight', 'weights.1', 'It has 200, 300, 400, 500, 600, 700, 800.'],
    [{ package: '@fontsource-variable/nunito', weights: [100, 650] }, 'font/no-weight', 'weights.0', 'It has 200'],
    [{ weights: [400] }, 'font/no-bold', 'weights', 'Add 600'],
    [{ subsets: ['latin', 'latin-exd'] }, 'font/no-subset', 'subsets.1', 'Did you mean "latin-ext"'],
  ])('is not %j: %s', (changed, code, place, hint) => {
    expect(
      checkSpec(withFont(changed)).map((found) => [found.code, found.path.slice(2).join('.'), found.hint]),
    ).toEqual([[code, place, expect.stringContaining(hint)]]);
  });

  it('has the letters of all languages, or says which subset has those that it lacks', () => {
    const told = (spec: SiteSpec): (string | undefined)[] =>
      reviewSpec(spec).flatMap(({ code, path, hint }) =>
        code === 'font/no-letters' ? [`${path.join('.')}: ${hint}`] : [],
      );
    expect(told(withFont({}, 'áé→ 🙂'))).toEqual([]);
    expect(told(withFont({ subsets: ['latin', 'latin-ext'] }, 'ł'))).toEqual([
      expect.stringMatching(/^brand\.headingFont\.file: /),
    ]);
    expect(told(withFont({}, 'ł'))).toContain(
      'brand.textFont: Its subset "latin-ext" has them: write subsets: ["latin","latin-ext"].',
    );
    expect(told(withFont({}, 'ж'))).toContain(
      'brand.textFont: Choose a font that has them: these letters would come from another one.',
    );
  });
});

describe('the header', () => {
  it('has links with their own words or the names of pages, and a button for every page', () => {
    const header = {
      entries: [
        { link: linkTo('home' as never) },
        { link: linkTo('thanks' as never, { es: 'Gracias a usted', en: 'Thank you' }), icon: 'house' },
      ],
      action: phone(),
    };
    const { navigation, texts } = compileNavigation({ ...base, header });
    expect(navigation.header).toEqual({
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
    expect(texts.es).toMatchObject({
      navigation: { header: { 1: { label: 'Gracias a usted' }, action: { label: '+52 55 0000 0000' } } },
    });
  });
});
