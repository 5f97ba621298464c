// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';

import type { KnownPage } from '../../site/studio/contract.ts';
import { commonFolder, following } from '../../site/studio/client/forms/values.ts';
import { removalOf, renamingOf } from '../../site/studio/client/addresses.ts';

describe('an address follows the title that it is derived from', () => {
  const rule = { address: 'path', words: 'label', locale: 'es', folder: '/servicios/' };

  test('until the editor sets another one', () => {
    const empty = { path: '', label: { es: '', en: '' } };
    const named = following(empty, { ...empty, label: { es: 'Nóminas y más', en: '' } }, rule);
    expect(named).toEqual({ path: '/servicios/nominas-y-mas', label: { es: 'Nóminas y más', en: '' } });
    const own = { path: '/nomina', label: { es: 'Nóminas', en: '' } };
    expect(following(named, own, rule)).toEqual(own);
    expect(following(own, { ...own, label: { es: 'Nóminas hoy', en: '' } }, rule)).toMatchObject({ path: '/nomina' });
  });

  test('below the folder of most other addresses', () => {
    expect(commonFolder(['/servicios/ia', '/empresa/valores', '/servicios/pld', '/contacto'])).toBe('/servicios');
    expect(commonFolder(['/contacto'])).toBe('');
  });
});

test('a new address of a page comes with a redirect from the old one and new breadcrumbs', () => {
  const before = { path: '/servicios/nominas', label: { es: 'Nóminas' } };
  const renaming = renamingOf('payroll', before, { ...before, path: '/nomina' });
  expect(renaming?.redirect).toEqual({
    edit: {
      kind: 'insert',
      list: ['routes', 'redirects'],
      item: { from: '/servicios/nominas', to: 'payroll', status: 308 },
    },
  });
  expect(renaming?.addressOf('/en/servicios/nominas')).toBe('/en/nomina');
  expect(renaming?.addressOf('/nominas')).toBeUndefined();
  expect(renamingOf('payroll', before, { ...before, label: { es: 'Nómina' } })).toBeUndefined();
});

test('removing a page removes its other addresses and the card of its service, and an article its address', () => {
  const page = (id: string, path: string, rest: Partial<KnownPage> = {}): KnownPage => ({
    id,
    label: {},
    paths: { es: path, en: `/en${path}` },
    anchors: [],
    route: [],
    ...rest,
  });
  const pages = [
    page('services', '/servicios'),
    page('payroll', '/servicios/nominas', { aliases: ['/nominas'], services: ['payroll'] }),
    page('blog', '/blog'),
    page('article', '/blog/{slug}'),
  ];
  expect(removalOf({ pages }, 'payroll')).toEqual({
    edits: [
      { edit: { kind: 'removePage', page: 'payroll' } },
      { edit: { kind: 'unset', at: ['services', 'payroll'] } },
    ],
    addresses: ['/servicios/nominas', '/nominas'],
    above: 'services',
  });
  expect(removalOf({ pages }, '', 'asamblea')).toEqual({
    edits: [{ edit: { kind: 'removeArticle', slug: 'asamblea' } }],
    addresses: ['/blog/asamblea'],
    above: 'blog',
  });
});
