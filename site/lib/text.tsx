import type { Locale, TextKey } from '#contract';
import { createInstance } from 'i18next';
import type { i18n, Resource } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { takeOrigin, withOrigin } from './origin.ts';

/** Values of `{{name}}` in a text. */
export type TextValues = Readonly<Record<string, string | number>>;
/** Turns a text key into the visitor's words. */
export type Translate = (key: TextKey, values?: TextValues) => string;

/** A key as words, for a text that is not there yet. @example humanise('home:hero.mainHeading') // 'Main heading' */
export function humanise(key: TextKey): string {
  const last = key.split(/[.:]/).findLast((part) => !/^(\d+|label)$/.test(part)) ?? key;
  const words = last
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Makes the texts of one page in one language available to its blocks. While a maintainer writes, a text that is not
 * there yet is shown by its key in words; a build without it fails.
 */
export function createTexts(
  locale: Locale,
  page: string,
  resources: Resource,
  strict = import.meta.env.MODE !== 'development',
): i18n {
  const instance = createInstance();
  // With resources in hand i18next starts synchronously; there is nothing to wait for.
  void instance.use(initReactI18next).init({
    lng: locale,
    resources,
    ns: [page, 'shared'],
    defaultNS: page,
    initAsync: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key: string) => {
      if (!strict) return humanise(key);
      throw new Error(`The text "${key}" of page "${page}" (${locale}) is missing: run npm run generate.`);
    },
  });
  return instance;
}

/** The translate function of the page that is being rendered. */
export function useText(): Translate {
  const { t, i18n } = useTranslation();
  return (key, values) => {
    if (import.meta.env.MODE !== 'development') return t(key, { ...values });
    // The key of an action's label says which action that is.
    const { text: name, origin: action = '' } = takeOrigin(key);
    return withOrigin(
      t(name, { ...values }),
      `${name.includes(':') ? '' : `${String(i18n.options.defaultNS)}:`}${name} ${action}`.trimEnd(),
    );
  };
}
