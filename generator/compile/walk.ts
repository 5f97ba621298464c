import type { SpecPath } from '../diagnostics/diagnostic.ts';
import {
  innerBlocks,
  isImage,
  isUnfilled,
  traitsOf,
  type Action,
  type Block,
  type BlockOf,
  type Form,
  type FormKind,
  type Image,
  type Page,
  type SiteSpec,
  type Field,
  type Localized,
  type Text,
} from '../schema/index.ts';
import { localesOf, type WithLocales, isText } from './text.ts';
import { oncePer } from './once.ts';
import { isAction } from './page.ts';

/** Placeholder syntax in a text, well-formed or not: braces, and i18next's nesting. */
export const placeholderSyntax = /\{\{|\}\}|\$t\(/;

/** A value of the spec, and its path. */
export interface Placed<T> {
  readonly value: T;
  readonly path: SpecPath;
}

/** The texts, actions and pictures of a spec. */
interface Contents {
  readonly texts: Placed<Text>[];
  readonly actions: Placed<Action>[];
  readonly images: Placed<Image>[];
}

const contentsOf = oncePer((spec: WithLocales): Contents => {
  const locales = localesOf(spec);
  const found: Contents = { texts: [], actions: [], images: [] };
  const visit = (value: object, path: SpecPath): void => {
    if (isText(value, locales)) {
      found.texts.push({ value, path });
      return;
    }
    if (isAction(value)) found.actions.push({ value, path });
    else if (isImage(value)) found.images.push({ value, path });
    const isList = Array.isArray(value);
    for (const [key, inner] of Object.entries(value) as [string, unknown][])
      if (typeof inner === 'object' && inner !== null) visit(inner, [...path, isList ? Number(key) : key]);
  };
  visit(spec, []);
  return found;
});

/** Every text of a spec. */
export function textsIn(spec: SiteSpec): readonly Placed<Text>[] {
  return contentsOf(spec).texts;
}

/** Every text that is written in place, not a reference to a shared message. */
export function wordsIn(spec: SiteSpec): Placed<Localized>[] {
  return textsIn(spec).flatMap(({ value, path }) => ('kind' in value ? [] : [{ value: value as Localized, path }]));
}

/** Every reference to a shared message. */
export function messagesIn(spec: SiteSpec): Placed<Extract<Text, { kind: 'message' }>>[] {
  return textsIn(spec).flatMap(({ value, path }) => ('kind' in value ? [{ value, path }] : []));
}

/** Every text written in place that contains a placeholder, well-formed or not. */
export function textsWithValuesIn(spec: SiteSpec): Placed<Localized>[] {
  return wordsIn(spec).filter(({ value }) => localesOf(spec).some((locale) => placeholderSyntax.test(value[locale])));
}

/** Every action of a spec, or those below a path: `actionsIn(spec, 'articles')`. */
export function actionsIn(spec: WithLocales, ...below: SpecPath): Placed<Action>[] {
  return contentsOf(spec).actions.filter(({ path }) => below.every((step, index) => path[index] === step));
}

/** Every picture of a spec. */
export function imagesIn(spec: SiteSpec): readonly Placed<Image>[] {
  return contentsOf(spec).images;
}

/** Every download of a spec or of its snapshot. */
export function downloadsIn(spec: WithLocales): Placed<Extract<Action, { kind: 'download' }>>[] {
  return actionsIn(spec).flatMap(({ value, path }) => (value.kind === 'download' ? [{ value, path }] : []));
}

/** The pages of the spec. */
export function pagesOf(spec: SiteSpec): Placed<Page>[] {
  return spec.pages.map((value, index) => ({ value, path: ['pages', index] }));
}

/** The blocks of a page, including those inside others. */
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

/** Whether a block shows a form. */
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

/** The ids on a page that a link can target with `#…`. */
export function idsOf(page: Placed<Page>): Placed<string>[] {
  return blocksOf(page).flatMap(({ value: block, path }) => {
    if (isUnfilled(block)) return [];
    const { anchors = '' } = traitsOf(block.kind);
    const anchored = (block as unknown as Record<string, readonly { id?: string }[] | undefined>)[anchors] ?? [];
    const ids: [string | undefined, ...SpecPath][] = [
      ['id' in block ? block.id : undefined, 'id'],
      [block.kind === 'custom' ? block.content.id : undefined, 'content', 'id'],
      [hasForm(block) ? block.form : undefined, 'form'],
      ...anchored.map(({ id }, index): [string | undefined, ...SpecPath] => [id, anchors, index, 'id']),
    ];
    return ids.flatMap(([value, ...inner]) => (value === undefined ? [] : [{ value, path: [...path, ...inner] }]));
  });
}
