import { useState } from 'react';
import { pageLocale } from '../../browser/page-locale.ts';
import type { SpecPath, Json } from '../contract.ts';
import { articlePaths, isPattern, isUnavailable, openPage, redirection, removalOf } from './addresses.ts';
import { inStudio, goTo, usePlan } from './api.ts';
import { openPageId, elementOf, stringIn, isBlock, isObject, valueAt } from './spec-paths.ts';
import { Entry, Sheet, SheetForm } from './Panel.tsx';
import { openValue, setState, useStudio } from './store.ts';
import { say } from './words.ts';
import { ItemBar } from './ItemBar.tsx';
import { SelectRow } from './forms/controls.tsx';

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

function blocksIn(value: Json | undefined, path: SpecPath): SpecPath[] {
  if (Array.isArray(value))
    return value.flatMap((item: Json, index) => [
      ...(isBlock([...path, index]) ? [[...path, index]] : []),
      ...blocksIn(item, [...path, index]),
    ]);
  return isObject(value) ? Object.entries(value).flatMap(([key, inner]) => blocksIn(inner, [...path, key])) : [];
}

/** Lists the blocks of the page in order, including those that are not visible on their own. */
export function StructureWindow() {
  const { page } = useStudio();
  const at = page?.at;
  const blocks = page && at ? blocksIn(valueAt(page, at), at) : [];
  const count = blocks.filter(({ length }) => length === 4).length;
  const heading = (block: SpecPath): string => {
    const value = page && valueAt(page, block);
    const locale = pageLocale();
    return stringIn(value, 'heading', locale) || stringIn(value, 'caption', locale);
  };
  return (
    <Sheet title={say('structure.title')}>
      <ol className="structure">
        {blocks.map((block) => (
          <li
            key={JSON.stringify(block)}
            data-place={JSON.stringify(block)}
            className={block.filter((step) => step === 'blocks').length > 1 ? 'inside' : ''}
          >
            <button
              type="button"
              className="link-like"
              onClick={() => page && elementOf(block, page)?.scrollIntoView({ block: 'center' })}
            >
              {heading(block) || say('structure.unnamed')}
            </button>
            <ItemBar item={block} />
          </li>
        ))}
      </ol>
      {at?.[0] === 'pages' ? (
        <button
          type="button"
          className="add"
          onClick={() => setState({ window: { kind: 'gallery', list: [...at, 'blocks'], index: count } })}
        >
          + {say('structure.add')}
        </button>
      ) : null}
    </Sheet>
  );
}

/** Removes the page or article. Lists remaining links to it first, and offers to redirect its address. */
export function RemoveWindow() {
  const { site, page } = useStudio();
  const locale = pageLocale();
  const id = openPageId();
  const own = page?.at && valueAt(page, page.at);
  const slug = page?.at?.[0] === 'articles' && isObject(own) ? String(own['slug']) : undefined;
  const removal = site && removalOf(site, id, slug);
  const [to, setTo] = useState(removal?.above ?? '');
  const from = to === '' ? [] : (removal?.addresses ?? []);
  const edits = [...(removal?.edits ?? []), ...from.map((address) => redirection(address, to))];
  const planned = usePlan(edits);
  const targets = site?.pages.filter((one) => one.id !== id && !isPattern(one) && !isUnavailable(one)) ?? [];
  return (
    <Sheet title={say(slug === undefined ? 'page.remove' : 'article.remove')}>
      <SheetForm
        edits={() => edits}
        after={() => void goTo(site?.pages.find((one) => one.id === to)?.paths[locale] ?? '/')}
        planned={planned}
        send="remove"
        isOff={planned?.ok !== true}
      >
        <p>{removal?.addresses.join(', ')}</p>
        <SelectRow
          label={say('remove.to')}
          help={say('remove.help')}
          value={to}
          options={[
            { key: '', text: say('remove.nowhere') },
            ...targets.map((one) => ({ key: one.id, text: one.label[locale] })),
          ]}
          onChange={setTo}
        />
      </SheetForm>
    </Sheet>
  );
}
