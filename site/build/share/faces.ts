import subsetFont from 'subset-font';
import { readGenerated } from '../generated.ts';
import { fontFileName, readHeadingFont } from '../font-file.ts';
import { cachedIn, digest } from '../cached-file.ts';

const { family, share } = (await readGenerated('brand.ts')).brand.headingFont;

/** The weights of the heading font's two instances, which have the same family name. */
export const weights = { title: share.title['wght'] ?? 400, text: share.text['wght'] ?? 400 } as const;

/** The family name of both instances. */
export const faceFamily = family;

const first = 0x20;
const last = 0x2122;

/** Creates TrueType instances of the heading font: the renderer supports neither woff2 nor variable fonts. */
export async function cutFaces(): Promise<string[]> {
  const source = await readHeadingFont();
  const characters = String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
  return Promise.all(
    [share.title, share.text].map((axes) =>
      cachedIn('share-images')(`${fontFileName(family)}-${digest(source, JSON.stringify(axes))}.ttf`, () =>
        subsetFont(source, characters, {
          targetFormat: 'sfnt',
          variationAxes: axes,
          keepFeatures: ['kern', 'liga', 'mark', 'lnum'],
          noHinting: true,
        }),
      ),
    ),
  );
}
