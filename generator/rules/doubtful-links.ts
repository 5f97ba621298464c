import { localesOf } from '../compile/locales.ts';
import { localizedTextOf } from '../compile/text.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Action, SiteSpec } from '../schema/index.ts';
import { bodiesOf } from './article-html.ts';
import { problem, warning } from './problem.ts';
import type { Rule } from './rule.ts';
import { actionsIn, allActions, pagesOf } from './walk.ts';
import type { Placed } from './walk.ts';

/** Words that say of no link where it leads, in the languages that sites are most often in. */
const vague =
  /^\W*(?:(?:click|press|tap)? ?here|(?:haga |da |dé |haz |pulse |pinche )?(?:clic |click )?(?:en )?aquí|(?:cliquez )?ici|(?:klicken sie )?hier|(?:clicca )?qui|(?:clique )?aqui|link|enlace|lien)\W*$/iu;
const address = /^(?:https?:\/\/|www\.)\S+$/i;

const hint = 'Say what is there: screen readers list links without the words around them.';

/** Links whose words do not say where they lead. */
export function vagueLinks(spec: SiteSpec): Diagnostic[] {
  return [
    ...allActions(spec).flatMap(({ value: { label }, path }) => {
      if (!label) return [];
      const words = localizedTextOf(spec, label);
      return localesOf(spec)
        .filter((locale) => vague.test(words[locale]) || address.test(words[locale].trim()))
        .map((locale) =>
          warning(
            'link/vague',
            'kind' in label ? [...path, 'label'] : [...path, 'label', locale],
            `"${words[locale].trim()}" does not say where this leads.`,
            hint,
          ),
        );
    }),
    ...bodiesOf(spec).flatMap(({ body, path }) =>
      localesOf(spec).flatMap((locale) =>
        [...body[locale].matchAll(/<a [^>]*>([^<]{1,40})<\/a>/g)].flatMap(({ 1: words = '', index }) =>
          vague.test(words)
            ? [
                {
                  ...warning('link/vague', [...path, locale], `"${words.trim()}" does not say where this leads.`, hint),
                  offset: index,
                },
              ]
            : [],
        ),
      ),
    ),
  ];
}

/** What an action does, whatever it is called and however it looks. */
function targetOf({ label: _label, style: _style, ...target }: Action & { label?: unknown; style?: unknown }): string {
  return JSON.stringify(target);
}

/** Actions that stand side by side and do the same, or say the same and do something else. */
function besideEachOther(spec: SiteSpec, list: readonly Placed<Action>[]): Diagnostic[] {
  return list.flatMap(({ value: action, path }, index): Diagnostic[] => {
    const words = action.label && JSON.stringify(localizedTextOf(spec, action.label));
    // Several things may be told with one alert: what they say tells them apart.
    const same = list
      .slice(0, index)
      .find(
        (other) =>
          targetOf(other.value) === targetOf(action) &&
          JSON.stringify(other.value.label) === JSON.stringify(action.label),
      );
    if (same)
      return [
        {
          ...warning('action/repeated', path, 'The same button stands here twice.', 'Remove one of them.'),
          related: [{ path: same.path, message: 'The first one.' }],
        },
      ];
    const alike = list
      .slice(0, index)
      .find(
        (other) =>
          words !== undefined &&
          other.value.label &&
          JSON.stringify(localizedTextOf(spec, other.value.label)) === words,
      );
    if (!alike) return [];
    return [
      {
        ...warning(
          'action/same-words',
          [...path, 'label'],
          'Two buttons beside each other say the same and lead elsewhere.',
          'Say what each of them does.',
        ),
        related: [{ path: [...alike.path, 'label'], message: 'The first one.' }],
      },
    ];
  });
}

/** The actions below a page, by the list that each stands in. */
function listsOf(actions: readonly Placed<Action>[]): readonly (readonly Placed<Action>[])[] {
  const lists = new Map<string, Placed<Action>[]>();
  for (const action of actions) {
    if (typeof action.path.at(-1) !== 'number') continue;
    const key = action.path.slice(0, -1).join('/');
    lists.set(key, [...(lists.get(key) ?? []), action]);
  }
  return [...lists.values()].filter((list) => list.length > 1);
}

/** Buttons that lead to where one is, and those that look like another one. */
export function doubtfulActions(spec: SiteSpec): Diagnostic[] {
  return pagesOf(spec).flatMap((page) => {
    const actions = actionsIn(page.value, page.path);
    return [
      ...actions.flatMap(({ value: action, path }) =>
        action.kind === 'page' &&
        action.page === page.value.id &&
        action.hash === undefined &&
        action.alias === undefined &&
        action.article === undefined
          ? [
              warning(
                'link/itself',
                [...path, 'page'],
                'This leads to the page that it stands on.',
                'Name another page, or a place on this one: jumpTo(…).',
              ),
            ]
          : [],
      ),
      ...listsOf(actions).flatMap((list) => besideEachOther(spec, list)),
    ];
  });
}

/** Refuses pages that lead on to themselves: visitors would never stop arriving. */
export const redirectsElsewhere: Rule = ({ pages }) =>
  pages.flatMap(({ id, autoRedirect }, index) =>
    autoRedirect?.to === id
      ? [
          problem(
            'page/redirects-itself',
            ['pages', index, 'autoRedirect', 'to'],
            `The page "${id}" leads on to itself, again and again.`,
            'Name another page.',
          ),
        ]
      : [],
  );
