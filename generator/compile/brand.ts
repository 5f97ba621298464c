import type { CompiledBrand, CompiledDrawing, CompiledFace, CompiledLogo, CompiledRoom } from '#contract';
import type { Brand, Colours, HeadingFont, Room, TextFont } from '../schema/index.ts';

/** Compiles the brand: parses its drawings and names the files of its fonts. */
export function compileBrand(brand: Brand): CompiledBrand {
  const { colours, tones, headingFont, textFont, logo, motifs, house, rooms, wall, bench, ornament, bandOrnament } =
    brand;
  return {
    colours,
    ...(tones && { tones }),
    headingFont: { ...headingFont, substitutes: namedSubstitutes(headingFont) },
    ...(textFont && { textFont: compileTextFont(textFont) }),
    logo: {
      ...compileLogo(logo),
      ...(logo.onDark && { onDark: { plinth: isDark(colours.light.plinth), ...compileLogo(logo.onDark) } }),
    },
    motifs: Object.fromEntries(Object.entries(motifs).map(([name, svg]) => [name, compileDrawing(svg)])),
    ...(house && { house: house.file }),
    ...(rooms && {
      rooms: Object.fromEntries(Object.entries(rooms).map(([service, room]) => [service, compileRoom(room)])),
    }),
    ...(wall && { wall: { frame: wall.frame.file, door: wall.door.file } }),
    ...(bench && { bench: bench.file }),
    ...(ornament !== undefined && { ornament: compileDrawing(ornament) }),
    ...(bandOrnament !== undefined && { bandOrnament: compileDrawing(bandOrnament) }),
  };
}

function compileRoom({ picture, window, tall, detail, door }: Room): CompiledRoom {
  return { file: picture.file, window, ...(tall && { tall }), ...(detail && { detail }), ...(door && { door }) };
}

function compileLogo({ mark, wordmark }: Pick<Brand['logo'], 'mark' | 'wordmark'>): CompiledLogo {
  return {
    ...(mark !== undefined && { mark: compileDrawing(mark) }),
    ...(wordmark !== undefined && { wordmark: compileDrawing(wordmark) }),
  };
}

const attribute = /([\w:-]+)="([^"]*)"/g;
/** Attributes that only a standalone SVG file needs, or that the component sets. */
const droppedAttributes = /^(?:xmlns(?::.*)?|viewBox|width|height|class|data-foot)$/;

/** Parses a checked SVG drawing into the props of its component. */
export function compileDrawing(svg: string): CompiledDrawing {
  const plain = svg.replaceAll(/<!--[^]*?-->|<\?[^]*?\?>/g, '');
  const [, root = '', content = ''] = /<svg\b([^>]*)>([^]*)<\/svg>/.exec(plain) ?? [];
  const attributes = new Map([...root.matchAll(attribute)].map(([, name = '', value = '']) => [name, value]));
  const viewBox = attributes.get('viewBox') ?? '';
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  return {
    viewBox,
    box: { x, y, width, height },
    foot: Number(attributes.get('data-foot') ?? y + height),
    attributes: Object.fromEntries([...attributes].filter(([name]) => !droppedAttributes.test(name))),
    // Without white space between elements, and with closing tags, as React renders them.
    markup: content
      .replaceAll(/>\s+</g, '><')
      .trim()
      .replaceAll(/<(\w+)([^<>]*?)\s*\/>/g, '<$1$2></$1>'),
  };
}

/** The fallback fonts of a font, each with the name of its `@font-face` rule, such as "Fraunces Times". */
function namedSubstitutes<T extends { readonly fonts: readonly string[] }>(font: {
  family: string;
  substitutes: readonly T[];
}): (T & { name: string })[] {
  return font.substitutes.map((substitute) => ({
    name: `${font.family} ${substitute.fonts[0]?.split(' ', 1)[0]}`,
    ...substitute,
  }));
}

/** The value of `font-family` for a font: its own family, then its fallbacks. */
export function familiesOf(font: HeadingFont | TextFont): string {
  const names = [font.family, ...namedSubstitutes<{ fonts: string[] }>(font).map(({ name }) => name)];
  return [...names.map((name) => `"${name}"`), font.generic].join(', ');
}

/** Whether a Fontsource package has all weights in one file. */
function isVariable({ package: name }: Pick<TextFont, 'package'>): boolean {
  return name.startsWith('@fontsource-variable/');
}

/** The font files that the site uses, by their names in the Fontsource package. */
function facesOf(font: TextFont): CompiledFace[] {
  const { weights, italics, subsets } = font;
  const id = font.package.split('/')[1];
  const [min, max] = [Math.min(...weights), Math.max(...weights)];
  const range: Pick<CompiledFace, 'weight' | 'axes'> =
    min === max ? { weight: `${min}`, axes: { wght: min } } : { weight: `${min} ${max}`, axes: { wght: { min, max } } };
  return subsets.flatMap((subset) =>
    (italics ? ['normal', 'italic'] : ['normal']).flatMap((style): CompiledFace[] => {
      const file = (weight: string | number): string => `files/${id}-${subset}-${weight}-${style}.woff2`;
      const face = { italic: style === 'italic', ...(subsets.length > 1 && { subset }) };
      if (isVariable(font)) return [{ file: file('wght'), ...face, ...range }];
      return [...new Set(weights)].map((weight) => ({ file: file(weight), ...face, weight: `${weight}`, axes: {} }));
    }),
  );
}

