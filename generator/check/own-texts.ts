import type { TextsByLanguage } from '../../site/texts/engine-texts.ts';
import { localesOf } from '../compile/locales.ts';
import { namesIn } from '../compile/values.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { unknownName } from '../diagnostics/diagnose.ts';
import type { SiteSpec } from '../schema/index.ts';

const PLURAL_ENDING = /_(?:zero|one|two|few|many|other)$/;

/**
 * Refuses texts that replace none of the engine's, are in a language that nobody reads, or contain a value that the
 * engine's text does not have.
 * @param more whether there may be a text of this name that the engine does not have
 */
export function* ownTexts(
  spec: SiteSpec,
  own: TextsByLanguage = {},
  engine: { readonly en: Readonly<Record<string, string>> },
  path: SpecPath,
  more: (name: string) => boolean = () => false,
): Iterable<Diagnostic> {
  const languages = [...new Set([...localesOf(spec), 'es', 'en'])];
  for (const [language, texts] of Object.entries(own)) {
    yield* unknownName('locale/unknown', language, languages, [...path, language], { at: 'key' });
    for (const [name, text] of Object.entries(texts)) {
      const at = [...path, language, name];
      // Each language has plural forms of its own.
      const replaced = engine.en[name] ?? engine.en[name.replace(PLURAL_ENDING, '_other')];
      if (replaced === undefined && !more(name))
        yield* unknownName('text/unknown-own', name, Object.keys(engine.en), at, { at: 'key' });
      const values = namesIn(replaced ?? '');
      for (const value of replaced === undefined ? [] : namesIn(text))
        yield* unknownName('text/unknown-placeholder', value, values, at);
    }
  }
}
