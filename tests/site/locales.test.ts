import type { Languages } from '#contract';
import { expect, test } from 'vitest';
import { inLowerCase, localeOfPath, patternOfBrowser, prefixOf } from '../../site/shared/locales.ts';

const three: Languages = { locales: ['es', 'en', 'fr'], defaultLocale: 'es' };
const near: Languages = { locales: ['pt-BR', 'pt-PT', 'zh', 'zh-Hant', 'fil', 'fi'], defaultLocale: 'pt-PT' };

test('a path belongs to the language of its complete first segment', () => {
  expect(['/', '/inicio', '/frio', '/fr', '/fr/inicio', '/es/inicio'].map((path) => localeOfPath(path, three))).toEqual(
    ['es', 'es', 'es', 'fr', 'fr', 'es'],
  );
  expect(three.locales.map((locale) => prefixOf(locale, three))).toEqual(['', '/en', '/fr']);
});

test('an address is converted to lower case, except its language', () => {
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
