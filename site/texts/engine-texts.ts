import { createInstance, type TOptions } from 'i18next';

/** Texts by language and key, as i18next's JSON v4 names them: `{ pt: { 'desk.save': 'Guardar' } }`. */
export type TextsByLanguage = Readonly<Record<string, Readonly<Record<string, string>>>>;
/** The values of a text's `{{name}}`s. */
export type Values = Readonly<Record<string, string | number>>;

/** The key that code asks for: without a plural form's ending, which `count` selects. */
export type KeyOf<Name extends string> = Name extends `${infer Key}_${'zero' | 'one' | 'many' | 'other'}` ? Key : Name;

/** Returns a text with its values filled in. A `count` selects the plural form. */
export type Translate<Key extends string> = (key: Key, values?: Values) => string;

/** The texts of the desk or the studio. */
export interface EngineTexts<Key extends string> {
  /** The languages that have texts. */
  readonly languages: readonly string[];
  /** Returns the texts in a language. English replaces those that it lacks. */
  readonly in: (language: string) => Translate<Key>;
  /** The first of these keys that has a text in a language, or in English. */
  readonly known: (language: string, ...keys: readonly string[]) => Key | undefined;
}

/**
 * Creates the texts of the desk or the studio in all languages.
 * @param engine the engine's own texts
 * @param own texts of the spec, which replace the engine's
 */
export function createEngineTexts<Key extends string>(
  engine: TextsByLanguage,
  own: TextsByLanguage = {},
): EngineTexts<Key> {
  const languages = [...new Set([...Object.keys(engine), ...Object.keys(own)])];
  const instance = createInstance();
  // With resources given, i18next initialises synchronously.
  void instance.init({
    initAsync: false,
    lng: 'en',
    fallbackLng: 'en',
    resources: Object.fromEntries(
      languages.map((language) => [language, { translation: { ...engine[language], ...own[language] } }]),
    ),
    // A key can be the beginning of another: `desk.audit.action`, `desk.audit.action.signIn`.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    missingInterpolationHandler: (_text: string, [placeholder]: RegExpExecArray) => placeholder,
  });
  return {
    languages,
    in: (language) => {
      const translate: (key: string, options: TOptions) => string = instance.getFixedT(language);
      // Apart from the options: values may have the names of i18next's own, such as `context`.
      return (key, values = {}) => {
        const { count } = values;
        return translate(key, { replace: values, ...(typeof count === 'number' && { count }) });
      };
    },
    known: (language, ...keys) => keys.find((key) => instance.exists(key, { lng: language })) as Key | undefined,
  };
}
