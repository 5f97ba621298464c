import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { publicOrigin } from '../../site/build/public-files.ts';
import { PROJECT, siteRoot } from '../../site/site-root.mjs';
import { checks } from '../support/built/checks.ts';
import { readSite } from '../support/built/site.ts';

const site = readSite(join(siteRoot(), 'dist/client'), publicOrigin(process.env['SITE_URL']));

// Checks that a real site may fail: a page that nothing links to yet, for example. The fixture site has to pass them
// too.
const { fitsInResults: _f, isReached: _r, isOneGraph: _g, ...always } = checks;

describe('the built site as a whole', () => {
  test.each(Object.entries(always))('%s', (_name, check) => expect(check(site)).toEqual([]));
});

test('the bundle does not name its folder, so that a release can use that of the one before', () => {
  const bundle = join(siteRoot(), 'dist/bundle');
  const files = globSync('{client,server/entries,server/chunks}/**/*.{js,mjs}', { cwd: bundle });
  expect(files.filter((name) => readFileSync(join(bundle, name), 'utf8').includes(PROJECT))).toEqual([]);
  expect(files).not.toEqual([]);
});

describe('the server', () => {
  test.each([
    ['/robots.txt', /^text\/plain/, /^User-agent: \*$/m],
    ['/sitemap.xml', /^(text|application)\/xml/, /^<\?xml version="1\.0" encoding="UTF-8"\?><urlset /],
  ])('serves %s with its content type', async (path, type, begins) => {
    const response = await fetch(inject('baseUrl') + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(type);
    expect(await response.text()).toMatch(begins);
  });

  test('answers what the site map lists without sending a crawler anywhere', async () => {
    const addresses = [...site.text('/sitemap.xml').matchAll(/<loc>([^<]*)/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    const statuses = await Promise.all(
      addresses.map(
        async (path) =>
          (await fetch(inject('baseUrl') + path, { redirect: 'manual', headers: { 'accept-language': '' } })).status,
      ),
    );
    expect(addresses.filter((_, index) => statuses[index] !== 200)).toEqual([]);
    expect(addresses).not.toEqual([]);
  });
});
