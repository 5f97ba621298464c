import type { SpecPath } from '../diagnostic.ts';
import { localesOf } from '../compile/locales.ts';
import { innerBlocks, isWaiting, traitsOf } from '../schema/index.ts';
import type { Action, Block, BlockOf, FormKind, Image, Page, SiteSpec, Text, Localized } from '../schema/index.ts';
import { foundIn } from './found.ts';
import type { MessageText, Placed } from './found.ts';

export { mark } from './found.ts';
export type { Placed } from './found.ts';

/** Every text of a spec whose shape is right. */
export function textsIn(spec: SiteSpec): readonly Placed<Text>[] {
  return foundIn(spec, [], localesOf(spec)).texts;
}

/** Every reference to a shared message in it. */
export function messagesIn(spec: SiteSpec): readonly Placed<MessageText>[] {
  return foundIn(spec, [], localesOf(spec)).messages;
}

/** Every text with words of its own in it that says a value, or tries to. */
export function textsWithValuesIn(spec: SiteSpec): readonly Placed<Localized>[] {
  return foundIn(spec, [], localesOf(spec)).textsWithValues;
}

/** Every action below a value of a spec whose shape is right. */
export function actionsIn(value: object, path: SpecPath): readonly Placed<Action>[] {
  return foundIn(value, path).actions;
}

/** Every list of names, values or days: of what is no object. */
export function plainListsIn(spec: SiteSpec): readonly Placed<readonly (string | number)[]>[] {
  return foundIn(spec, []).plainLists;
}

/** Every picture of a spec whose shape is right. */
export function imagesIn(spec: SiteSpec): readonly Placed<Image>[] {
  return foundIn(spec, []).images;
}

/** Every file to keep that an action of the spec offers. */
export function downloadsIn(spec: SiteSpec): Placed<Extract<Action, { kind: 'download' }>>[] {
  return actionsIn(spec, []).flatMap(({ value, path }) => (value.kind === 'download' ? [{ value, path }] : []));
}

/** The actions around each article, and those that lead to their authors. */
export function aroundArticles({ articles }: SiteSpec): Placed<Action>[] {
  return articles
    ? [
        ...actionsIn(articles.back, ['articles', 'back']),
        ...actionsIn(articles.actions, ['articles', 'actions']),
        ...articles.entries.flatMap(({ author }, index) =>
          'page' in author && author.kind === 'person' && author.page
            ? [{ value: author.page, path: ['articles', 'entries', index, 'author', 'page'] }]
            : [],
        ),
      ]
    : [];
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

/** Whether a block holds a form. */
export function hasForm(block: Block): block is BlockOf<FormKind> {
  return traitsOf(block.kind).showsForm === true;
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
    if (anchors)
      ids.push(
        ...idsIn((block as unknown as Record<string, readonly { id?: string }[]>)[anchors] ?? [], [...path, anchors]),
      );
    return ids;
  });
}

function idsIn(parts: readonly { id?: string }[], path: SpecPath): Placed<string>[] {
  return parts.flatMap(({ id }, index) => (id === undefined ? [] : [{ value: id, path: [...path, index, 'id'] }]));
}
