import type { CSSProperties, ReactNode } from 'react';
import satori, { type Font } from 'satori';
import subsetFont from 'subset-font';
import { brand } from '#generated/brand.ts';
import { readPackageFile } from '../package-file.ts';
import { shareSize } from './address.ts';
import type { Share } from './content.ts';

const { file, package: fontPackage, share } = brand.headingFont;
const colours = brand.colours.light;

/** The area of the title, beside every drawing. */
export const titleRoom = { left: 72, top: 75, right: 768, bottom: 475 } as const;

/** The characters of the fonts: those of European languages. */
const CHARACTERS = String.fromCodePoint(...Array.from({ length: 0x2122 - 0x20 + 1 }, (_, index) => 0x20 + index));

/** Creates the heading font's instances `title` and `text`: satori supports neither woff2 nor variable fonts. */
export async function cutFonts(): Promise<Font[]> {
  const source = await readPackageFile(fontPackage, file);
  return Promise.all(
    (['title', 'text'] as const).map(async (name) => {
      const options = { targetFormat: 'sfnt', variationAxes: share[name], noHinting: true } as const;
      return { name, data: Buffer.from(await subsetFont(source, CHARACTERS, options)) };
    }),
  );
}

/** Typesets the texts of a share image, as an SVG of its size. */
export async function setTexts(content: Share, fonts: Font[], firmLeft: number): Promise<string> {
  const { firm, tagline } = content;
  const { left, right, bottom } = titleRoom;
  const above = { display: 'flex', alignItems: 'flex-end', height: bottom, width: right, paddingLeft: left };
  const below = { display: 'flex', alignItems: 'center', height: 98, padding: `0 ${left}px 0 ${firmLeft}px` };
  const name = { fontFamily: 'title', color: colours.onPlinth };
  const motto = { fontFamily: 'text', color: colours.onPlinthSoft };
  const nameSize = await sizeOf([firm], name, { room: 420, most: 40, fonts });
  const mottoSize = await sizeOf([tagline], motto, { room: 560, most: 28, fonts });
  const row = { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', width: '100%' } as const;
  const page = { display: 'flex', flexDirection: 'column', justifyContent: 'space-between', height: '100%' } as const;
  const texts = box(
    page,
    box(above, await setTitle(content.title, fonts)),
    box(below, box(row, box({ ...name, fontSize: nameSize }, firm), box({ ...motto, fontSize: mottoSize }, tagline))),
  );
  return satori(texts, { ...shareSize, fonts });
}

/** An element for satori. Not made by React, which the build must not load before its mode is set. */
function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return { type: 'div', props: { style, children }, key: null };
}

/** Sets a title as large as its area allows, in lines of even length. */
async function setTitle(title: string, fonts: Font[]): Promise<ReactNode> {
  const text = Array.from(title, (one) => (CHARACTERS.includes(one) ? one : ' ')).join('');
  // Short words, such as "de", stay on the line of the next one.
  const joined = text.replaceAll(/(?<=\s)(\p{Ll}{1,2})\s+/gu, '$1\u00A0');
  const width = titleRoom.right - titleRoom.left;
  const at = (fontSize: number): ReactNode => box({ ...titleStyle, fontSize }, joined);
  const heightAt = async (size: number): Promise<number> =>
    Number(/height="(\d+)"/.exec(await satori(at(size), { width, fonts }))?.[1]);
  let size = await sizeOf(joined.split(' '), titleStyle, { room: width, most: 104, fonts });
  // oxlint-disable-next-line eslint/no-await-in-loop -- each size is tried only if the larger one does not fit
  while ((await heightAt(size)) > titleRoom.bottom - titleRoom.top) size -= 4;
  return at(size);
}

const titleStyle = {
  display: 'flex',
  fontFamily: 'title',
  lineHeight: 1.05,
  letterSpacing: '-0.028em',
  textWrap: 'balance',
  color: colours.ink,
} as const;

/** A type size, up to `most`, at which the widest of some words fits into a line. */
async function sizeOf(
  words: readonly string[],
  style: CSSProperties,
  { room, most, fonts }: { readonly room: number; readonly most: number; readonly fonts: Font[] },
): Promise<number> {
  const column = { ...style, display: 'flex', flexDirection: 'column', fontSize: most, whiteSpace: 'nowrap' } as const;
  const svg = await satori(box(column, ...words.map((word) => box({}, word))), { height: shareSize.height, fonts });
  const width = Number(/width="(\d+)"/.exec(svg)?.[1]);
  return Math.min(most, Math.floor((most * room) / width));
}
