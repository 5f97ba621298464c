import { describe, expect, it } from 'vitest';
import { checkMedia, reviewMedia } from '../../generator/check/media.ts';
import { emitMedia } from '../../generator/emit/media.ts';
import type { Media } from '../../generator/read/media.ts';
import { probe, type FoundImage } from '../../generator/read/probe.ts';
import { hero, image, type Block, type BlockOf, type SiteSpec } from '../../generator/schema/index.ts';
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

function withHero(within: SiteSpec, parts: Partial<Pick<BlockOf<'hero'>, 'house' | 'room'>>): SiteSpec {
  const change = (block: Block): Block =>
    block.kind === 'hero' ? hero({ heading: text, lead: text, ...parts }) : block;
  return { ...within, pages: within.pages.map((page) => ({ ...page, blocks: page.blocks.map(change) })) };
}

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

  it('must exist for a hero that shows it', () => {
    expect(codes(withHero(base, { house: 'whole' }))).toEqual(['hero/no-house']);
    expect(codes(withHero(spec, { house: 'whole' }))).toEqual([]);
  });
});

describe('the rooms of a brand', () => {
  const room = { picture: image({ file: 'tax.svg', decorative: true }), window: { x: 0, y: 0, width: 50, height: 40 } };
  const withRooms = (...services: readonly string[]): SiteSpec => ({
    ...spec,
    brand: { ...spec.brand, rooms: Object.fromEntries(services.map((service) => [service, room])) },
  });

  const unnamed = Object.fromEntries(Object.entries(spec.messages).filter(([name]) => name !== 'nav.rooms'));

  it.each<[what: string, spec: SiteSpec, room: string, expected: string[]]>([
    ['may be shown by a hero', withRooms('tax'), 'tax', []],
    ['must include the room that a hero shows', withRooms('tax'), 'law', ['room/unknown']],
    ['must not be for an unknown service', withRooms('tax', 'law'), 'tax', ['service/unknown']],
    ['need a name for the hall', { ...withRooms('tax'), messages: unnamed }, 'tax', ['message/missing']],
  ])('%s', (_, within, service, expected) => {
    expect(codes(withHero(within, { room: service as never }))).toEqual(expected);
  });

  it('get one name each for the transition from their window', () => {
    const styles = emitMedia(withRooms('tax'), { images: new Map(), files: new Map() });
    expect(styles.find(({ path }) => path.endsWith('.css'))?.content).toContain(
      '.room-tax { view-transition-name: room-tax; }',
    );
  });
});
