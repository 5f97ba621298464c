import { describe, expect, it } from 'vitest';
import { base } from '../generator/valid-spec.ts';
import { checkSpec } from '../../generator/rules/index.ts';
import type { Block, Page, SiteSpec } from '../../generator/schema/index.ts';
import { fitExample } from '../../site/gallery/fit.ts';
import { fixtures } from '../../site/gallery/fixtures/index.ts';

const { chat: _chat, ...firm } = base.firm;
const [home, ...others] = base.pages as [Page, ...Page[]];

/** What is wrong with the names on a page that shows these blocks. */
const faults = (spec: SiteSpec, blocks: Block[]): string[] =>
  checkSpec({ ...spec, pages: [{ ...home, blocks: blocks as Page['blocks'] }, ...others] })
    .map(({ code }) => code)
    .filter((code) => /^(?:page|calendar|error|form|motif|chat)\//.test(code));

describe('the examples of the gallery', () => {
  const examples = Object.values(fixtures).flatMap((list) => list.map(({ block }) => block));

  it.each<[string, SiteSpec]>([
    ['another site', base],
    ['a site without forms, calendars, chat and drawings', { ...base, firm: { ...firm, bookings: {} }, brand: { ...base.brand, motifs: {} }, services: {}, footer: { columns: [] }, forms: {} }],
  ])('name nothing that %s does not have', (_, spec) => {
    const fitted = examples.flatMap((example) => fitExample(spec, example) ?? []).filter(({ kind }) => kind !== 'bookingWidget');
    expect(fitted.flatMap((block) => faults(spec, [block]).map((code) => `${block.kind}: ${code}`))).toEqual([]);
  });

  it('are as they are written where the site has all that they name', () => {
    const block = { kind: 'hero', heading: { es: 'a', en: 'b' }, lead: { es: 'c', en: 'd' }, motif: 'legal', actions: [{ kind: 'book', calendar: 'newClients' }] } as unknown as Block;
    expect(fitExample(base, block)).toEqual(block);
  });
});
