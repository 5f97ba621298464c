import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publicOrigin } from '../../site/build/public-files.ts';
import { checks } from '../support/built/checks.ts';
import { isIndexable, pageOf, readSite, type Site } from '../support/built/site.ts';
import { FIXTURE_ROOT } from '../support/fixture-site.ts';

const site = readSite(join(FIXTURE_ROOT, 'dist/client'), publicOrigin(process.env['SITE_URL']));

test('exactly the intended pages are `noindex`', () => {
  const kept = ['/404', '/auth', '/gracias', '/integrations'];
  const found = [...site.pages.values()].filter((page) => !isIndexable(page)).map(({ path }) => path);
  expect(found.toSorted()).toEqual([...kept, ...kept.map((path) => `/en${path}`), '/fr/404'].toSorted());
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
  const treatments = '/servicios/tratamientos.html';
  test.each<[keyof typeof checks, string, string | RegExp, string]>([
    ['saysWhatItIs', treatments, /<h1/, '<h1></h1><h1'],
    ['fitsInResults', treatments, /<title>/, `<title>${'Muy largo '.repeat(5)}`],
    ['fitsInResults', treatments, /name="description" content="[^"]*"/, 'name="description" content="Corta."'],
    ['isUnique', treatments, /<title>[^<]*/, '<title>Contacto y horario · Jacaranda'],
    ['hasCanonical', treatments, /rel="canonical" href="[^"]*"/, 'rel="canonical" href="/servicios/tratamientos"'],
    ['hasCanonical', treatments, /(rel="canonical" href="[^"]*)tratamientos"/, '$1softlanding"'],
    ['hasCanonical', '/terminos.html', /<meta name="description"/, '<meta name="robots" content="noindex"/>$&'],
    ['hasAlternates', treatments, /(hrefLang="en" href="[^"]*)servicios\/tratamientos"/i, '$1precios"'],
    ['hasAlternates', treatments, /<link rel="alternate" hrefLang="x-default"[^>]*>/i, ''],
    ['canBeShared', treatments, /share\/es/, 'share/de'],
    ['leadsSomewhere', treatments, 'href="/privacidad"', 'href="/privacidad-integral"'],
    ['leadsSomewhere', treatments, 'href="/privacidad"', 'href="/privacidad#clausula-99"'],
    ['leadsSomewhere', treatments, 'href="#main"', 'href="#principal"'],
    ['loadsWhatIsThere', treatments, 'href="/favicon.svg"', 'href="/favicon.png"'],
    ['hasIcons', treatments, 'rel="manifest"', 'rel="alternate"'],
    ['linksToOwnAddresses', treatments, 'href="/privacidad"', 'href="/legal/privacidad"'],
    ['staysInItsLanguage', '/en/servicios.html', 'href="/en/servicios/tratamientos"', 'href="/servicios/tratamientos"'],
    ['isReached', '/servicios/softlanding-mexico.html', /href="\/softlanding-promo"/g, 'href="/inicio"'],
    ['passesBlockers', treatments, 'class="lead ', 'class="banner lead '],
    ['passesBlockers', treatments, '</head>', '<script src="/assets/chunks/analytics.js"></script></head>'],
    ['isOneGraph', treatments, 'application/ld+json', 'application/json'],
    [
      'isOneGraph',
      '/gracias.html',
      '</head>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[]}</script></head>',
    ],
    ['referencesResolve', '/inicio.html', /"publisher":\{"@id":"[^"]*"/, '"publisher":{"@id":"#firma"'],
    ['addressesResolve', treatments, /("position":2,"name":"[^"]*","item":"[^"]*)servicios"/, '$1servicio"'],
    ['hasBreadcrumbs', treatments, /"position":3/, '"position":4'],
    ['hasBreadcrumbs', treatments, /"@type":"BreadcrumbList"/, '"@type":"ItemList"'],
    ['isOnThePage', '/blog/antes-de-la-primera-cita.html', /"datePublished":"2026/, '"datePublished":"2025'],
    ['isTheFirm', '/contacto.html', /"opens":"09:00"/, '"opens":"08:00"'],
    ['isTheFirm', '/contacto.html', /"telephone":"[^"]*"/, '"telephone":"+520000000000"'],
    ['siteMapFits', '/sitemap.xml', /<url><loc>[^<]*\/empresa<.*?<\/url>/, ''],
    ['siteMapFits', '/sitemap.xml', /(<loc>[^<]*)\/empresa</, '$1/gracias<'],
    ['robotsFit', '/robots.txt', /allow: \/$/im, 'Disallow: /gracias'],
    ['robotsFit', '/robots.txt', /$/, 'Sitemap: /sitemap.xml'],
  ])('fails %s: in %s, %s replaced by %j', (check, file, from, to) => {
    expect(checks[check](broken(file, from, to))).not.toEqual(checks[check](site));
  });
});
