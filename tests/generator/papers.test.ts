import { describe, expect, it } from 'vitest';
import { reviewSpec } from '../../generator/check/index.ts';
import type { SiteSpec } from '../../generator/schema/index.ts';
import { both, codes, withBlocks } from './valid-spec.ts';

const calendar = { source: 'LFT 74', from: '2027-01-01', until: '2027-12-31', holidays: ['2027-01-01', '2027-02-01'] };
const rows = [
  { what: both('A'), who: both('A'), by: 'firm', from: 1, to: 5 },
  { what: both('B'), who: both('B'), by: 'client', from: 6, to: 12, after: [1] },
];

/** The base with a paper that visitors date themselves. */
function withTrack({ start = {}, ...drawing }: { start?: object; [key: string]: unknown }): SiteSpec {
  const track = { form: 'track', unit: both('days'), days: 12, rows, ...drawing };
  const set = { label: both('From'), example: '2027-01-11', result: both('All'), ...start };
  return { ...withBlocks(specimen({ ...track, start: set })), calendar };
}

function specimen(drawing: object): object {
  return { kind: 'specimen', title: both('Paper'), drawing, note: both('Note') };
}

function year(drawing: object): SiteSpec {
  const table = { form: 'year', heading: both('Duty'), quarter: both('Q'), ...drawing };
  return withBlocks(specimen(table));
}

const duties = [
  { what: both('A'), who: both('A'), months: [1] },
  { what: both('B'), who: both('B'), months: [2], for: [3] },
];
const kinds = { label: both('Kind'), options: [both('One'), both('Two')], result: both('dates') };

describe('a working paper', () => {
  it.each<[what: string, spec: SiteSpec, codes: string[]]>([
    ['within the calendar', withTrack({}), []],
    ['that ends on its last day', withTrack({ start: { example: '2027-12-16' } }), []],
    ['that ends after it', withTrack({ start: { example: '2027-12-17' } }), ['paper/outside-calendar']],
    ['that begins before it', withTrack({ start: { example: '2026-12-31' } }), ['paper/outside-calendar']],
    ['with a day that does not exist', withTrack({ start: { example: '2027-02-30' } }), ['shape/format']],
    ['with a row after its end', withTrack({ days: 11 }), ['paper/number']],
    ['that waits for no row', withTrack({ rows: [rows[0], { ...rows[1], after: [3] }] }), ['paper/number']],
    ['with a kind that does not exist', year({ kinds, rows: duties }), ['paper/number']],
    ['without kinds to choose', year({ rows: duties }), ['paper/number']],
  ])('%s: %j', (_what, spec, expected) => {
    expect(codes(spec)).toEqual(expected);
  });

  it('needs a calendar', () => {
    const { calendar: _, ...without } = withTrack({});
    expect(codes(without)).toEqual(['paper/no-calendar']);
  });

  it('needs the text for a day outside the calendar', () => {
    const spec = withTrack({});
    const { 'specimen.outside': _, ...messages } = spec.messages;
    expect(codes({ ...spec, messages })).toEqual(['message/missing']);
  });
});

describe('a calendar', () => {
  it.each([
    ['in order', calendar.holidays, []],
    ['out of order', ['2027-02-01', '2027-01-01'], ['calendar/order']],
    ['with a day twice', ['2027-02-01', '2027-02-01'], ['calendar/order']],
    ['with a day after its end', ['2028-01-01'], ['calendar/order']],
  ])('%s: %j', (_what, holidays, expected) => {
    expect(codes({ ...withBlocks(), calendar: { ...calendar, holidays } })).toEqual(expected);
  });

  it('warns half a year before it ends', () => {
    const warnings = (days: number): string[] => {
      const until = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
      const ending = { ...calendar, from: '2026-01-01', until, holidays: ['2026-01-01'] };
      return reviewSpec({ ...withBlocks(), calendar: ending }).map(({ code }) => code);
    };
    expect(warnings(190)).toEqual([]);
    expect(warnings(180)).toEqual(['calendar/ends']);
  });
});
