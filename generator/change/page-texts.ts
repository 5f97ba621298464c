import { counted } from '../counted.ts';
import { pathOf } from './change.ts';
import type { Change } from './change.ts';
import { differingLocales, inLanguages } from './localized-text.ts';
import { some } from './phrases.ts';
import { names, same } from './value.ts';
import { wordComparison } from './word-changes.ts';
import type { WordChanges } from './word-changes.ts';
import { wordsOf } from './words.ts';

/** Beyond so many pages it is the constant or the shared text behind them that counts, not each page. */
const fewPages = 5;

/** What changed of the texts of the pages: titles and descriptions by name, since search engines show them; of the rest, how many. */
export function pageTextChanges(change: Change): string[] {
  const { before, after, locales } = change;
  const compare = wordComparison(locales);
  const pages = names(before.pages, after.pages).kept.map((id) => {
    const [{ title, description, ...was }, { title: newTitle, description: newDescription, ...now }] = [
      before.pages[id]!,
      after.pages[id]!,
    ];
    const named = [
      { name: 'title', was: title, now: newTitle },
      { name: 'description', was: description, now: newDescription },
    ];
    return {
      path: pathOf(change, id),
      named,
      words: same(was, now) ? undefined : compare(wordsOf(was, locales), wordsOf(now, locales)),
    };
  });
  const languages = (changed: WordChanges['changed']): string => inLanguages(changed.flat(), locales);
  const describe = ({ path, words: { changed, entries } }: { path: string; words: WordChanges }): string => {
    const texts = changed.length > 0 ? [`${counted(changed.length, 'text')} changed${languages(changed)}`] : [];
    return `${path}: ${[...texts, ...entries].join('; ')}`;
  };
  const changed = pages.flatMap(({ path, words }) => (words ? [{ path, words }] : []));
  // Where entries were added or removed, it is the page that counts, and not what many pages say.
  const own = changed.filter(({ words }) => words.entries.length > 0);
  const rest = changed.filter(({ words }) => words.entries.length === 0 && words.changed.length > 0);
  const together = () => {
    const paths = rest.map(({ path }) => path);
    return `texts changed on ${rest.length} pages${languages(rest.flatMap(({ words }) => words.changed))}: ${some(paths, 4)}`;
  };
  return [
    ...pages.flatMap(({ path, named }) =>
      named
        .filter((text) => !same(text.was, text.now))
        .map(
          (text) =>
            `${text.name} of ${path} changed${inLanguages(differingLocales(text.was, text.now, locales), locales)}`,
        ),
    ),
    ...own.map(describe),
    ...(rest.length > fewPages ? [together()] : rest.map(describe)),
  ];
}
