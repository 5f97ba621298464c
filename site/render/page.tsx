import type { CompiledPage, Locale, RouteEntry, TextKey } from '#contract';
import { createInstance, type i18n, type Resource } from 'i18next';
import { createContext, useContext, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { humanise } from '../shared/text.ts';
import { markOrigin, takeOrigin } from '../shared/text-origin.ts';

/** The context of the page, for every block on it. */
export interface PageInfo {
  readonly locale: Locale;
  readonly entry: RouteEntry;
  readonly page: CompiledPage;
  /** Returns the addresses of the modules of a form, which a page loads ahead. In a build alone. */
  readonly formModules?: ((form: string) => readonly string[]) | undefined;
}

const PageInfoContext = createContext<PageInfo | null>(null);

/** The page that is being rendered. */
export function usePage(): PageInfo {
  const info = useContext(PageInfoContext);
  if (!info) throw new Error('usePage() was called outside a page: render the block with pageMarkup.');
  return info;
}

/**
 * Renders a page, or a part of it, to HTML without hydration marks. React drops the value of `hidden`, so components
 * write `data-hidden="until-found"` for content that find-in-page may open.
 */
export function pageMarkup(info: PageInfo, texts: i18n, content: ReactNode): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <PageInfoContext value={info}>{content}</PageInfoContext>
    </I18nextProvider>,
  ).replaceAll(' data-hidden="until-found"', ' hidden="until-found"');
}

/** Values of `{{name}}` in a text. */
type TextValues = Readonly<Record<string, string | number>>;
/** Returns the text of a key in the visitor's language. */
export type Translate = (key: TextKey, values?: TextValues) => string;

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
