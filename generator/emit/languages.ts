import type { CompiledLanguage, CompiledLanguageHint } from '#contract';
import { eachLocale, localesOf } from '../compile/locales.ts';
import { localizedTextOf } from '../compile/text.ts';
import type { InterfaceKey, Language, Locale, Localized, MessageName, SiteSpec } from '../schema/index.ts';
import { code, tsFile } from './file.ts';
import type { PlannedFile } from './file.ts';

declare global {
  namespace Intl {
    interface Locale {
      // Not in TypeScript's own library yet.
      getTextInfo(): { readonly direction: 'ltr' | 'rtl' };
    }
  }
}

function compileLanguage(id: Locale, { name, tag, formats = tag }: Language): CompiledLanguage {
  return {
    name,
    openGraph: tag.replaceAll('-', '_'),
    formats,
    ...(new Intl.Locale(id).getTextInfo().direction === 'rtl' && { direction: 'rtl' }),
  };
}

function words(spec: SiteSpec, key: InterfaceKey): Localized {
  return localizedTextOf(spec, { kind: 'message', name: key as MessageName });
}

/** Which languages there are. A module of its own: everything that deals with addresses needs it. */
export function emitLanguages(spec: SiteSpec): PlannedFile[] {
  return [
    tsFile(
      'site/generated/languages.ts',
      'locales',
      () => `import type { CompiledLanguage, KeptTogether, Locale, Localized } from '#contract';

/** The languages, in the order of the language selector. */
export const locales: readonly Locale[] = ${code(localesOf(spec))};

/** The language whose addresses have no prefix. */
export const defaultLocale: Locale = ${code(spec.locales.default)};

/** What there is to know of each. */
export const languages: Localized<CompiledLanguage> = ${code(eachLocale(spec, (locale) => compileLanguage(locale, spec.locales.all[locale])))};

/** Words that each keeps on the line of their number. */
export const keptTogether: Localized<KeptTogether> = ${code(eachLocale(spec, (locale) => spec.locales.all[locale].together ?? {}))};
`,
    ),
    tsFile(
      'site/generated/language-hint.ts',
      'messages',
      () => `import type { CompiledLanguageHint, Localized } from '#contract';

/** How each language offers itself, in its own words. */
export const languageHint: Localized<CompiledLanguageHint> = ${code(
        eachLocale(spec, (locale) => ({
          text: words(spec, 'languageHint.text')[locale],
          dismiss: words(spec, 'languageHint.dismiss')[locale],
        })) satisfies Localized<CompiledLanguageHint>,
      )};
`,
    ),
  ];
}
