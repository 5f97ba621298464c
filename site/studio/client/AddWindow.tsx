import { pageLocale } from '../../lib/page-locale.ts';
import type { KnownPage } from '../contract.ts';
import { openPage } from './addresses.ts';
import { Entry } from './Entry.tsx';
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
      isArticle: true,
      within: 'article',
    });
  const redirect = (): void =>
    openForm({
      title: say('add.redirect'),
      question: { of: 'redirect' },
      insert: { list: ['routes', 'redirects'] },
    });
  const alias = ({ id }: KnownPage, title: string): void =>
    openForm({
      title,
      question: { of: 'alias' },
      insert: { list: ['routes', 'pages', id, 'aliases'] },
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
