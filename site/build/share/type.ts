import { Resvg } from '@resvg/resvg-js';
import { faceFamily } from './faces.ts';
import { escapeHtml } from '../escape-html.ts';

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

/** The renderer's font options: only these files, no system fonts. */
export function fontsOf(faces: readonly string[]): {
  loadSystemFonts: false;
  fontFiles: string[];
  defaultFontFamily: string;
} {
  return {
    loadSystemFonts: false,
    fontFiles: [...faces],
    defaultFontFamily: faceFamily,
  };
}

function inkOf(text: string, style: Style, faces: readonly string[]): Ink {
  const element = textElement(text, { x: 0, y: em, size: em, fill: '#000' }, style);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${em}" height="${em}">${element}</svg>`;
  const box = new Resvg(svg, { font: fontsOf(faces) }).getBBox();
  return { left: (box?.x ?? 0) / em, width: (box?.width ?? 0) / em };
}
