import type { SpecPath } from '../diagnostic.ts';
import { actionSchema, locales, textSchema } from '../schema/index.ts';
import type { Action, Block, Page, SiteSpec, Text } from '../schema/index.ts';

/** A value of the spec and where it stands. */
export interface Placed<T> {
  readonly value: T;
  readonly path: SpecPath;
}

/** Every object at or below a value, itself first. */
function* objects(value: unknown, path: SpecPath): Generator<Placed<object>> {
  if (typeof value !== 'object' || value === null) return;
  yield { value, path };
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [key, inner] of entries) yield* objects(inner, [...path, key]);
}

const isText = (value: object): value is Text =>
  ('kind' in value ? value.kind === 'message' : locales.every((locale) => locale in value)) && textSchema.safeParse(value).success;

/** The actions around each article. */
export const aroundArticles = ({ articles }: SiteSpec): Placed<Action>[] =>
  articles ? [...actionsIn(articles.back, ['articles', 'back']), ...actionsIn(articles.actions, ['articles', 'actions'])] : [];

/** Every action that a visitor can press: on the pages, and around the articles. */
export const pressable = (spec: SiteSpec): Placed<Action>[] => [...actionsIn(spec.pages, ['pages']), ...aroundArticles(spec)];

/** Every text below a value. */
export const textsIn = (value: unknown, path: SpecPath): Placed<Text>[] =>
  [...objects(value, path)].flatMap((found) => (isText(found.value) ? [{ value: found.value, path: found.path }] : []));

/** Every action below a value. */
export const actionsIn = (value: unknown, path: SpecPath): Placed<Action>[] =>
  [...objects(value, path)].flatMap((found) => {
    const parsed = 'kind' in found.value ? actionSchema.safeParse(found.value) : undefined;
    return parsed?.success ? [{ value: parsed.data, path: found.path }] : [];
  });

/** The pages of the spec. */
export const pagesOf = (spec: SiteSpec): Placed<Page>[] =>
  spec.pages.map((value, index) => ({ value, path: ['pages', index] }));

/** The blocks of a page, those inside tabs included. */
export const blocksOf = (page: Placed<Page>): Placed<Block>[] =>
  page.value.blocks.flatMap((block, index): Placed<Block>[] => {
    const path = [...page.path, 'blocks', index];
    if (block.kind !== 'tabs') return [{ value: block, path }];
    const inside = block.panels.flatMap((panel, at) =>
      panel.blocks.map((value, inner): Placed<Block> => ({ value, path: [...path, 'panels', at, 'blocks', inner] })),
    );
    return [{ value: block, path }, ...inside];
  });

/** Whether a block holds a form. */
export const hasForm = (block: Block): block is Extract<Block, { kind: 'formSection' | 'formDialog' }> =>
  block.kind === 'formSection' || block.kind === 'formDialog';

/** Everything on a page that an address can point to with `#…`. */
export const idsOf = (page: Placed<Page>): Placed<string>[] =>
  blocksOf(page).flatMap(({ value: block, path }) => {
    const ids: Placed<string>[] = [];
    if ('id' in block && block.id !== undefined) ids.push({ value: block.id, path: [...path, 'id'] });
    if (hasForm(block)) ids.push({ value: block.form, path: [...path, 'form'] });
    if (block.kind === 'tabs') ids.push(...idsIn(block.panels, [...path, 'panels']));
    if (block.kind === 'topics' || block.kind === 'cases') ids.push(...idsIn(block.items, [...path, 'items']));
    if (block.kind === 'legalText') ids.push(...idsIn(block.sections, [...path, 'sections']));
    return ids;
  });

const idsIn = (parts: readonly { id: string }[], path: SpecPath): Placed<string>[] =>
  parts.map(({ id }, index) => ({ value: id, path: [...path, index, 'id'] }));
