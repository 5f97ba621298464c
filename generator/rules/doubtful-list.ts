import { localesOf } from '../compile/locales.ts';
import { localizedTextOf } from '../compile/text.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { SiteSpec, Text } from '../schema/index.ts';
import { entriesOf } from './articles.ts';
import { keyProblem, warning } from './problem.ts';

/** Texts of the list that say a number or a day, and leave it out. */
function withoutValue(spec: SiteSpec): Diagnostic[] {
  const list = spec.articles?.list;
  if (!list) return [];
  const texts: [name: string, text: Text, placeholder: string][] = [
    ['position', list.position, 'page'],
    ['updated', list.updated, 'date'],
    ['readingTime.other', list.readingTime.other, 'count'],
  ];
  return texts.flatMap(([name, text, placeholder]) =>
    localesOf(spec)
      .filter((locale) => !localizedTextOf(spec, text)[locale].includes(`{{${placeholder}}}`))
      .map((locale) =>
        warning(
          'article/list-text',
          ['articles', 'list', ...name.split('.'), ...('kind' in text ? [] : [locale])],
          `This text does not say {{${placeholder}}}, which it is there for.`,
          `Put {{${placeholder}}} where it belongs.`,
        ),
      ),
  );
}

/** Categories that no article has, or that are called like another one. */
function doubtfulCategories(spec: SiteSpec): Diagnostic[] {
  const used = new Set(entriesOf(spec).map(({ value: { category } }) => category));
  const called = new Map<string, string>();
  return Object.entries(spec.articles?.categories ?? {}).flatMap(([name, text]): Diagnostic[] => {
    const path = ['articles', 'categories', name];
    const words = JSON.stringify(localizedTextOf(spec, text));
    const other = called.get(words);
    called.set(words, other ?? name);
    if (other !== undefined)
      return [
        warning(
          'article/category',
          path,
          `The categories "${other}" and "${name}" are called the same.`,
          'Put them together, or call one of them something else.',
        ),
      ];
    return used.has(name)
      ? []
      : [
          {
            ...keyProblem(
              'article/category',
              path,
              `No article has the category "${name}".`,
              'Take it out until there is one.',
            ),
            severity: 'warning',
          },
        ];
  });
}

/** What is probably not meant in the list of the articles. */
export function doubtfulList(spec: SiteSpec): Diagnostic[] {
  return [...withoutValue(spec), ...doubtfulCategories(spec)];
}
