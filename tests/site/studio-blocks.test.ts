// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { kinds } from '#schema';
import { parseSpec } from '../../generator/read/load.ts';
import type { SiteSpec } from '../../generator/schema/index.ts';
import written from '#spec';
import { grouped } from '../../site/studio/client/AddBlock.tsx';
import { copyOf, nearestTo } from '../../site/studio/client/ItemBar.tsx';
import { differences } from '../../site/studio/client/FailureNote.tsx';
import { describeValues } from '../../site/studio/server/describe-site.ts';

test('the gallery offers each kind of block once, the likeliest first and those of the site itself last', () => {
  const groups = grouped([...Object.keys(kinds), 'menu']);
  const offered = groups.flatMap(([, members]) => members);
  expect(offered.toSorted()).toEqual([...Object.keys(kinds), 'menu'].toSorted());
  expect(groups[0]?.[1].slice(0, 3)).toEqual(['prose', 'cards', 'faq']);
  expect(groups.at(-1)).toEqual(['others', ['hero', 'menu']]);
});

test('a copy of a block has ids of its own, and its parts point to them', () => {
  const text = { es: 'costos', en: 'costs' };
  const prose = { kind: 'prose', id: 'costs', heading: text, actions: [{ kind: 'page', page: 'home', hash: 'costs' }] };
  expect(copyOf(prose, ['costs', 'costs-2'])).toEqual({ ...prose, id: 'costs-3' });
  const cards = { kind: 'cards', form: 'doors', items: [{ title: text }] };
  expect(copyOf(cards, [])).toEqual(cards);
  const tabs = (first: string, second: string) => ({
    kind: 'tabs',
    id: first,
    initial: second,
    query: { name: 'lista', values: { mx: second } },
    panels: [{ id: second, label: text, blocks: [] }],
  });
  expect(copyOf(tabs('list', 'costs'), ['list', 'costs'])).toEqual(tabs('list-2', 'costs-2'));
});

test('a block that a page has only once is not copied', () => {
  expect(copyOf({ kind: 'hero' }, [])).toBeUndefined();
  expect(copyOf({ kind: 'formSection', form: 'contact' }, [])).toBeUndefined();
  expect(
    copyOf({ kind: 'tabs', panels: [{ blocks: [{ kind: 'formSection', form: 'contact' }] }] }, []),
  ).toBeUndefined();
});

test('a dragged item goes to the place under the pointer, or the nearest one', () => {
  const place = (left: number, top: number) => ({ left, top, width: 100, height: 50 });
  const cards = [place(0, 0), place(120, 0), place(0, 70)];
  expect(nearestTo({ x: 130, y: 20 }, cards)).toBe(1);
  expect(nearestTo({ x: 40, y: 300 }, cards)).toBe(2);
  expect(nearestTo({ x: 105, y: 10 }, cards)).toBe(0);
});

test('the description of a value has its text, the place where it is set and the pages that show it', () => {
  const values = describeValues(parseSpec(written).data as SiteSpec);
  const companies = values['companies'];
  expect(companies).toMatchObject({ at: ['values', 'companies'], texts: { es: '50', en: '50' } });
  expect(companies?.usedOn).toContainEqual({ texts: { es: 'Inicio', en: 'Home', fr: 'Accueil' } });
  expect(new Set(companies?.usedOn.map((page) => JSON.stringify(page))).size).toBe(companies?.usedOn.length);
  expect(values['phone']?.at).toEqual(['firm', 'phone']);
});

test('of two versions only the differences are shown, by language or field', () => {
  expect(differences({ es: 'Uno', en: 'One' }, { es: 'Uno y medio' })).toEqual([
    { path: ['es'], theirs: 'Uno', mine: 'Uno y medio' },
  ]);
  const theirs = { kind: 'cards', items: [{ title: { es: 'A' } }, { title: { es: 'B' } }] };
  const mine = { kind: 'cards', items: [{ title: { es: 'A' } }, { title: { es: 'C' } }] };
  expect(differences(theirs, mine)).toEqual([{ path: ['items', '1', 'title', 'es'], theirs: 'B', mine: 'C' }]);
  expect(differences({ es: '<p>Uno</p>' }, { es: '<p><em>Uno</em></p><p>Dos</p>' })[0]).toMatchObject({
    mine: expect.not.stringContaining('<'),
  });
});
