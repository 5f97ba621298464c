import { localesOf } from './locales.ts';
import { isText } from './text.ts';
import { isAction } from './value.ts';
import type { SpecPath } from '../diagnostics/diagnostic.ts';
import { innerBlocks, isImage, isWaiting, traitsOf } from '../schema/index.ts';
import type { Action, Block, BlockOf, Form, FormKind, Image, Locale, Page, SiteSpec } from '../schema/index.ts';
import type { Field, Localized, Text } from '../schema/index.ts';

/** Braces as those of a value, and i18next's own nesting. */
export const mark = /\{\{|\}\}|\$t\(/;

/** A value of the spec and its path. */
export interface Placed<T> {
  readonly value: T;
  readonly path: SpecPath;
}

/** A reference to a shared message. */
export type MessageText = Extract<Text, { kind: 'message' }>;

/** What rules look for all over a spec. */
interface Found {
  /** Only those of the languages that were asked for. */
  readonly texts: Placed<Text>[];
  readonly actions: Placed<Action>[];
  readonly images: Placed<Image>[];
}

function lookThrough(from: object, start: SpecPath, locales: readonly Locale[] | undefined): Found {
  const found: Found = { texts: [], actions: [], images: [] };
  const visit = (value: object, path: SpecPath): void => {
    if (locales && isText(value, locales)) {
      found.texts.push({ value, path });
      return;
    }
    if (isAction(value)) found.actions.push({ value, path });
    else if (isImage(value)) found.images.push({ value, path });
    const isList = Array.isArray(value);
    for (const [key, inner] of Object.entries(value) as [string, unknown][])
      if (typeof inner === 'object' && inner !== null) visit(inner, [...path, isList ? Number(key) : key]);
  };
  visit(from, start);
  return found;
}

// Many rules ask for the same of one spec, which nobody changes once it is read.
const known = new WeakMap<object, { readonly key: string; readonly found: Found }>();

function foundIn(value: object, path: SpecPath, locales?: readonly Locale[]): Found {
  const key = JSON.stringify([path, locales]);
  const last = known.get(value);
  if (last?.key === key) return last.found;
  const found = lookThrough(value, path, locales);
  known.set(value, { key, found });
  return found;
}

/** Every text of a spec. */
export function textsIn(spec: SiteSpec): readonly Placed<Text>[] {
  return foundIn(spec, [], localesOf(spec)).texts;
}

/** Every text with words of its own, which references to messages have not. */
export function wordsIn(spec: SiteSpec): Placed<Localized>[] {
  return textsIn(spec).flatMap(({ value, path }) => ('kind' in value ? [] : [{ value: value as Localized, path }]));
}

/** Every reference to a shared message. */
export function messagesIn(spec: SiteSpec): Placed<MessageText>[] {
  return textsIn(spec).flatMap(({ value, path }) => ('kind' in value ? [{ value, path }] : []));
}

/** Every text with words of its own in which a value is written, well or badly. */
export function textsWithValuesIn(spec: SiteSpec): Placed<Localized>[] {
  return wordsIn(spec).filter(({ value }) => localesOf(spec).some((locale) => mark.test(value[locale])));
}

/** Every action below a value of a spec. */
export function actionsIn(value: object, path: SpecPath): readonly Placed<Action>[] {
  return foundIn(value, path).actions;
}

/** Every picture of a spec. */
export function imagesIn(spec: SiteSpec): readonly Placed<Image>[] {
  return foundIn(spec, [], localesOf(spec)).images;
}

/** Every file that an action of the spec offers for download. */
export function downloadsIn(spec: SiteSpec): Placed<Extract<Action, { kind: 'download' }>>[] {
  return foundIn(spec, [], localesOf(spec)).actions.flatMap(({ value, path }) =>
    value.kind === 'download' ? [{ value, path }] : [],
  );
}

/** The actions around each article, and those that lead to their authors. */
export function aroundArticles({ articles }: SiteSpec): Placed<Action>[] {
  if (!articles) return [];
  return [
    ...actionsIn(articles.back, ['articles', 'back']),
    ...actionsIn(articles.actions, ['articles', 'actions']),
    ...articles.entries.flatMap(({ author }, index) =>
      'page' in author && author.kind === 'person' && author.page
        ? [{ value: author.page, path: ['articles', 'entries', index, 'author', 'page'] }]
        : [],
    ),
  ];
}

/** The actions of header and footer. */
export function aroundPages({ header, footer }: SiteSpec): Placed<Action>[] {
  return [...actionsIn(header, ['header']), ...actionsIn(footer, ['footer'])];
}

/** The links in the texts of forms. */
export function inForms({ forms }: SiteSpec): readonly Placed<Action>[] {
  return actionsIn(forms, ['forms']);
}

/** Every action that a visitor can press: on the pages, around the articles, in header and footer, in forms. */
export function allActions(spec: SiteSpec): Placed<Action>[] {
  return [...actionsIn(spec.pages, ['pages']), ...aroundArticles(spec), ...aroundPages(spec), ...inForms(spec)];
}

/** The pages of the spec. */
export function pagesOf(spec: SiteSpec): Placed<Page>[] {
  return spec.pages.map((value, index) => ({ value, path: ['pages', index] }));
}

/** The blocks of a page, those inside others included. */
export function blocksOf(page: Placed<Page>): Placed<Block>[] {
  return page.value.blocks.flatMap((block, index): Placed<Block>[] => {
    const path = [...page.path, 'blocks', index];
    return [
      { value: block, path },
      ...innerBlocks(block).map((inner) => ({ value: inner.block, path: [...path, ...inner.path] })),
    ];
  });
}

/** The blocks of all pages. */
export function allBlocks(spec: SiteSpec): Placed<Block>[] {
  return pagesOf(spec).flatMap(blocksOf);
}

/** Whether a block holds a form. */
export function hasForm(block: Block): block is BlockOf<FormKind> {
  return traitsOf(block.kind).showsForm === true;
}

/** A field of a form, with its form. */
export interface PlacedField extends Placed<Field> {
  readonly name: string;
  readonly form: Form;
}

/** The fields of all forms. */
export function fieldsOf({ forms }: Pick<SiteSpec, 'forms'>): PlacedField[] {
  return Object.entries(forms).flatMap(([key, form]) =>
    Object.entries(form.fields).map(([name, value]) => ({ value, name, form, path: ['forms', key, 'fields', name] })),
  );
}

/** Everything on a page that an address can point to with `#…`. */
export function idsOf(page: Placed<Page>): Placed<string>[] {
  return blocksOf(page).flatMap(({ value: block, path }) => {
    if (isWaiting(block)) return [];
    const ids: Placed<string>[] = [];
    if ('id' in block && block.id !== undefined) ids.push({ value: block.id, path: [...path, 'id'] });
    if (block.kind === 'custom' && block.content.id !== undefined)
      ids.push({ value: block.content.id, path: [...path, 'content', 'id'] });
    if (hasForm(block)) ids.push({ value: block.form, path: [...path, 'form'] });
    const { anchors } = traitsOf(block.kind);
    const parts = anchors ? (block as unknown as Record<string, readonly { id?: string }[]>)[anchors] : undefined;
    for (const [index, { id }] of (parts ?? []).entries())
      if (anchors && id !== undefined) ids.push({ value: id, path: [...path, anchors, index, 'id'] });
    return ids;
  });
}
