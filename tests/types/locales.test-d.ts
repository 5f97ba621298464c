/** Texts have exactly the languages of `spec/locales.ts`: a missing or unknown one does not compile. */
import type { Locale, Localized } from '#contract';
import { defineFirm, defineLocales, type Firm } from '#schema';
import type { locales } from '#spec/locales.ts';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
/** `true` if the two types are the same, otherwise a type that no value has. */
const same = <A, B>(is: Same<A, B>): boolean => is;

same<Locale, keyof typeof locales.all>(true);
same<keyof Localized, Locale>(true);

const language = { name: 'français', tag: 'fr-FR' };
const three = defineLocales({ default: 'fr', all: { es: language, en: language, fr: language } });
same<keyof typeof three.all, 'es' | 'en' | 'fr'>(true);
same<(typeof three)['default'], 'es' | 'en' | 'fr'>(true);

const translated = defineLocales({ default: 'es', all: { es: language, fr: { ...language, partial: true } } });
same<(typeof translated)['default'], 'es'>(true);
// @ts-expect-error -- the default language cannot be partial
defineLocales({ default: 'fr', all: { es: language, fr: { ...language, partial: true } } });
// @ts-expect-error -- the default is not one of the languages
defineLocales({ default: 'de', all: { es: language } });
// @ts-expect-error -- the name of the language is missing
defineLocales({ default: 'es', all: { es: { tag: 'es-MX' } } });
// @ts-expect-error -- the site does not have this language
defineFirm({ ...({} as Firm), securityContact: { contact: '', expires: '', languages: ['de'] } });
