import type { Languages, ServedRoute } from '#contract';
import { expect, test } from 'vitest';
import { inLowerCase, localeOfPath, patternOfBrowser, prefixOf } from '../../site/lib/locales.ts';
import { chooseLanguage } from '../../site/server/http/language.ts';
import { createSiteMap } from '../../site/server/http/site-map.ts';

const three: Languages = { locales: ['es', 'en', 'fr'], defaultLocale: 'es' };
const near: Languages = { locales: ['pt-BR', 'pt-PT', 'zh', 'zh-Hant', 'fil', 'fi'], defaultLocale: 'pt-PT' };

test('a path belongs to the language that it begins with, whole', () => {
  expect(['/', '/inicio', '/frio', '/fr', '/fr/inicio', '/es/inicio'].map((path) => localeOfPath(path, three))).toEqual(
    ['es', 'es', 'es', 'fr', 'fr', 'es'],
  );
  expect(three.locales.map((locale) => prefixOf(locale, three))).toEqual(['', '/en', '/fr']);
});

test('an address in capitals is meant in lower case, but for its language', () => {
  expect(
    ['/Contacto', '/EN/Inicio/', '/PT-br', '/zh-HANT/Blog/Mi-Texto.HTML', '/PT-BRASIL', '//X'].map((path) =>
      inLowerCase(path, near),
    ),
  ).toEqual(['/contacto', '/en/inicio', '/pt-BR', '/zh-Hant/blog/mi-texto', '/pt-brasil', '/x']);
});

test.each([
  [three, 'en-US', 'en'],
  [three, 'FR-ca', 'fr'],
  [three, 'de', undefined],
  [near, 'pt', 'pt-BR'],
  [near, 'pt-AO', 'pt-BR'],
  [near, 'zh-Hant-HK', 'zh-Hant'],
  [near, 'fi', 'fi'],
] as const)('the nearest language of %o to a browser in %s is %s', (languages, browser, locale) => {
  const found = languages.locales.filter((one) =>
    new RegExp(`^${patternOfBrowser(one, languages)}`, 'i').test(browser),
  );
  expect(found).toEqual(locale === undefined ? [] : [locale]);
});

const alternates = { es: '/inicio', en: '/en/inicio', fr: '/fr/inicio' };
const routes = Object.entries(alternates).map(([locale, url]): ServedRoute => ({
  url,
  locale,
  alternates,
  status: 200,
}));
const siteMap = createSiteMap(routes, [], three);

function ask(locale: string, headers: Record<string, string>) {
  return chooseLanguage(
    routes.find((route) => route.locale === locale) as ServedRoute,
    { host: 'firm.example', ...headers },
    siteMap,
  );
}

test.each([
  ['the address decides', 'fr', { 'accept-language': 'en', cookie: 'lang=es' }, { kind: 'stay' }],
  ['the choice of the default', 'es', { 'accept-language': 'en', cookie: 'lang=es' }, { kind: 'stay' }],
  [
    'then the first language of the browser',
    'es',
    { 'accept-language': 'en;q=0.5,fr-CA' },
    { kind: 'send', to: '/fr/inicio' },
  ],
  ['which stays where the site does not have it', 'es', { 'accept-language': 'de,fr;q=0.9' }, { kind: 'stay' }],
  [
    'a choice of what is no language counts for nothing',
    'es',
    { 'accept-language': 'fr', cookie: 'lang=de' },
    { kind: 'send', to: '/fr/inicio' },
  ],
  [
    'the selector, to the default',
    'es',
    { referer: 'https://firm.example/fr/inicio', 'accept-language': 'fr' },
    { kind: 'remember', locale: 'es' },
  ],
  ['a link within a language is no choice', 'fr', { referer: 'https://firm.example/fr/inicio' }, { kind: 'stay' }],
] as const)('of three languages: %s', (_, locale, headers, choice) => {
  expect(ask(locale, headers)).toEqual(choice);
});
