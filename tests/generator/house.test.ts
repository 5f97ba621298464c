import { describe, expect, it } from 'vitest';
import { checkMedia, reviewMedia } from '../../generator/check/media.ts';
import { emitMedia } from '../../generator/emit/media.ts';
import type { FoundImage, Media } from '../../generator/read/media/facts.ts';
import { probe } from '../../generator/read/media/probe.ts';
import { hero, image, type Block, type SiteSpec } from '../../generator/schema/index.ts';
import { base, codes } from './valid-spec.ts';

const text = { es: 'Texto', en: 'Text' };
const pane = '<rect class="pane" x="50" y="20" width="10" height="16"/>';

function houseWith(...windows: readonly string[]): Promise<FoundImage> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80" width="200" height="80"><path d="M0 0h9v9z"/>${windows.join('')}</svg>`;
  return probe('house.svg', Buffer.from(svg));
}

const spec: SiteSpec = {
  ...base,
  brand: { ...base.brand, house: image({ file: 'house.svg', decorative: true }) },
  services: { tax: { title: text, description: text, page: 'home' } },
};

describe('the house of a brand', () => {
  it.each<[what: string, windows: readonly string[], expected: readonly string[]]>([
    ['is accepted with a window for each service', [`<g data-service="tax">${pane}</g>`], []],
    ['is rejected without a window for a service', [], ['brand/house services.tax']],
    [
      'is rejected with a window for an unknown service',
      [`<g data-service="tax">${pane}</g>`, `<g data-service="taxes">${pane}</g>`],
      ['brand/house brand.house.file'],
    ],
  ])('%s', async (_, windows, expected) => {
    const media: Media = { images: new Map([['house.svg', await houseWith(...windows)]]), files: new Map() };
    const diagnostics = [...checkMedia(spec, media), ...reviewMedia(spec, media)];
    expect(
      diagnostics.flatMap(({ code, path }) => (code.startsWith('brand/') ? `${code} ${path.join('.')}` : [])),
    ).toEqual(expected);
  });

  it('gets styles that position its windows as in the drawing', async () => {
    const images = new Map([['house.svg', await houseWith(`<g data-service="tax">${pane}</g>`)]]);
    const styles = emitMedia(spec, { images, files: new Map() }).find(({ path }) => path.endsWith('.css'));
    expect(styles?.content).toContain('.house__window--tax { left: 25%; top: 25%; width: 5%; }');
  });

  it.each<[what: string, house: string, spec: SiteSpec, expected: string[]]>([
    ['must exist for a hero that shows it', 'whole', base, ['hero/no-house']],
    ['must not be shown in a hero for an unknown service', 'law', spec, ['service/unknown']],
    ['may be shown in a hero for a service', 'tax', spec, []],
  ])('%s', (_, house, within, expected) => {
    const withHouse = (block: Block): Block =>
      block.kind === 'hero' ? hero({ heading: text, lead: text, house: house as 'whole' }) : block;
    const pages = within.pages.map((page) => ({ ...page, blocks: page.blocks.map(withHouse) }));
    expect(codes({ ...within, pages })).toEqual(expected);
  });
});
