import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publicOrigin } from '../../site/build/origin.ts';
import { checks } from '../support/built/checks.ts';
import { isIndexable, pageOf, readSite, type Site } from '../support/built/site.ts';
import { FIXTURE_ROOT } from '../support/fixture-site.ts';

const site = readSite(join(FIXTURE_ROOT, 'dist/client'), publicOrigin(process.env['SITE_URL']));

test.each(['fitsInResults', 'isReached', 'isOneGraph'] as const)('the site %s', (name) =>
  expect(checks[name](site)).toEqual([]),
);

test('exactly the intended pages are `noindex`', () => {
  const kept = ['/404', '/auth', '/blog/_any', '/confirmacion-de-datos', '/gracias', '/integrations'];
  const found = [...site.pages.values()].filter((page) => !isIndexable(page)).map(({ path }) => path);
  expect(found.toSorted()).toEqual([...kept, ...kept.map((path) => `/en${path}`)].toSorted());
});
/** The site with one change in one file. */
function broken(file: string, from: string | RegExp, to: string): Site {
  const text = site.text(file);
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} does not contain ${from}.`);
  const path = file.replace(/\.html$/, '');
  const pages = file.endsWith('.html') ? new Map([...site.pages, [path, pageOf(path, changed)]]) : site.pages;
  return { ...site, pages, text: (asked) => (asked === file ? changed : site.text(asked)) };
}

describe('a broken site', () => {
  const legal = '/servicios/asesoria-legal.html';
  test.each<[keyof typeof checks, string, string | RegExp, string]>([
    ['saysWhatItIs', legal, /<h1/, '<h1></h1><h1'],
    ['fitsInResults', legal, /<title>/, `<title>${'Muy largo '.repeat(5)}`],
    ['fitsInResults', legal, /name="description" content="[^"]*"/, 'name="description" content="Corta."'],
    ['isUnique', legal, /<title>[^<]*/, '<title>Contacto y consulta gratuita · Cimiento'],
    ['hasCanonical', legal, /rel="canonical" href="[^"]*"/, 'rel="canonical" href="/servicios/asesoria-legal"'],
    ['hasCanonical', legal, /(rel="canonical" href="[^"]*)asesoria-legal"/, '$1softlanding"'],
    ['hasCanonical', '/terminos.html', /<meta name="description"/, '<meta name="robots" content="noindex"/>$&'],
    ['hasAlternates', legal, /(hrefLang="en" href="[^"]*)asesoria-legal"/i, '$1tesoreria"'],
    ['hasAlternates', legal, /<link rel="alternate" hrefLang="x-default"[^>]*>/i, ''],
    ['canBeShared', legal, /share\/es/, 'share/fr'],
    ['leadsSomewhere', legal, 'href="/privacidad"', 'href="/privacidad-integral"'],
    ['leadsSomewhere', legal, 'href="/privacidad"', 'href="/privacidad#clausula-99"'],
    ['leadsSomewhere', legal, 'href="#main"', 'href="#principal"'],
    ['loadsWhatIsThere', legal, 'href="/favicon.svg"', 'href="/favicon.png"'],
    ['hasIcons', legal, 'rel="manifest"', 'rel="alternate"'],
    ['linksToOwnAddresses', legal, 'href="/privacidad"', 'href="/legal/privacidad"'],
    ['staysInItsLanguage', '/en/servicios.html', 'href="/en/servicios/tesoreria"', 'href="/servicios/tesoreria"'],
    ['isReached', '/servicios/softlanding-mexico.html', /href="\/softlanding-promo"/g, 'href="/inicio"'],
    ['passesBlockers', legal, 'class="lead"', 'class="banner lead"'],
    ['passesBlockers', legal, '</head>', '<script src="/assets/chunks/analytics.js"></script></head>'],
    ['isOneGraph', legal, 'application/ld+json', 'application/json'],
    [
      'isOneGraph',
      '/gracias.html',
      '</head>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[]}</script></head>',
    ],
    ['referencesResolve', '/inicio.html', /"publisher":\{"@id":"[^"]*"/, '"publisher":{"@id":"#firma"'],
    ['addressesResolve', legal, /("position":2,"name":"[^"]*","item":"[^"]*)servicios"/, '$1servicio"'],
    ['hasBreadcrumbs', legal, /"position":3/, '"position":4'],
    ['hasBreadcrumbs', legal, /"@type":"BreadcrumbList"/, '"@type":"ItemList"'],
    ['isOnThePage', '/blog/primer-cierre-fiscal.html', /"datePublished":"2024/, '"datePublished":"2025'],
    ['isTheFirm', '/contacto.html', /"opens":"09:00"/, '"opens":"08:00"'],
    ['isTheFirm', '/contacto.html', /"telephone":"[^"]*"/, '"telephone":"+520000000000"'],
    ['siteMapFits', '/sitemap.xml', /<url><loc>[^<]*\/empresa<.*?<\/url>/, ''],
    ['siteMapFits', '/sitemap.xml', /(<loc>[^<]*)\/empresa</, '$1/gracias<'],
    ['robotsFit', '/robots.txt', /allow: \/$/im, 'Disallow: /gracias'],
    ['robotsFit', '/robots.txt', /$/, 'Sitemap: /sitemap.xml'],
  ])('fails %s: in %s, %s replaced by %j', (check, file, from, to) => {
    expect(checks[check](broken(file, from, to))).not.toEqual([]);
  });
});
