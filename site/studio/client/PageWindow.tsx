import type { ReactElement } from 'react';
import type { Json, SpecPath } from '../contract.ts';
import { articlePaths, isPattern } from './addresses.ts';
import { asBody, asParts } from './article-parts.ts';
import { inStudio } from './base.ts';
import { useFirmForm } from './firm-form.ts';
import { isObject, valueAt } from './places.ts';
import { renamingOf } from './renaming.ts';
import { Sheet } from './Sheet.tsx';
import { setState, useStudio } from './store.ts';
import { useSay } from './words.ts';

/** The page itself: what search engines show of it, its address, and the way to the others. */
export function PageWindow(): ReactElement {
  const say = useSay();
  const site = useStudio((state) => state.site);
  const page = useStudio((state) => state.page);
  const shown = document.documentElement.lang;
  const at = page?.at;
  const id = document.getElementById('main')?.dataset['page'] ?? '';
  const known = site?.pages.find((one) => one.id === id);
  const isArticle = at?.[0] === 'articles';
  const slug = (isArticle && site?.articles[Number(at?.[2])]?.slug) || '';
  const settingsTitle = say(isArticle ? 'article.settings' : 'page.settings');
  const settings = (place: SpecPath, title: string, without: readonly string[]): void => {
    const seen = page && valueAt(page, place);
    setState({
      window: {
        kind: 'form',
        target: {
          title,
          question: { of: 'place', at: place },
          ...(seen !== undefined && { value: asParts(seen) }),
          without,
          ...(place === at && {
            isArticle,
            paths: () => (isArticle ? articlePaths(site, slug) : (known?.paths ?? {})),
          }),
          make: (value) => ({
            edit: { kind: 'value', at: place, value: asBody(value) },
            ...(seen !== undefined && { seen }),
          }),
          along: { label: say('page.redirect'), edit: (value) => renamingOf(id, seen, value)?.redirect },
          then: (value) => renamingOf(id, seen, value)?.addressOf(location.pathname),
        },
      },
    });
  };
  const forms = page?.roots.filter((root) => root.at[0] === 'forms') ?? [];
  // Several forms are told by what their buttons say.
  const submitOf = (form: Json): string => {
    const submit = isObject(form) ? form['submit'] : undefined;
    return isObject(submit) ? String(submit[shown] ?? '') : '';
  };
  const firm = useFirmForm();
  const pages = site?.pages.filter((one) => !isPattern(one)) ?? [];
  return (
    <Sheet title={say('page.title')}>
      {at ? (
        <div className="buttons">
          <button type="button" onClick={() => settings(at, settingsTitle, ['id', 'blocks', 'slug'])}>
            {settingsTitle}
          </button>
          {known && !isArticle ? (
            <button type="button" onClick={() => settings(known.route, say('page.address'), [])}>
              {say('page.address')}
            </button>
          ) : null}
          <button type="button" onClick={() => setState({ window: { kind: 'structure' } })}>
            {say('structure.title')}
          </button>
          {forms.map(({ at: [, form], value }) => (
            <button
              type="button"
              key={String(form)}
              onClick={() => setState({ window: { kind: 'fields', form: String(form) } })}
            >
              {[say('fields.title'), ...(forms.length > 1 ? [submitOf(value)] : [])].filter(Boolean).join(': ')}
            </button>
          ))}
          <button type="button" onClick={() => setState({ window: { kind: 'remove' } })}>
            {say(isArticle ? 'article.remove' : 'page.remove')}
          </button>
        </div>
      ) : null}
      <h3>{say('firm.heading')}</h3>
      <div className="buttons">
        {site?.firm.map((root) => (
          <button type="button" key={String(root.at[0])} onClick={() => firm(root)}>
            {say(root.at[0] === 'firm' ? 'firm.title' : 'firm.values')}
          </button>
        ))}
      </div>
      <h3>{say('page.all')}</h3>
      <ul className="pages">
        {pages.map((one) => (
          <li key={one.id}>
            <a href={inStudio(one.paths[shown] ?? '/')} aria-current={one.id === id ? 'page' : undefined}>
              {one.label[shown]}
            </a>
          </li>
        ))}
        {(site?.articles ?? []).map(({ slug, title, state }) => (
          <li key={slug}>
            <a href={inStudio(articlePaths(site, slug)[shown] ?? '/')}>{title[shown]}</a>{' '}
            {state ? <span className="mark">{say(`state.${state}`)}</span> : null}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
