import type { Locale, TextKey } from '#contract';
import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { humanise } from '../shared/humanise.ts';
import { takeOrigin, markOrigin } from '../shared/text-origin.ts';

/** Values of `{{name}}` in a text. */
export type TextValues = Readonly<Record<string, string | number>>;
/** Returns the text of a key in the visitor's language. */
export type Translate = (key: TextKey, values?: TextValues) => string;

/**
 * Creates the i18next instance with the texts of one page in one language. In development, a missing text is shown as
 * its key in words; in a build it throws.
 */
export function createTexts(
  locale: Locale,
  page: string,
  resources: Resource,
  strict = import.meta.env.MODE !== 'development',
): i18n {
  const instance = createInstance();
  // With resources given, i18next initialises synchronously.
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
    // The key of an action's label carries the path of the action.
    const { text: name, origin: action = '' } = takeOrigin(key);
    return markOrigin(
      t(name, { ...values }),
      `${name.includes(':') ? '' : `${String(i18n.options.defaultNS)}:`}${name} ${action}`.trimEnd(),
    );
  };
}
