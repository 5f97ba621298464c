import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { lookup } from 'mrmime';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { FAVICON, ICONS, SPECULATION_RULES, WEB_MANIFEST } from '../file-addresses.ts';
import { devMiddleware } from '../dev-middleware.ts';

export interface IconSource {
  /** The brand's icon, an SVG file. */
  readonly file: string;
  /** The background of home-screen icons, which cannot be transparent. */
  readonly ground: string;
  readonly name: string;
  readonly locale: string;
}

/** Files by URL path, each with a function that creates it. */
type SiteFiles = Map<string, () => Promise<Buffer>>;

/** The share of a home-screen icon's width that the drawing takes. */
const DRAWN = 0.8;

/**
 * Publishes the brand's icon in the formats that browsers and phones need, the web app manifest, and the rules by which
 * browsers prefetch pages.
 *
 * @param read reads the source anew, because it may change while the dev server runs
 */
export function siteFiles(read: () => Promise<IconSource>): Plugin {
  const rules = fileURLToPath(new URL('speculation-rules.json', import.meta.url));
  const files = async (): Promise<SiteFiles> => iconFiles(await read()).set(SPECULATION_RULES, () => readFile(rules));
  return {
    name: 'site:files',
    configureServer(server) {
      const addresses = new Set<string>([FAVICON, ...Object.values(ICONS), WEB_MANIFEST, SPECULATION_RULES]);
      server.middlewares.use(
        devMiddleware(async ({ path, response }) => {
          if (!addresses.has(path)) return false;
          response.setHeader('Content-Type', lookup(path) ?? '');
          response.setHeader('Cache-Control', 'no-cache');
          response.end(await (await files()).get(path)?.());
          return true;
        }),
      );
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [address, make] of await files())
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: await make() });
    },
  };
}

/** The icons and the manifest. */
export function iconFiles(source: IconSource): SiteFiles {
  const read = (): Promise<Buffer> => readFile(source.file);
  const grounded = (size: number) => async () => onGround(await read(), size, source.ground);
  return new Map([
    [FAVICON, read],
    [ICONS.ico, async () => asIco(await read(), 32)],
    [ICONS.appleTouch, grounded(180)],
    [ICONS.small, grounded(192)],
    [ICONS.large, grounded(512)],
    [WEB_MANIFEST, () => Promise.resolve(Buffer.from(manifestOf(source)))],
  ]);
}

function onGround(svg: Buffer, size: number, background: string): Promise<Buffer> {
  const margin = Math.round((size * (1 - DRAWN)) / 2);
  return sharp(svg)
    .resize(size - 2 * margin)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .flatten({ background })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An ICO file with one PNG image, which Windows supports since Vista. */
async function asIco(svg: Buffer, size: number): Promise<Buffer> {
  const png = await sharp(svg).resize(size).png().toBuffer();
  const head = Buffer.alloc(22);
  // Type icon, one image.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([size, size], 6);
  // Colour planes, bits per pixel, size and offset of the image.
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function manifestOf({ name, locale, ground }: IconSource): string {
  const icon = (src: string, size: number): object => ({ src, sizes: `${size}x${size}`, type: 'image/png' });
  return `${JSON.stringify({
    name,
    short_name: name,
    lang: locale,
    id: '/',
    start_url: '/',
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: [icon(ICONS.small, 192), icon(ICONS.large, 512)],
  })}\n`;
}
