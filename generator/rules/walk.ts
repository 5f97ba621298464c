import type { SpecPath } from '../diagnostic.ts';
import { localesOf } from '../compile/locales.ts';
import { innerBlocks, isWaiting, traitsOf } from '../schema/index.ts';
import type { Action, Block, BlockOf, FormKind, Image, Page, SiteSpec, Text, Localized } from '../schema/index.ts';
import { foundIn } from './found.ts';
import type { MessageText, Placed } from './found.ts';

export { mark } from './found.ts';
export type { Placed } from './found.ts';

/** Every text of a spec whose shape is right. */
export const textsIn = (spec: SiteSpec): readonly Placed<Text>[] => foundIn(spec, [], localesOf(spec)).texts;

/** Every reference to a shared message in it. */
export const messagesIn = (spec: SiteSpec): readonly Placed<MessageText>[] =>
  foundIn(spec, [], localesOf(spec)).messages;

/** Every text with words of its own in it that says a value, or tries to. */
export const textsWithValuesIn = (spec: SiteSpec): readonly Placed<Localized>[] =>
  foundIn(spec, [], localesOf(spec)).textsWithValues;

/** Every action below a value of a spec whose shape is right. */
export const actionsIn = (value: object, path: SpecPath): readonly Placed<Action>[] => foundIn(value, path).actions;

/** Every list of names, values or days: of what is no object. */
export const plainListsIn = (spec: SiteSpec): readonly Placed<readonly (string | number)[]>[] =>
  foundIn(spec, []).plainLists;

/** Every picture of a spec whose shape is right. */
export const imagesIn = (spec: SiteSpec): readonly Placed<Image>[] => foundIn(spec, []).images;

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
          'page' in author && author.kind === 'person' && author.page
            ? [{ value: author.page, path: ['articles', 'entries', index, 'author', 'page'] }]
            : [],
        ),
      ]
    : [];

/** The actions of header and footer. */
export const aroundPages = ({ header, footer }: SiteSpec): Placed<Action>[] => [
  ...actionsIn(header, ['header']),
  ...actionsIn(footer, ['footer']),
];

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
export const pagesOf = (spec: SiteSpec): Placed<Page>[] =>
  spec.pages.map((value, index) => ({ value, path: ['pages', index] }));

/** The blocks of a page, those inside others included. */
export const blocksOf = (page: Placed<Page>): Placed<Block>[] =>
  page.value.blocks.flatMap((block, index): Placed<Block>[] => {
    const path = [...page.path, 'blocks', index];
    return [
      { value: block, path },
      ...innerBlocks(block).map((inner) => ({ value: inner.block, path: [...path, ...inner.path] })),
    ];
  });

/** Whether a block holds a form. */
export const hasForm = (block: Block): block is BlockOf<FormKind> => traitsOf(block.kind).showsForm === true;

/** Everything on a page that an address can point to with `#…`. */
export const idsOf = (page: Placed<Page>): Placed<string>[] =>
  blocksOf(page).flatMap(({ value: block, path }) => {
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

const idsIn = (parts: readonly { id?: string }[], path: SpecPath): Placed<string>[] =>
  parts.flatMap(({ id }, index) => (id === undefined ? [] : [{ value: id, path: [...path, index, 'id'] }]));
