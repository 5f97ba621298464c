import type { HostedSite } from '#contract';
import { missing as planned, redirects, routes } from '#generated/routes.ts';
import { otherFiles } from '../../site/hosting/hosted-site.ts';
import type { Row } from './expected.ts';
import { expectations } from './expectations.ts';

const ENGLISH = { 'accept-language': 'en-US,en;q=0.9,es;q=0.5' };
const SPANISH = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' };
const FILES_FIRST = 'serves a file at its file name too; the page has its canonical address';
const CASE = "compares paths case-sensitively; the not-found page's script suggests the right one";
const NO_REWRITING = 'lets no proxy rewrite what it sends compressed';
const NO_COOKIE = "sets no cookies; the language selector's script does";

/** The expected response of every kind of address, written by hand from the project's decisions. */
export function examples({ headers, files }: HostedSite): readonly Row[] {
  const { page, redirect, missing, file, ...rest } = expectations(headers);
  const toEnglish = rest.toEnglish.bind({ page, redirect, missing, file, ...rest });
  const remembered = (locale: string) => ({
    headers: {
      'set-cookie': `lang=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`,
      'cache-control': 'private, no-cache',
    },
    deviations: {
      node: { headers: { 'cache-control': 'private, no-cache, no-transform' }, why: NO_REWRITING },
      cloudflare: { headers: { 'set-cookie': null, 'cache-control': 'no-cache' }, why: NO_COOKIE },
      netlify: { headers: { 'set-cookie': null, 'cache-control': 'no-cache' }, why: NO_COOKIE },
    },
  });
  const absent = { ...missing('', '', 'es').expected, target: undefined };
  const caseless = {
    cloudflare: { ...absent, headers: { ...absent.headers, 'cache-control': 'no-store' }, why: CASE },
    netlify: { ...absent, why: CASE },
  };
  const find = (ending: RegExp): string => files.find((path) => ending.test(path)) ?? '';

  return [
    redirect('root', '/', 302, '/inicio'),
    redirect('root with a query', '/?utm_source=a&b=%C3%B1', 302, '/inicio?utm_source=a&b=%C3%B1'),
    redirect('English root', '/en', 302, '/en/inicio'),

    page('page', '/inicio'),
    page('page with a query', '/contacto?utm_source=a', { url: '/contacto' }),
    page('English page', '/en/inicio'),
    page('alias', '/cita'),
    page('page that requests another origin', '/softlanding-promo'),
    page('page that embeds a widget', '/servicios/softlanding-mexico'),

    page('article', '/blog/cepillado-con-brackets'),
    missing('unknown slug', '/blog/otro-texto', 'es'),
    missing('path below an article', '/blog/otro/texto', 'es'),

    redirect('trailing slash', '/inicio/', 308, '/inicio', {
      deviations: { netlify: { status: 301, why: 'always uses this status' } },
    }),
    redirect('trailing slash and a query', '/en/servicios/?a=1', 308, '/en/servicios?a=1', {
      deviations: { netlify: { status: 301, why: 'always uses this status' } },
    }),
    redirect('trailing slash after an unknown path', '/nada/', 308, '/nada', {
      deviations: {
        cloudflare: {
          ...missing('', '', 'es').expected,
          target: undefined,
          headers: { 'cache-control': 'no-store' },
          why: 'removes the slash only from pages',
        },
        netlify: { ...missing('', '', 'es').expected, target: undefined, why: 'removes the slash only from pages' },
      },
    }),
    redirect('path that browsers could take for another origin', '//evil.example/', 308, '/evil.example', {
      deviations: {
        cloudflare: {
          ...missing('', '', 'es').expected,
          target: undefined,
          headers: { 'cache-control': 'no-store' },
          why: 'removes the slash only from pages',
        },
        netlify: { ...missing('', '', 'es').expected, target: undefined, why: 'removes the slash only from pages' },
        vercel: {
          status: 301,
          target: '/evil.example/',
          headers: Object.fromEntries(Object.keys(headers.common).map((name) => [name, null])),
          why: 'removes empty path segments first',
        },
      },
    }),

    redirect('HTML file', '/inicio.html', 308, '/inicio', {
      deviations: { netlify: { ...page('', '/inicio').expected, target: undefined, varies: false, why: FILES_FIRST } },
    }),
    redirect('HTML file with a query', '/en/contacto.html?a=1', 308, '/en/contacto?a=1', {
      deviations: { netlify: { ...page('', '/en/contacto').expected, target: undefined, why: FILES_FIRST } },
    }),
    missing('unknown HTML file', '/nada.html', 'es', {
      deviations: {
        vercel: {
          status: 308,
          target: '/nada',
          shows: undefined,
          headers: { 'cache-control': null },
          why: 'removes .html even if there is no such page; the target answers 404',
        },
      },
    }),
    missing('address of the not-found page', '/404', 'es'),

    missing('unknown path', '/nada', 'es'),
    missing('path that only begins like the English prefix', '/english', 'es'),
    missing('planned page', '/dashboard', 'es'),
    redirect('upper case', '/INICIO', 308, '/inicio', { deviations: caseless }),
    redirect('English page in mixed case', '/En/PRECIOS?a=%C3%B1', 308, '/en/precios?a=%C3%B1', {
      deviations: caseless,
    }),
    redirect('mixed case and a trailing slash', '/Contacto/?a=1', 308, '/contacto?a=1', {
      deviations: { ...caseless, vercel: { target: '/Contacto?a=1', why: 'removes the slash first' } },
    }),
    redirect('HTML file in mixed case', '/Inicio.html', 308, '/inicio', {
      deviations: { ...caseless, vercel: { target: '/Inicio', why: 'removes the extension first' } },
    }),
    redirect('percent-encoded upper case', '/%49nicio', 308, '/inicio', {
      deviations: { ...caseless, vercel: { ...absent, why: 'compares encoded paths' } },
    }),
    missing('unknown path in mixed case', '/Nada', 'es'),
    missing('asset of an old build', '/assets/entries/old.js', 'es', {
      deviations: {
        netlify: {
          headers: { 'cache-control': 'public, max-age=31536000, immutable' },
          why: 'adds headers by path, even to a 404',
        },
      },
    }),

    file('script', find(/^\/assets\/.*\.js$/)),
    file('style sheet', find(/^\/assets\/.*\.css$/)),
    file('font', find(/\.woff2$/)),
    file('image that other sites may show', find(/^\/share\/.*\.png$/)),
    file('icon', '/favicon.svg'),
    file('icon that browsers request by default', '/favicon.ico', { headers: { 'content-type': 'image/x-icon' } }),
    file('icon for a home screen', '/apple-touch-icon.png', { headers: { 'content-type': 'image/png' } }),
    file('web manifest', '/site.webmanifest', { headers: { 'content-type': 'application/manifest+json' } }),
    file('speculation rules', '/speculation-rules.json'),

    toEnglish('English browser', '/inicio', '/en/inicio', { request: ENGLISH }),
    toEnglish('English browser, alias and query', '/cita?utm_source=a', '/en/cita?utm_source=a', {
      request: ENGLISH,
    }),
    toEnglish('English preferred, but not first', '/inicio', '/en/inicio', {
      request: { 'accept-language': 'es;q=0.5, en' },
      deviations: {
        vercel: {
          ...page('', '/inicio').expected,
          target: undefined,
          why: 'reads the first language of the list; browsers put the preferred one there',
        },
      },
    }),
    page('Spanish browser', '/inicio', { request: SPANISH }),
    page('browser in an unsupported language', '/inicio', {
      request: { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' },
    }),
    page('crawler', '/inicio', { request: { 'user-agent': 'Googlebot/2.1' } }),

    toEnglish('visitor who chose English', '/inicio', '/en/inicio', {
      request: { ...SPANISH, cookie: 'a=b; lang=en' },
    }),
    page('visitor who chose Spanish', '/inicio', { request: { ...ENGLISH, cookie: 'lang=es; a=b' } }),
    page('visitor who chose Spanish, on an English page', '/en/inicio', { request: { ...SPANISH, cookie: 'lang=es' } }),
    toEnglish('English browser, with an unknown language in the cookie', '/inicio', '/en/inicio', {
      request: { ...ENGLISH, cookie: 'lang=de' },
    }),

    page('visitor who selects Spanish', '/inicio', {
      request: { ...ENGLISH, referer: '/en/inicio' },
      ...remembered('es'),
    }),
    page('visitor who selects English', '/en/contacto', {
      request: { ...SPANISH, referer: '/contacto' },
      ...remembered('en'),
    }),
    toEnglish('English browser, link from a Spanish page', '/contacto', '/en/contacto', {
      request: { ...ENGLISH, referer: '/inicio' },
    }),
    toEnglish('English browser, link from another English page', '/contacto', '/en/contacto', {
      request: { ...ENGLISH, referer: '/en/inicio' },
      deviations: {
        vercel: {
          ...page('', '/contacto', remembered('es')).expected,
          target: undefined,
          why: 'cannot compare two addresses, so any link from an English page counts as a choice of Spanish',
        },
      },
    }),
  ];
}

/** The same for every address of the spec, generated. */
export function everyAddress(site: HostedSite): readonly Row[] {
  const { page, redirect, missing, file } = expectations(site.headers);
  const locale = (path: string): string => /^\/(en|fr)\//.exec(path)?.[1] ?? 'es';
  return [
    ...routes
      .filter(({ status, pattern }) => status === 200 && pattern === undefined)
      .map(({ url, locale }) => page('every page', url, { request: locale === 'es' ? SPANISH : ENGLISH })),
    ...redirects.map(({ from, to, status }) => redirect('every redirect', from, status, to)),
    ...planned.map((path) => missing('every missing destination', path, locale(path))),
    // One asset and one image stand for all.
    ...otherFiles(site)
      .filter((path) => !/^\/(?:assets|share)\//.test(path))
      .map((path) => file('every file that browsers or crawlers request', path)),
  ];
}
