import type { CompiledBrand, CompiledLogo } from '#contract';
import { isDark, tint } from '../compile/colour.ts';
import { compileDrawing } from '../compile/drawing.ts';
import { compileTextFont, familiesOf, named } from '../compile/font.ts';
import type { Brand, Colours, Footer, SiteSpec } from '../schema/index.ts';
import { code, plannedFile, tsFile } from './file.ts';
import type { PlannedFile } from './file.ts';

/** How the site looks: data for what draws it, a style sheet with its custom properties, and the icon. */
export const emitBrand = ({ brand, footer }: SiteSpec): PlannedFile[] => [
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

const compileBrand = ({
  colours,
  headingFont,
  textFont,
  logo,
  motifs,
  ornament,
  bandOrnament,
}: Brand): CompiledBrand => ({
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
});

const compileLogo = ({ mark, wordmark }: Pick<Brand['logo'], 'mark' | 'wordmark'>): CompiledLogo => ({
  ...(mark !== undefined && { mark: compileDrawing(mark) }),
  ...(wordmark !== undefined && { wordmark: compileDrawing(wordmark) }),
});

const property = (name: string): string => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const declarations = (values: Readonly<Record<string, string>>, indent: string): string =>
  Object.entries(values)
    .map(([name, value]) => `${indent}${property(name)}: ${value};\n`)
    .join('');

const columnsOf = ({ columns }: Footer): string =>
  columns.length === 0 ? '1fr' : columns.map(({ width = 1 }) => `${width}fr`).join(' ');

const tokens = ({ colours: { light, dark }, headingFont, textFont }: Brand, footer: Footer): string => {
  const properties = {
    ...light,
    plinthAccentTint: tint(light.plinthAccent),
    heading: familiesOf(headingFont),
    ...(textFont && { sans: familiesOf(textFont) }),
    footerColumns: columnsOf(footer),
  };
  // What is the same in both themes is said once.
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
};
