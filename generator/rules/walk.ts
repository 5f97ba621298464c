import type { SpecPath } from '../diagnostic.ts';
import { localesOf } from '../compile/locales.ts';
import { isText } from '../compile/text.ts';
import { isAction } from '../compile/value.ts';
import { innerBlocks, isImage, isWaiting, traitsOf } from '../schema/index.ts';
import type { Action, Block, BlockOf, FormKind, Image, Locale, Page, SiteSpec, Text, Localized } from '../schema/index.ts';

/** Braces as those of a value, and i18next's own nesting. */
export const mark = /\{\{|\}\}|\$t\(/;

/** A value of the spec and where it stands. */
export interface Placed<T> {
  readonly value: T;
  readonly path: SpecPath;
}

/** Hands every object at or below a value to `visit`, itself first, with a path that holds until the next; not what is in one for which it says so. */
const eachObject = (value: unknown, path: (string | number)[], visit: (value: object, path: SpecPath) => boolean): void => {
  if (typeof value !== 'object' || value === null || !visit(value, path)) return;
  const inside = (key: string | number, inner: unknown): void => {
    if (typeof inner !== 'object') return;
    path.push(key);
    eachObject(inner, path, visit);
    path.pop();
  };
  if (Array.isArray(value)) for (const [index, inner] of value.entries()) inside(index, inner);
  else for (const [key, inner] of Object.entries(value)) inside(key, inner);
};

/** Whether a page or an article stands there: after a save most of them are the objects that they were. */
const isEntry = (path: SpecPath): boolean => (path.length === 2 ? path[0] === 'pages' : path.length === 3 && path[0] === 'articles' && path[1] === 'entries');

// A dozen rules ask for the texts or actions of the same value, which nobody changes once it is checked.
const finder = <T extends object>(
  wanted: (value: object, locales: readonly Locale[]) => value is T,
): ((value: object, path: SpecPath, locales: readonly Locale[]) => readonly Placed<T>[]) => {
  const known = new WeakMap<object, { readonly path: SpecPath; readonly languages: string; readonly found: readonly Placed<T>[] }>();
  const find = (from: object, path: SpecPath, locales: readonly Locale[]): Placed<T>[] => {
    const found: Placed<T>[] = [];
    eachObject(from, [...path], (value, at) => {
      if (value !== from && isEntry(at)) {
        for (const inner of below(value, at, locales)) found.push(inner);
        return false;
      }
      if (wanted(value, locales)) found.push({ value, path: [...at] });
      return true;
    });
    return found;
  };
  const below = (from: object, path: SpecPath, locales: readonly Locale[]): readonly Placed<T>[] => {
    const last = known.get(from);
    const languages = locales.join();
    if (last?.languages === languages && last.path.length === path.length && last.path.every((step, index) => step === path[index])) return last.found;
    const made = { path: [...path], languages, found: find(from, path, locales) };
    known.set(from, made);
    return made.found;
  };
  return below;
};

const findTexts = finder<Text>(isText);

/** Every text of a spec whose shape is right. */
export const textsIn = (spec: SiteSpec): readonly Placed<Text>[] => findTexts(spec, [], localesOf(spec));

const findMessages = finder<Extract<Text, { kind: 'message' }>>((value, locales) => isText(value, locales) && 'kind' in value);

/** Every reference to a shared message in it. */
export const messagesIn = (spec: SiteSpec): readonly Placed<Extract<Text, { kind: 'message' }>>[] => findMessages(spec, [], localesOf(spec));

const findTextsWithValues = finder<Localized>(
  (value, locales): value is Localized => isText(value, locales) && !('kind' in value) && locales.some((locale) => mark.test(value[locale])),
);

/** Every text with words of its own in it that says a value, or tries to. */
export const textsWithValuesIn = (spec: SiteSpec): readonly Placed<Localized>[] => findTextsWithValues(spec, [], localesOf(spec));

const findActions = finder<Action>(isAction);

/** Every action below a value of a spec whose shape is right. */
export const actionsIn = (value: object, path: SpecPath): readonly Placed<Action>[] => findActions(value, path, []);

const findImages = finder<Image>(isImage);

const findPlainLists = finder<readonly (string | number)[]>(
  (value): value is readonly (string | number)[] =>
    Array.isArray(value) && value.length > 1 && value.every((entry) => typeof entry === 'string' || typeof entry === 'number'),
);

/** Every list of names, values or days: of what is no object. */
export const plainListsIn = (spec: SiteSpec): readonly Placed<readonly (string | number)[]>[] => findPlainLists(spec, [], []);

/** Every picture of a spec whose shape is right. */
export const imagesIn = (spec: SiteSpec): readonly Placed<Image>[] => findImages(spec, [], []);

/** Every file to keep that an action of the spec offers. */
export const downloadsIn = (spec: SiteSpec): Placed<Extract<Action, { kind: 'download' }>>[] =>
  actionsIn(spec, []).flatMap(({ value, path }) => (value.kind === 'download' ? [{ value, path }] : []));

/** The actions around each article, and those that lead to their authors. */
export const aroundArticles = ({ articles }: SiteSpec): Placed<Action>[] =>
  articles
    ? [
        ...actionsIn(articles.back, ['articles', 'back']),
        ...actionsIn(articles.actions, ['articles', 'actions']),
        ...articles.entries.flatMap(({ author }, index) =>
          'page' in author && author.kind === 'person' && author.page ? [{ value: author.page, path: ['articles', 'entries', index, 'author', 'page'] }] : [],
        ),
      ]
    : [];

/** The actions of header and footer. */
export const aroundPages = ({ header, footer }: SiteSpec): Placed<Action>[] => [...actionsIn(header, ['header']), ...actionsIn(footer, ['footer'])];

/** The links in the texts of forms. */
export const inForms = ({ forms }: SiteSpec): readonly Placed<Action>[] => actionsIn(forms, ['forms']);

/** Every action that a visitor can press: on the pages, around the articles, in header and footer, in forms. */
export const allActions = (spec: SiteSpec): Placed<Action>[] => [
  ...actionsIn(spec.pages, ['pages']),
  ...aroundArticles(spec),
  ...aroundPages(spec),
  ...inForms(spec),
];

/** The pages of the spec. */
export const pagesOf = (spec: SiteSpec): Placed<Page>[] => spec.pages.map((value, index) => ({ value, path: ['pages', index] }));

/** The blocks of a page, those inside others included. */
export const blocksOf = (page: Placed<Page>): Placed<Block>[] =>
  page.value.blocks.flatMap((block, index): Placed<Block>[] => {
    const path = [...page.path, 'blocks', index];
    return [{ value: block, path }, ...innerBlocks(block).map((inner) => ({ value: inner.block, path: [...path, ...inner.path] }))];
  });

/** Whether a block holds a form. */
export const hasForm = (block: Block): block is BlockOf<FormKind> => traitsOf(block.kind).showsForm === true;

/** Everything on a page that an address can point to with `#…`. */
export const idsOf = (page: Placed<Page>): Placed<string>[] =>
  blocksOf(page).flatMap(({ value: block, path }) => {
    if (isWaiting(block)) return [];
    const ids: Placed<string>[] = [];
    if ('id' in block && block.id !== undefined) ids.push({ value: block.id, path: [...path, 'id'] });
    if (block.kind === 'custom' && block.content.id !== undefined) ids.push({ value: block.content.id, path: [...path, 'content', 'id'] });
    if (hasForm(block)) ids.push({ value: block.form, path: [...path, 'form'] });
    const { anchors } = traitsOf(block.kind);
    if (anchors) ids.push(...idsIn((block as unknown as Record<string, readonly { id?: string }[]>)[anchors] ?? [], [...path, anchors]));
    return ids;
  });

const idsIn = (parts: readonly { id?: string }[], path: SpecPath): Placed<string>[] =>
  parts.flatMap(({ id }, index) => (id === undefined ? [] : [{ value: id, path: [...path, index, 'id'] }]));
