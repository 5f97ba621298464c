import { eachLocale, localesOf } from '../compile/locales.ts';
import { fill, globalValues } from '../compile/values.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { diagnose, seeAlso } from '../diagnostics/diagnose.ts';
import { missingLanguages, type Locale, type SiteSpec, type Text } from '../schema/index.ts';
import { repeated } from './rule.ts';

/** How many characters search engines show at most of a title, the firm's name included, and of a description. */
export const snippetLimits = { title: 90, description: 200 } as const;

/** The limit for a title by itself: what search engines show, less what the site adds to each title. */
export function mostInTitle(spec: SiteSpec): number {
  const added = localesOf(spec).map((locale) => {
    const pattern = fill(spec.messages['title.pattern']?.[locale] ?? '', { title: '' });
    return [...fill(pattern, globalValues(spec, locale))].length;
  });
  return snippetLimits.title - Math.max(...added);
}

const fields = ['title', 'description'] as const;

/** What search engines list: a page or an article. */
interface Listed {
  readonly name: string;
  readonly path: SpecPath;
  /** Its texts in search results; undefined where the spec refers to an unknown message. */
  readonly shown: Readonly<Record<(typeof fields)[number], Readonly<Record<Locale, string | undefined>>>>;
}

function listedIn(spec: SiteSpec): Listed[] {
  const textsOf = (text: Text): Record<Locale, string | undefined> => {
    const words = 'kind' in text ? spec.messages[text.name] : text;
    // A missing language shows the text of another one, which is checked there.
    return eachLocale(spec, (locale) =>
      words && !missingLanguages(words).includes(locale) ? fill(words[locale], globalValues(spec, locale)) : undefined,
    );
  };
  const pattern = textsOf({ kind: 'message', name: 'title.pattern' });
  const shown = ({ title, description }: { readonly title: Text; readonly description: Text }): Listed['shown'] => {
    const titles = textsOf(title);
    const inPattern = (locale: Locale) =>
      titles[locale] && fill(pattern[locale] ?? '{{title}}', { title: titles[locale] });
    return { title: eachLocale(spec, inPattern), description: textsOf(description) };
  };
  return [
    ...spec.pages.map((page, index) => ({ name: page.id, path: ['pages', index], shown: shown(page) })),
    ...(spec.articles?.entries ?? []).map((entry, index) => ({
      name: entry.slug,
      path: ['articles', 'entries', index],
      shown: shown(entry),
    })),
  ];
}

/** Warns of titles and descriptions that search engines would cut off. */
export function* snippetLengths(spec: SiteSpec): Iterable<Diagnostic> {
  for (const { shown, path } of listedIn(spec))
    for (const field of fields)
      for (const locale of localesOf(spec)) {
        const length = [...(shown[field][locale] ?? '')].length;
        const most = snippetLimits[field];
        if (length > most) yield diagnose(`${field}/length`, [...path, field, locale], { length, most });
      }
}

/**
 * Refuses two pages with the same title or description in a language: nobody could tell them apart in search results.
 */
export function* uniqueSnippets(spec: SiteSpec): Iterable<Diagnostic> {
  const all = listedIn(spec);
  for (const field of fields)
    for (const locale of localesOf(spec)) {
      // `message/value` reports a title pattern without {{title}}, which makes all titles the same.
      if (field === 'title' && !/\{\{\s*title\s*\}\}/.test(spec.messages['title.pattern']?.[locale] ?? '{{title}}'))
        continue;
      for (const { again, first } of repeated(all, ({ shown }) => shown[field][locale]))
        // `page/listed-twice` reports a page that is listed twice.
        if (again.name !== first.name)
          yield diagnose(
            `${field}/duplicate`,
            [...again.path, field, locale],
            {},
            seeAlso([...first.path, field, locale], `It is the ${field} of "${first.name}".`),
          );
    }
}
