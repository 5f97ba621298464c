import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { localizedTextOf } from '../../generator/compile/text.ts';
import { readChecked } from '../../generator/checked.ts';
import { documentOf } from '../../generator/map/document.ts';
import { findingsOf } from '../../generator/outline/findings.ts';
import { outlineOf } from '../../generator/outline/outline.ts';
import type { SiteSpec } from '../../generator/schema/index.ts';
import { emptyLog } from '../../generator/sql/model.ts';
import { specInLocales } from '../fixtures/in-locales.ts';
import { base } from './valid-spec.ts';
import { articles } from './support/articles.ts';
import { makeProject, runHosted } from './support/project.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const command = join(repository, 'generator', 'map-cli.ts');

async function mapOf(spec: SiteSpec): Promise<Document> {
  return new JSDOM(await documentOf({ spec, log: emptyLog(), placeOf: (path) => path.join('.') })).window.document;
}

/** What a piece of the drawing says. */
function said(element: Element | null): string {
  return element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
}

function findings(spec: SiteSpec): string[] {
  return findingsOf(spec, outlineOf(spec)).map(({ about, text }) => `${about} ${text}`);
}

describe('the map of the real spec', () => {
  let spec: SiteSpec;
  let page: Document;
  beforeAll(async () => {
    const checked = await readChecked(repository);
    if (!checked.ok) throw new Error('The spec has mistakes.');
    ({ spec } = checked);
    const project = makeProject('real');
    const { status, err, out } = await runHosted({ command, root: project.root, args: [] });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('site-map.html');
    page = new JSDOM(project.read('.cache/site-map.html')).window.document;
  });

  it('draws every page with its paths in both languages, its aliases and what redirects to it', () => {
    const drawn = { ...spec.routes.pages, ...spec.routes.unavailable };
    for (const [id, route] of Object.entries(drawn)) {
      const node = page.querySelector(`svg #page-${id}`);
      for (const path of [route.path, ...('aliases' in route ? (route.aliases ?? []) : [])]) {
        expect(said(node)).toContain(path);
        expect(said(node)).toContain(`/en${path}`);
      }
      expect(said(node)).toContain(localizedTextOf(spec, route.label).en);
    }
    for (const { from, to } of spec.routes.redirects)
      expect(said(page.querySelector(`svg #page-${to}`))).toContain(`302 ${from}`);
    expect(page.querySelectorAll('svg .node.page')).toHaveLength(Object.keys(drawn).length);
  });

  it('draws every form, every table with its columns, and what they have to do with each other', () => {
    for (const [name, form] of Object.entries(spec.forms)) {
      expect(said(page.querySelector(`svg #form-${name}`))).toContain(name);
      expect(page.querySelector(`path[data-from="form-${name}"][data-to="table-${form.table}"]`)).not.toBeNull();
      expect(page.querySelector(`path[data-to="form-${name}"]`)).not.toBeNull();
    }
    for (const [name, table] of Object.entries(spec.tables)) {
      for (const column of Object.keys(table.columns))
        expect(said(page.querySelector(`svg #table-${name}`))).toContain(column);
    }
  });

  it('draws links of the content, and lists those that every page has', () => {
    const { links } = outlineOf(spec);
    for (const { from, to } of links.filter((link) => link.way === 'content' && link.from !== link.to)) {
      expect(page.querySelector(`path[data-from="page-${from}"][data-to="page-${to}"]`)).not.toBeNull();
    }
    const listed = [...page.querySelectorAll('.overview .frame a')].map((link) => link.getAttribute('href'));
    expect(listed).toEqual(links.filter((link) => link.from === undefined).map(({ to }) => `#page-${to}`));
    expect(page.querySelectorAll('.edge').length).toBeLessThan(100);
  });

  it('names the line of the spec of each thing', () => {
    for (const id of Object.keys(spec.routes.pages)) {
      const [file = '', line] = said(page.querySelector(`#about-page-${id} .place`)).split(':');
      expect(readFileSync(join(repository, file), 'utf8').split('\n')[Number(line) - 1]).toContain(`${id}`);
    }
  });

  it('is one valid file that fetches nothing', () => {
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
    for (const link of page.querySelectorAll('a'))
      expect(page.querySelector(link.getAttribute('href') ?? 'none')).not.toBeNull();
    expect(page.querySelectorAll('[src], link:not([rel=icon]), iframe, object, form')).toHaveLength(0);
    expect(page.querySelector('style')?.textContent).not.toMatch(/url\((?!#)|@import/);
    expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'");
    expect(page.querySelector('main')?.outerHTML).not.toMatch(/\[object|undefined|NaN/);
  });
});

describe('the map', () => {
  it('stays the same drawing for five thousand articles', async () => {
    const blog = (count: number): SiteSpec => ({
      ...base,
      routes: {
        ...base.routes,
        pages: {
          ...base.routes.pages,
          article: {
            path: '/blog/{slug}',
            shows: 'articles',
            canonicalParameter: 'texto-0',
            label: { es: 'Artículo', en: 'Article' },
          },
        },
      },
      articles: {
        back: { kind: 'page', page: 'home' as never },
        share: { es: 'Compartir', en: 'Share' },
        actions: [{ kind: 'phone' }],
        entries: articles(count),
      },
    });
    const [few, many] = [await mapOf(blog(1)), await mapOf(blog(5000))];
    expect(said(many.querySelector('#page-article .state'))).toBe('5000 articles');
    expect(many.querySelectorAll('*').length - few.querySelectorAll('*').length).toBeLessThan(60);
    expect(said(many.querySelector('#about-page-article'))).toContain('and 4980 more');
    expect(many.querySelector('svg')?.getAttribute('viewBox')).toBe(few.querySelector('svg')?.getAttribute('viewBox'));
  });

  it('offers each language of the site, the default one at first', async () => {
    const three = await mapOf(specInLocales(base, ['en', 'es', 'fr']));
    const buttons = [...three.querySelectorAll('button[data-language]')].map((button) => [
      said(button),
      button.getAttribute('aria-pressed'),
    ]);
    expect(buttons).toEqual([
      ['en', 'true'],
      ['es', 'false'],
      ['fr', 'false'],
    ]);
    expect(three.documentElement.dataset['language']).toBe('en');
    expect(
      [...three.querySelectorAll('#map [data-in]')].slice(0, 3).map((text) => text.getAttribute('data-in')),
    ).toEqual(['en', 'es', 'fr']);
  });

  it('writes what the spec says as text, whatever it is', async () => {
    const map = await mapOf({ ...base, firm: { ...base.firm, name: '<script>alert(1)</script>' } });
    expect(map.querySelectorAll('script')).toHaveLength(1);
    expect(map.querySelector('h1')?.textContent).toContain('<script>alert(1)</script>');
  });

  it('marks what nobody finds, what leads nowhere and what nothing uses', async () => {
    const lost = {
      ...base,
      routes: {
        ...base.routes,
        pages: { ...base.routes.pages, lost: { path: '/perdida', label: { es: 'Perdida', en: 'Lost' } } },
      },
    };
    expect(findings(base)).toEqual(['page:blog Links lead here, and it answers with the not-found page.']);
    expect(findings(lost)).toContain('page:lost No way in: nothing on the site links here.');
    const [notice] = base.pages.find(({ id }) => (id as string) === 'thanks')?.blocks ?? [];
    const toItself = { ...notice, actions: [{ kind: 'page', page: 'lost' }] };
    const ofItself = {
      ...lost,
      pages: [...base.pages, { ...base.pages[1], id: 'lost', blocks: [toItself] }],
    } as unknown as SiteSpec;
    expect(findings(ofItself)).toContain('page:lost No way in: nothing on the site links here.');
    const redirected = { ...lost, routes: { ...lost.routes, redirects: [{ from: '/x', to: 'lost' as never }] } };
    expect(findings(redirected)).toContain('page:lost No link leads here, only a redirect.');
    const unused = { ...base, tables: { ...base.tables, notes: { description: 'Notes.', columns: {} } } };
    expect(findings(unused)).toContain('table:notes No form writes to this table.');
    expect(findings({ ...base, pages: base.pages.filter(({ id }) => (id as string) !== 'home') })).toContain(
      'form:contact No page shows this form.',
    );
    const [first, ...rest] = articles(1);
    const toAlias = {
      ...first,
      body: { es: '<p><a href="/hogar">x</a> <a href="/en">y</a></p>', en: '<p></p>' },
    } as NonNullable<typeof first>;
    const linking: SiteSpec = {
      ...base,
      routes: {
        ...base.routes,
        pages: {
          ...base.routes.pages,
          article: {
            path: '/blog/{slug}',
            shows: 'articles',
            canonicalParameter: 'texto-0',
            label: { es: 'Artículo', en: 'Article' },
          },
        },
      },
      articles: {
        back: { kind: 'page', page: 'home' as never },
        share: { es: 'Compartir', en: 'Share' },
        actions: [{ kind: 'phone' }],
        entries: [toAlias, ...rest],
      },
    };
    expect(findings(linking)).toEqual(
      expect.arrayContaining([
        'page:article Links to /hogar, another address of “home”.',
        'page:article Links to /, which redirects.',
      ]),
    );
    const map = await mapOf(lost);
    expect(map.querySelector('#page-lost .mark')).not.toBeNull();
    expect(map.querySelector('#page-lost [aria-label="Worth a look"]')).not.toBeNull();
    expect(map.querySelector('#page-home .mark')).toBeNull();
    expect(said(map.querySelector('.overview'))).toContain('Perdida');
    expect(said(map.querySelector('#about-page-lost .finding'))).toContain('No way in');
  });
});

describe('npm run spec:map', () => {
  it('writes where it is told to, and not into what is published or generated', async () => {
    const project = makeProject();
    const out = join(project.root, 'plans', 'site.html');
    expect(await runHosted({ command, root: project.root, args: ['--out', out] })).toMatchObject({
      status: 0,
      err: '',
    });
    expect(project.read('plans/site.html')).toMatch(/^<!doctype html>/);
    expect(existsSync(join(project.root, '.cache'))).toBe(false);
    for (const folder of ['dist', 'site/public', 'spec']) {
      const { status, err } = await runHosted({
        command,
        root: project.root,
        args: ['--out', join(project.root, folder, 'map.html')],
      });
      expect(status).toBe(1);
      expect(err).toContain('where a map does not belong');
      expect(existsSync(join(project.root, folder, 'map.html'))).toBe(false);
    }
  });

  it('writes nothing of a spec with mistakes', async () => {
    const project = makeProject();
    project.edit('spec/base.ts', "linkTo('blog')", "linkTo('blgo')");
    const { status, err } = await runHosted({ command, root: project.root, args: [] });
    expect(status).toBe(1);
    expect(err).toContain('Did you mean "blog"?');
    expect(err).not.toContain('    at ');
    expect(existsSync(join(project.root, '.cache'))).toBe(false);
  });
});
