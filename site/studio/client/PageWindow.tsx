import { pageLocale } from '../../lib/page-locale.ts';
import type { SpecPath } from '../contract.ts';
import { articlePaths, isPattern, isUnavailable, openPage } from './addresses.ts';
import { inStudio } from './base.ts';
import { Entry } from './Entry.tsx';
import { stringIn } from './places.ts';
import { Sheet } from './Sheet.tsx';
import { openValue, setState, useStudio } from './store.ts';
import { say } from './words.ts';

/** Opens the settings of the page, its address, blocks and forms, and links to the other pages. */
export function PageWindow() {
  const { site, page } = useStudio();
  const locale = pageLocale();
  const at = page?.at;
  const known = openPage(site);
  const isArticle = at?.[0] === 'articles';
  const settingsTitle = say(isArticle ? 'article.settings' : 'page.settings');
  const settings = (place: SpecPath, title: string, without: readonly string[]): void => {
    openValue(place, {
      title,
      without,
      renames: known?.id ?? '',
      ...(place === at &&
        (isArticle ? { isArticle, within: 'article' } : { within: 'page', paths: known?.paths ?? {} })),
    });
  };
  const forms = page?.roots.filter((root) => root.at[0] === 'forms') ?? [];
  const pages = site?.pages.filter((one) => !isPattern(one) && !isUnavailable(one)) ?? [];
  return (
    <Sheet title={say('page.title')}>
      {at ? (
        <ul className="entries">
          <Entry text={settingsTitle} onPress={() => settings(at, settingsTitle, ['id', 'blocks', 'slug'])} />
          {known && !isArticle ? (
            <Entry text={say('page.address')} onPress={() => settings(known.route, say('page.address'), [])} />
          ) : null}
          <Entry text={say('structure.title')} onPress={() => setState({ window: { kind: 'structure' } })} />
          {/* If there are several forms, the text of the submit button tells them apart. */}
          {forms.map(({ at: [, form], value }) => (
            <Entry
              key={String(form)}
              text={[say('fields.title'), ...(forms.length > 1 ? [stringIn(value, 'submit', locale)] : [])]
                .filter(Boolean)
                .join(': ')}
              onPress={() => setState({ window: { kind: 'fields', form: String(form) } })}
            />
          ))}
          <Entry
            text={say(isArticle ? 'article.remove' : 'page.remove')}
            onPress={() => setState({ window: { kind: 'remove' } })}
          />
        </ul>
      ) : null}
      <h3>{say('page.all')}</h3>
      <ul className="pages">
        {pages.map((one) => (
          <li key={one.id}>
            <a href={inStudio(one.paths[locale] ?? '/')} aria-current={one === known ? 'page' : undefined}>
              {one.label[locale]}
            </a>
          </li>
        ))}
        {(site?.articles ?? []).map(({ slug, title, state }) => (
          <li key={slug}>
            <a href={inStudio(articlePaths(site, slug)[locale] ?? '/')}>{title[locale]}</a>{' '}
            {state ? <span className="mark">{say(`state.${state}`)}</span> : null}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
