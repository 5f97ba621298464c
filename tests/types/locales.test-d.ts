/** The languages of `spec/locales.ts` are the languages of all texts: one that is missing or unknown does not compile. */
import type { Locale, Localized } from '#contract';
import { defineFirm, defineLocales } from '#schema';
import type { Firm } from '#schema';
import type { locales } from '#spec/locales.ts';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
/** `true` if the two types are the same, otherwise a type that no value has. */
const same = <A, B>(is: Same<A, B>): boolean => is;

// Only the spec defines the languages.
same<Locale, keyof typeof locales.all>(true);
same<keyof Localized, Locale>(true);

const language = { name: 'français', tag: 'fr-FR' };
const three = defineLocales({ default: 'fr', all: { es: language, en: language, fr: language } });
same<keyof typeof three.all, 'es' | 'en' | 'fr'>(true);
same<(typeof three)['default'], 'es' | 'en' | 'fr'>(true);

// A language in translation is one of the site's, and not the default.
const translated = defineLocales({ default: 'es', all: { es: language, fr: { ...language, partial: true } } });
same<(typeof translated)['default'], 'es'>(true);
// @ts-expect-error -- the default has all texts
defineLocales({ default: 'fr', all: { es: language, fr: { ...language, partial: true } } });
// @ts-expect-error -- the default is one of them
defineLocales({ default: 'de', all: { es: language } });
// @ts-expect-error -- a language has a name
defineLocales({ default: 'es', all: { es: { tag: 'es-MX' } } });
// @ts-expect-error -- reports are not read in a language that the site does not have
defineFirm({ ...({} as Firm), securityContact: { contact: '', expires: '', languages: ['fr'] } });
