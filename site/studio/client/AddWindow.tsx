import { pageLocale } from '../../lib/language.ts';
import type { KnownPage } from '../contract.ts';
import { articlePaths, openPage } from './addresses.ts';
import { Entry } from './Entry.tsx';
import { following } from './forms/address.ts';
import { stringIn } from './places.ts';
import { Sheet } from './Sheet.tsx';
import { openForm, setState, useStudio } from './store.ts';
import { say } from './words.ts';

/** Lists what can be added to the site: a block, a page, a service, an article, a redirect, another address. */
export function AddWindow() {
  const { site, page } = useStudio();
  const known = openPage(site);
  const locale = pageLocale();

  const author = site?.articles.at(-1)?.author;
  const article = (): void =>
    openForm({
      title: say('add.article'),
      question: { of: 'article' },
      // Most articles have the same author as the one before.
      ...(author !== undefined && { begin: { author } }),
      follow: (before, after) =>
        following(before, after, { address: 'slug', words: 'title', locale: site?.locales[0]?.code ?? locale }),
      make: (value) => ({ edit: { kind: 'article', article: value as { slug: string } } }),
      isArticle: true,
      within: 'article',
      paths: (value) => articlePaths(site, stringIn(value, 'slug')),
      then: (value) => articlePaths(site, stringIn(value, 'slug'))[locale] ?? '/',
    });
  const redirect = (): void =>
    openForm({
      title: say('add.redirect'),
      question: { of: 'redirect' },
      make: (value) => ({ edit: { kind: 'insert', list: ['routes', 'redirects'], item: value } }),
    });
  const alias = ({ id }: KnownPage, title: string): void =>
    openForm({
      title,
      question: { of: 'alias' },
      make: (value) => ({ edit: { kind: 'insert', list: ['routes', 'pages', id, 'aliases'], item: value } }),
    });
  const aliasTitle = say('add.alias', { name: known?.label[locale] ?? '' });
  const entry = (text: string, hint: string, onPress: () => void) => <Entry {...{ text, hint, onPress }} />;
  return (
    <Sheet title={say('add.what')}>
      <ul className="entries">
        {page?.at?.[0] === 'pages'
          ? entry(say('add.block'), say('add.blockHelp'), () => setState({ window: { kind: 'structure' } }))
          : null}
        {entry(say('add.page'), say('add.pageHelp'), () => setState({ window: { kind: 'newPage' } }))}
        {entry(say('add.service'), say('add.serviceHelp'), () =>
          setState({ window: { kind: 'newPage', isService: true } }),
        )}
        {site && site.articles.length > 0 ? entry(say('add.article'), say('add.articleHelp'), article) : null}
        {entry(say('add.redirect'), say('add.redirectHelp'), redirect)}
        {known ? entry(aliasTitle, say('add.aliasHelp'), () => alias(known, aliasTitle)) : null}
      </ul>
    </Sheet>
  );
}
