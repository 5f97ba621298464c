import { useEffect, useRef, useState } from 'react';
import { pageLocale } from '../../browser/page-locale.ts';
import type { FieldInput, Input, Json, SeenEdit } from '../contract.ts';
import { articlePaths, renamingOf, goTo } from './addresses.ts';
import { following, cleaned, emptyOf } from './forms/values.ts';
import { Field, Fields } from './forms/Field.tsx';
import {
  publicationOf,
  withPublication,
  PublicationField,
  publicationFields,
  useFirmTime,
  SearchPreview,
} from './forms/Publishing.tsx';
import { isObject, stringIn } from './places.ts';
import { Sheet, SheetForm } from './Sheet.tsx';
import { useStudio, type FormTarget } from './store.ts';
import { useForm } from './api.ts';
import { useDraft } from './drafts.tsx';
import { displayName, say } from './words.ts';

/** The fields of a page that search engines show, edited together with a preview. */
const previewed: readonly string[] = ['title', 'description'];

/** The fields of an article in the order in which people write one. The preview and the publication come next. */
const written: readonly string[] = ['title', 'body', 'category', 'author', 'description'];

/** A form sets the value at its place, inserts an item into a list or adds an article. */
function editOf({ question, insert }: FormTarget, value: Json, seen: Json | undefined): SeenEdit {
  if (question.of === 'article') return { edit: { kind: 'article', article: value as { slug: string } } };
  if (!insert) return { edit: { kind: 'value', at: question.of === 'place' ? question.at : [], value }, seen };
  const { seen: after, ...place } = insert;
  return { edit: { kind: 'insert', ...place, item: value }, seen: after };
}

/** Turns the body of an article into the list of parts that forms edit. Returns other values unchanged. */
function asParts(entry: Json): Json {
  if (!isObject(entry) || entry['slug'] === undefined || typeof entry['body'] !== 'object') return entry;
  const { body } = entry;
  return { ...entry, body: Array.isArray(body) ? body : [{ kind: 'html', html: body }] };
}

/** A new value: the required properties, and those that the form begins with. */
function initialOf(input: Input, { begin, isArticle }: FormTarget, now: string): Json {
  const empty = emptyOf(input);
  const initial = isObject(empty) ? { ...empty, ...begin } : empty;
  return isArticle ? withPublication(initial, 'now', now) : initial;
}

/** A form generated from the schema. */
export function FormWindow({ target }: { readonly target: FormTarget }) {
  const { input, failure } = useForm(target.question);
  const { site } = useStudio();
  const [entered, setValue, seen] = useDraft<Json | undefined>(
    () => target.entered ?? (target.value && asParts(target.value)),
    target.value,
  );
  const now = useFirmTime();
  const value = entered ?? (input && initialOf(input, target, now));
  const body = useRef<HTMLDivElement>(null);
  const [hasExtra, setHasExtra] = useState(true);
  const clean = input && value !== undefined ? cleaned(value, input) : undefined;
  const { question, renames, isArticle } = target;
  const renaming = clean === undefined || renames === undefined ? undefined : renamingOf(renames, seen, clean);
  const extra = renaming?.redirect;
  const title = target.title ?? (question.of === 'place' ? displayName(String(question.at.at(-1)), 'field') : '');
  const paths = isArticle ? articlePaths(site, stringIn(value, 'slug')) : target.paths;
  const first = isArticle ? written : paths ? previewed : [];
  const published = isArticle ? publicationOf(value, now) : undefined;
  const without = [
    ...(target.without ?? []),
    ...(published ? publicationFields : []),
    // The date of a scheduled article is the day of its publication.
    ...(published === 'later' ? ['date'] : []),
  ];
  useEffect(() => {
    const field =
      target.field === undefined ? undefined : body.current?.querySelector(`[data-field="${target.field}"]`);
    field?.scrollIntoView({ block: 'center' });
    field?.querySelector<HTMLElement>('input, select, [contenteditable], button')?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the fields are rendered
  }, [input]);

  const open = (): void => {
    const address = question.of === 'article' ? (paths?.[pageLocale()] ?? '/') : renaming?.addressOf(location.pathname);
    if (address !== undefined) void goTo(address);
  };
  const change = (next: Json | undefined): void => {
    const rule = { address: 'slug', words: 'title', locale: site?.locales[0]?.code ?? pageLocale() };
    setValue(question.of === 'article' && next !== undefined ? following(value, next, rule) : next);
  };
  const fields = (inputs: readonly FieldInput[]) => (
    <Fields
      fields={inputs}
      value={value}
      onChange={change}
      {...(target.within !== undefined && { within: target.within })}
      without={without}
    />
  );
  return (
    <Sheet title={title} failure={failure}>
      {input && value !== undefined && clean !== undefined ? (
        <div ref={body}>
          <SheetForm
            edits={() => [editOf(target, clean, seen), ...(extra && hasExtra ? [extra] : [])]}
            after={open}
            send="save"
          >
            {input.type === 'object' ? (
              <>
                {fields(first.flatMap((name) => input.fields.find((one) => one.name === name) ?? []))}
                {paths ? <SearchPreview value={value} paths={paths} /> : null}
                {published ? <PublicationField value={value} onChange={setValue} /> : null}
                {fields(input.fields.filter(({ name }) => !first.includes(name)))}
              </>
            ) : (
              <Field input={input} value={value} onChange={setValue} label={title} without={without} />
            )}
            {extra ? (
              <label className="row row--check">
                <input type="checkbox" checked={hasExtra} onChange={(event) => setHasExtra(event.target.checked)} />
                {say('page.redirect')}
              </label>
            ) : null}
          </SheetForm>
        </div>
      ) : null}
    </Sheet>
  );
}
