import type { CompiledBrand, CompiledFace } from '#contract';
import type { HeadingFont, TextFont } from '../schema/index.ts';

/** The substitutes of a font with what the style sheets call them: "Fraunces Times". */
export function named<T extends { readonly fonts: readonly string[] }>({
  family,
  substitutes,
}: {
  family: string;
  substitutes: readonly T[];
}): (T & { name: string })[] {
  return substitutes.map((substitute) => ({
    name: `${family} ${substitute.fonts[0]?.split(' ', 1)[0]}`,
    ...substitute,
  }));
}

/** The families of a font and its fallbacks, its own first. */
export function familiesOf(font: HeadingFont | TextFont): string {
  return [
    ...[font.family, ...named<{ fonts: string[] }>(font).map(({ name }) => name)].map((name) => `"${name}"`),
    font.generic,
  ].join(', ');
}

/** Whether a package has all weights in one file. */
export function isVariable({ package: name }: Pick<TextFont, 'package'>): boolean {
  return name.startsWith('@fontsource-variable/');
}

/** The files of a text font that the site takes, as Fontsource names them. */
function facesOf(font: TextFont): CompiledFace[] {
  const { weights, italics, subsets } = font;
  const id = font.package.split('/')[1];
  const [min, max] = [Math.min(...weights), Math.max(...weights)];
  const range: Pick<CompiledFace, 'weight' | 'axes'> =
    min === max ? { weight: `${min}`, axes: { wght: min } } : { weight: `${min} ${max}`, axes: { wght: { min, max } } };
  return subsets.flatMap((subset) =>
    (italics ? ['normal', 'italic'] : ['normal']).flatMap((style): CompiledFace[] => {
      const file = (cut: string | number): string => `files/${id}-${subset}-${cut}-${style}.woff2`;
      const face = { italic: style === 'italic', ...(subsets.length > 1 && { subset }) };
      if (isVariable(font)) return [{ file: file('wght'), ...face, ...range }];
      return [...new Set(weights)].map((weight) => ({ file: file(weight), ...face, weight: `${weight}`, axes: {} }));
    }),
  );
}

/** A text font with the files that are taken of it. */
export function compileTextFont(font: TextFont): NonNullable<CompiledBrand['textFont']> {
  return {
    family: font.family,
    package: font.package,
    metrics: font.metrics,
    faces: facesOf(font),
    substitutes: named(font),
  };
}
