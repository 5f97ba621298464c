/**
 * A place where pictures are shown: how wide they are, and how many bytes they may have. It depends on the layout, so
 * change it together with the styles of its block.
 */
export interface Place {
  /** How wide the picture is shown, as HTML's `sizes`. */
  readonly sizes: string;
  /** The widths in pixels to encode, smallest first. No picture is enlarged. */
  readonly widths: readonly number[];
  /** The minimum width of the file; a smaller one looks blurred. */
  readonly least: number;
  /** The ratio to crop to, width to height. Default: no cropping. */
  readonly ratio?: readonly [width: number, height: number];
  /** The part that cropping keeps. Default: the middle. */
  readonly keep?: 'top';
  /** The maximum number of bytes that a visitor downloads for it. */
  readonly budget: number;
}

const kB = 1000;

const all = {
  /** Beside the heading of a page. */
  hero: {
    sizes: '(min-width: 84rem) 38rem, (min-width: 62rem) 46vw, 100vw',
    widths: [360, 540, 720, 1080],
    least: 720,
    ratio: [4, 3],
    budget: 70 * kB,
  },
  /** At the top of a card. */
  card: {
    sizes: '(min-width: 76rem) 34rem, (min-width: 48rem) 45vw, 92vw',
    widths: [320, 480, 640, 960],
    least: 480,
    ratio: [3, 2],
    budget: 50 * kB,
  },
  /** A person. */
  portrait: {
    sizes: '(min-width: 36rem) 23.5rem, 18rem',
    widths: [240, 360, 540, 720],
    least: 360,
    ratio: [4, 5],
    keep: 'top',
    budget: 40 * kB,
  },
  /** One of three pictures side by side. */
  gallery: {
    sizes: '(min-width: 62rem) 25rem, (min-width: 48rem) 46vw, 92vw',
    widths: [320, 480, 640, 960],
    least: 640,
    ratio: [3, 2],
    budget: 60 * kB,
  },
  /** One of two. */
  half: {
    sizes: '(min-width: 84rem) 38rem, (min-width: 48rem) 46vw, 92vw',
    widths: [360, 640, 960, 1216],
    least: 640,
    ratio: [3, 2],
    budget: 80 * kB,
  },
  /** The mark of another firm or institution. */
  logo: { sizes: '10rem', widths: [160, 320], least: 160, budget: 15 * kB },
  /** Beside an author's name. */
  author: { sizes: '3.5rem', widths: [56, 112, 168], least: 112, ratio: [1, 1], keep: 'top', budget: 12 * kB },
  /** As wide as the text: in an article, and in block kinds that name no place. */
  text: { sizes: '(min-width: 48rem) 42rem, 92vw', widths: [360, 540, 720, 1080, 1344], least: 640, budget: 90 * kB },
  /** As wide as the page's content: a still of a video, a map. */
  wide: {
    sizes: '(min-width: 84rem) 78rem, 92vw',
    widths: [360, 640, 960, 1280],
    least: 960,
    ratio: [16, 9],
    budget: 110 * kB,
  },
  /** The share image of an article: one JPEG for social networks, which no visitor downloads. */
  share: { sizes: '1200px', widths: [1200], least: 1200, ratio: [1200, 630], budget: 280 * kB },
} satisfies Readonly<Record<string, Place>>;

export type PlaceName = keyof typeof all;

/** The places by name. A block kind names its place in its traits. */
export const places: Readonly<Record<PlaceName, Place>> = all;
