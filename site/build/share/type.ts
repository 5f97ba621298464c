import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { brand } from '#generated/brand.ts';
import { cachedIn, digest } from '../cached-file.ts';
import { escapeHtml } from '../escape-html.ts';
import { fontFileName, readFontFile } from '../font-file.ts';

const { family, file, package: fontPackage, share } = brand.headingFont;

/** The weights of the heading font's two instances, which have the same family name. */
export const weights = { title: share.title['wght'] ?? 400, text: share.text['wght'] ?? 400 } as const;

/** The characters of the instances: those of European languages. */
const CHARACTERS = String.fromCodePoint(...Array.from({ length: 0x2122 - 0x20 + 1 }, (_, index) => 0x20 + index));

export function readHeadingFont(): Promise<Buffer> {
  return readFontFile(fontPackage, file);
}

/** Creates TrueType instances of the heading font: the renderer supports neither woff2 nor variable fonts. */
export async function cutFaces(): Promise<string[]> {
  const source = await readHeadingFont();
  return Promise.all(
    [share.title, share.text].map((axes) =>
      cachedIn('share-images')(`${fontFileName(family)}-${digest(source, JSON.stringify(axes))}.ttf`, () =>
        subsetFont(source, CHARACTERS, {
          targetFormat: 'sfnt',
          variationAxes: axes,
          keepFeatures: ['kern', 'liga', 'mark', 'lnum'],
          noHinting: true,
        }),
      ),
    ),
  );
}

/** A text's style. */
export interface Style {
  readonly weight: number;
  /** Space between letters, in ems. */
  readonly spacing: number;
}

/** The horizontal extent of a text's ink, in ems. */
export interface Ink {
  readonly left: number;
  readonly width: number;
}

export type Measure = (text: string, style: Style) => Ink;

const em = 100;

/** An SVG text element; escapes the text. */
export function textElement(
  text: string,
  at: { x: number; y: number; size: number; fill: string },
  style: Style,
): string {
  const spacing = Math.round(style.spacing * at.size * 100) / 100;
  const attributes = `x="${at.x.toFixed(2)}" y="${at.y}" font-size="${at.size}" fill="${at.fill}"`;
  return `<text ${attributes} font-weight="${style.weight}" letter-spacing="${spacing}">${escapeHtml(text)}</text>`;
}

/**
 * Measures texts with the engine that renders them. A text without ink, or without glyphs in the faces, has no width.
 */
export function measureWith(faces: readonly string[]): Measure {
  const known = new Map<string, Ink>();
  return (text, style) => {
    const key = `${style.weight} ${style.spacing} ${text}`;
    const ink = known.get(key) ?? inkOf(text, style, faces);
    known.set(key, ink);
    return ink;
  };
}

/** Removes the characters that the faces lack, which would leave gaps. */
export function drawable(text: string, measure: Measure, style: Style): string {
  const has = (character: string): boolean => /\s/u.test(character) || measure(character, style).width > 0;
  return [...text].filter(has).join('').replaceAll(/\s+/gu, ' ').trim();
}

/** Parses an SVG with these font files only, and no system fonts. */
export function parseWith(faces: readonly string[], svg: string): Resvg {
  return new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: [...faces], defaultFontFamily: family } });
}

function inkOf(text: string, style: Style, faces: readonly string[]): Ink {
  const element = textElement(text, { x: 0, y: em, size: em, fill: '#000' }, style);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${em}" height="${em}">${element}</svg>`;
  const box = parseWith(faces, svg).getBBox();
  return { left: (box?.x ?? 0) / em, width: (box?.width ?? 0) / em };
}