/** Compiles a text font, with the files that the site uses. */
export function compileTextFont(font: TextFont): NonNullable<CompiledBrand['textFont']> {
  const { family, package: from, metrics } = font;
  return { family, package: from, metrics, faces: facesOf(font), substitutes: namedSubstitutes(font) };
}

/** Opacity of the accent's tint, which is the background of hovered buttons. */
const TINT = 0.12;

/** The red, green and blue of a colour such as `#0f766e`, from 0 to 255. */
function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** The tint of an accent as CSS: `rgb(94 234 212 / 0.12)`. */
export function tint(colour: string): string {
  return `rgb(${channelsOf(colour).join(' ')} / ${TINT})`;
}

/** The opaque colour that the tint of an accent gives on a background. */
function tinted(background: string, accent: string): string {
  const target = channelsOf(accent);
  return `#${channelsOf(background)
    .map((channel, index) => Math.round(channel + ((target[index] ?? 0) - channel) * TINT))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** The relative luminance of WCAG, from 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Whether a colour has more contrast with white than with black. */
function isDark(colour: string): boolean {
  return contrast(colour, '#ffffff') > contrast(colour, '#000000');
}

/** The contrast ratio of WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export type Themes = Readonly<Record<'light' | 'dark', Colours>>;

/** The plinth while hovered, with the accent's tint over it. Both themes use the tint of the light theme. */
const HOVERED = 'plinth under the pointer';

/** A background of a colour, with the contrast between the two. */
export interface Ground {
  readonly ground: keyof Colours | typeof HOVERED;
  readonly ratio: number;
}

/** A use of a colour: the contrast that it needs, its purpose, and its backgrounds. */
export type Use = readonly [least: number, use: string, front: keyof Colours, grounds: readonly Ground['ground'][]];

/** The colour pairs of site and desk, with the least contrast of each (WCAG 2.2, 1.4.3 and 1.4.11): 4.5:1 for text. */
export const uses: readonly Use[] = [
  [4.5, 'text', 'ink', ['paper', 'stone', 'stoneDeep', 'accentTint', 'errorTint', 'successTint']],
  [4.5, 'text', 'inkSoft', ['paper', 'stone', 'accentTint']],
  [4.5, 'links and buttons', 'accent', ['paper', 'stone', 'accentTint']],
  [4.5, 'buttons under the pointer', 'accentStrong', ['paper', 'stone', 'accentTint']],
  [4.5, 'the text of buttons', 'onAccent', ['accent', 'accentStrong']],
  [4.5, 'errors', 'error', ['paper', 'errorTint']],
  [3, 'the icon of success', 'success', ['successTint']],
  [4.5, 'text', 'onPlinth', ['plinth', HOVERED]],
  [4.5, 'text', 'onPlinthSoft', ['plinth']],
  [4.5, 'links and buttons', 'plinthAccent', ['plinth', HOVERED]],
  [4.5, 'buttons under the pointer', 'plinthAccentStrong', ['plinth', HOVERED]],
  [4.5, 'the text of buttons', 'onPlinthAccent', ['plinthAccent', 'plinthAccentStrong']],
  [3, 'the edges of inputs', 'lineStrong', ['paper', 'stone']],
  [3, 'the focus ring', 'spark', ['plinth']],
];

/** The backgrounds of a use with their contrast, the lowest first. */
export function groundsOf(themes: Themes, theme: keyof Themes, [, , front, grounds]: Use): Ground[] {
  const colours = themes[theme];
  return grounds
    .map((ground) => {
      const colour = ground === HOVERED ? tinted(colours.plinth, themes.light.plinthAccent) : colours[ground];
      return { ground, ratio: contrast(colours[front], colour) };
    })
    .toSorted((a, b) => a.ratio - b.ratio);
}

/** A colour on a background, with the contrast that they need. */
export interface Pair extends Ground {
  readonly front: keyof Colours;
  readonly least: number;
}

/** The pair with a colour in it whose contrast is the lowest for what it needs; undefined if no pair has the colour. */
export function weakestPair(themes: Themes, theme: keyof Themes, colour: keyof Colours): Pair | undefined {
  return uses
    .flatMap((use) => groundsOf(themes, theme, use).map((one): Pair => ({ ...one, front: use[2], least: use[0] })))
    .filter((pair) => pair.front === colour || colourOf(pair) === colour)
    .toSorted((a, b) => a.ratio / a.least - b.ratio / b.least)[0];
}

/** The colour behind a background. */
export function colourOf({ ground }: Ground): keyof Colours {
  return ground === HOVERED ? 'plinth' : ground;
}
