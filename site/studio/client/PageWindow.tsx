import type { ReactElement } from 'react';
import type { Json, Root, SpecPath } from '../contract.ts';
import { asBody, asParts } from './article-parts.ts';
import { inStudio } from './base.ts';
import { kindOf, valueAt } from './places.ts';
import { renamingOf } from './renaming.ts';
import { Sheet } from './Sheet.tsx';
import { setState, useStudio } from './store.ts';
import { useSay } from './words.ts';

/** Data of the firm that a programmer changes: where the site is, and what search engines and security researchers read. */
const technical = ['types', 'origin', 'geo', 'timeZone', 'securityContact'];

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
  const firm = ({ at, value: seen }: Root): void => {
    const part = String(at[0]);
    setState({
      window: {
        kind: 'form',
        target: {
          title: say(part === 'firm' ? 'firm.title' : 'firm.values'),
          question: { of: 'place', at },
          value: seen,
          within: part,
          // Values of the kind `count` are computed, so they have no field.
          without: [
            ...technical,
            ...Object.entries(seen ?? {}).flatMap(([name, one]) => (kindOf(one as Json) === 'count' ? [name] : [])),
          ],
          make: (value) => ({ edit: { kind: 'value', at, value }, seen }),
        },
      },
    });
  };
  const pages = site?.pages.filter(({ paths }) => !Object.values(paths).some((path) => path.includes('{'))) ?? [];
  const articles =
    site?.pages.find(({ paths }) => Object.values(paths).some((path) => path.includes('{')))?.paths[shown] ?? '';
  return (
    <Sheet title={say('page.title')}>
      {at ? (
        <div className="buttons">
          <button type="button" onClick={() => settings(at, say('page.settings'), ['id', 'blocks', 'slug'])}>
            {say('page.settings')}
          </button>
          {known && !isArticle ? (
            <button type="button" onClick={() => settings(known.route, say('page.address'), [])}>
              {say('page.address')}
            </button>
          ) : null}
          <button type="button" onClick={() => setState({ window: { kind: 'structure' } })}>
            {say('structure.title')}
          </button>
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
            <a href={inStudio(articles.replace(/\{\w+\}/, slug))}>{title[shown]}</a>{' '}
            {state ? <span className="mark">{say(`state.${state}`)}</span> : null}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
