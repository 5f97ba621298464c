import type { CompiledBrand, CompiledLogo } from '#contract';
import { isDark, tint } from '../compile/colour.ts';
import { compileDrawing } from '../compile/drawing.ts';
import { compileTextFont, familiesOf, named } from '../compile/font.ts';
import type { Brand, Colours, Footer, SiteSpec } from '../schema/index.ts';
import { code, plannedFile, tsFile } from './file.ts';
import type { PlannedFile } from './file.ts';

/** How the site looks: data for what draws it, a style sheet with its custom properties, and the icon. */
export function emitBrand({ brand, footer }: SiteSpec): PlannedFile[] {
  return [
    tsFile(
      'site/generated/brand.ts',
      'brand',
      () => `import type { CompiledBrand } from '#contract';

/** How the site looks. */
export const brand: CompiledBrand = ${code(compileBrand(brand))};
`,
    ),
    tsFile('site/generated/tokens.css', 'brand', () => tokens(brand, footer)),
    plannedFile('site/generated/favicon.svg', 'brand.favicon', () => `${brand.favicon.trim()}\n`),
  ];
}

function compileBrand({ colours, headingFont, textFont, logo, motifs, ornament, bandOrnament }: Brand): CompiledBrand {
  return {
    colours,
    headingFont: { ...headingFont, substitutes: named(headingFont) },
    ...(textFont && { textFont: compileTextFont(textFont) }),
    logo: {
      ...compileLogo(logo),
      ...(logo.onDark && { onDark: { plinth: isDark(colours.light.plinth), ...compileLogo(logo.onDark) } }),
    },
    motifs: Object.fromEntries(Object.entries(motifs).map(([name, svg]) => [name, compileDrawing(svg)])),
    ...(ornament !== undefined && { ornament: compileDrawing(ornament) }),
    ...(bandOrnament !== undefined && { bandOrnament: compileDrawing(bandOrnament) }),
  };
}

function compileLogo({ mark, wordmark }: Pick<Brand['logo'], 'mark' | 'wordmark'>): CompiledLogo {
  return {
    ...(mark !== undefined && { mark: compileDrawing(mark) }),
    ...(wordmark !== undefined && { wordmark: compileDrawing(wordmark) }),
  };
}

function property(name: string): string {
  return `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function declarations(values: Readonly<Record<string, string>>, indent: string): string {
  return Object.entries(values)
    .map(([name, value]) => `${indent}${property(name)}: ${value};\n`)
    .join('');
}

function columnsOf({ columns }: Footer): string {
  return columns.length === 0 ? '1fr' : columns.map(({ width = 1 }) => `${width}fr`).join(' ');
}

function tokens({ colours: { light, dark }, headingFont, textFont }: Brand, footer: Footer): string {
  const properties = {
    ...light,
    plinthAccentTint: tint(light.plinthAccent),
    heading: familiesOf(headingFont),
    ...(textFont && { sans: familiesOf(textFont) }),
    footerColumns: columnsOf(footer),
  };
  // Declarations that are the same in both themes are written once.
  const changed = Object.fromEntries(
    Object.entries(dark).filter(([name, value]) => light[name as keyof Colours] !== value),
  );
  return `:root {
  color-scheme: light;
${declarations(properties, '  ')}}

@media not print {
  :root.dark {
    color-scheme: dark;
${declarations(changed, '    ')}  }
}
`;
}
