import { useEffect, useRef, useState, useId } from 'react';
import { pageLocale } from '../../browser/page-locale.ts';
import type { FieldInput, Input, Json, SeenEdit } from '../contract.ts';
import { articlePaths, renamingOf } from './addresses.ts';
import { goTo, useForm, mediaAddress } from './api.ts';
import { following, cleaned, emptyOf } from './forms/values.ts';
import { Field, Fields } from './forms/Field.tsx';
import { isObject, stringIn } from './spec-paths.ts';
import { Sheet, SheetForm } from './Panel.tsx';
import { useStudio, type FormTarget } from './store.ts';
import { useDraft } from './drafts.tsx';
import { displayName, say } from './words.ts';
import { localTime } from '../../local-time.mjs';
import { fillIn } from '../../shared/text.ts';
import type { FieldProps } from './forms/controls.tsx';
import { positionOf } from './forms/ImageField.tsx';

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

/** When an article is published: not yet, with the next build, or with the first build after a given time. */
type Publication = 'draft' | 'now' | 'later';

type Entry = Readonly<Record<string, Json>>;

/** @param now the firm's local time, `2027-01-15T09:00` */
export function publicationOf(entry: Json | undefined, now: string): Publication {
  if (!isObject(entry)) return 'now';
  if (entry['draft'] === true) return 'draft';
  return stringIn(entry, 'publish') > now ? 'later' : 'now';
}

/** The next day at nine: the default time for a scheduled article. */
function nextMorning(now: string): string {
  const day = new Date(`${now.slice(0, 10)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return `${day.toISOString().slice(0, 10)}T09:00`;
}

/** Changes when an article is published. A scheduled article has no `date`; other dates are not in the future. */
export function withPublication(entry: Json | undefined, publication: Publication, now: string): Json {
  const { draft: _, publish, date, ...rest } = isObject(entry) ? entry : ({} as Entry);
  const today = now.slice(0, 10);
  if (publication === 'later')
    return { ...rest, publish: typeof publish === 'string' && publish > now ? publish : nextMorning(now) };
  const day = typeof date === 'string' && date !== '' && date <= today ? date : today;
  return { ...rest, date: day, ...(publication === 'draft' && { draft: true }) };
}

/** The fields of an article that `PublicationField` edits. */
export const publicationFields = ['draft', 'publish'] as const;

/** The current time in the firm's time zone, in which articles are scheduled. */
export function useFirmTime(): string {
  const firm = useStudio().site?.firm.find(({ at }) => at[0] === 'firm')?.value;
  const [now] = useState(() => new Date());
  return localTime(now, stringIn(firm, 'timeZone') || 'UTC');
}

/** Chooses whether an article is a draft, published now, or scheduled. */
export function PublicationField({ value, onChange }: Pick<FieldProps, 'value' | 'onChange'>) {
  const group = useId();
  const now = useFirmTime();
  const chosen = publicationOf(value, now);
  const [day = '', time = ''] = stringIn(value, 'publish').split('T');
  const schedule = (moment: string): void => {
    if (isObject(value)) onChange({ ...value, publish: moment });
  };
  return (
    <fieldset className="publication">
      <legend>{say('publish.title')}</legend>
      <div className="switch">
        {(['draft', 'now', 'later'] as const).map((one) => (
          <label key={one} className="switch__option">
            <input
              type="radio"
              name={group}
              checked={one === chosen}
              onChange={() => onChange(withPublication(value, one, now))}
            />
            {say(`publish.${one}`)}
          </label>
        ))}
      </div>
      {chosen === 'later' ? (
        <div className="pair">
          <label className="row">
            {say('publish.day')}
            <input
              type="date"
              required
              min={now.slice(0, 10)}
              value={day}
              onChange={(event) => schedule(`${event.target.value}T${time}`)}
            />
          </label>
          <label className="row">
            {say('publish.time')}
            <input type="time" required value={time} onChange={(event) => schedule(`${day}T${event.target.value}`)} />
          </label>
        </div>
      ) : null}
      <p className="hint">{say(`publish.${chosen}Help`)}</p>
    </fieldset>
  );
}

interface SearchPreviewProps {
  /** The current value of the page or article in the form. */
  readonly value: Json;
  /** Its addresses by language. */
  readonly paths: Readonly<Record<string, string>>;
}

/** A preview of the search result and share card of a page or article. */
export function SearchPreview({ value, paths }: SearchPreviewProps) {
  const { site } = useStudio();
  const [locale, setLocale] = useState(pageLocale());
  if (!site || !isObject(value)) return null;
  const values = Object.fromEntries(
    Object.entries(site.values).map(([name, { texts }]) => [name, texts[locale] ?? '']),
  );
  const textOf = (name: string): string => fillIn(stringIn(value, name, locale), values);
  const title = fillIn(site.titlePattern[locale] ?? '{{title}}', { ...values, title: textOf('title') });
  const host = new URL(site.origin).host;
  const { sharePicture } = value;
  const picture = mediaAddress(stringIn(sharePicture, 'file'));
  return (
    <section className="preview" aria-label={say('preview.title')}>
      <div className="preview__head">
        <h3>{say('preview.title')}</h3>
        <div className="switch">
          {site.locales.map(({ code, name }) => (
            <button type="button" key={code} aria-pressed={code === locale} onClick={() => setLocale(code)}>
              {name}
            </button>
          ))}
        </div>
      </div>
      <div className="preview__result" lang={locale}>
        <p className="hint">
          {host}
          {(paths[locale] ?? '')
            .split('/')
            .filter(Boolean)
            .map((part) => ` › ${part}`)}
        </p>
        <p className="preview__title">{title}</p>
        <p>{textOf('description')}</p>
      </div>
      <div className="preview__card" lang={locale}>
        {/* The build draws a picture for pages without one. */}
        {picture ? (
          <img src={picture} alt="" style={positionOf(isObject(sharePicture) ? sharePicture['focus'] : undefined)} />
        ) : (
          <div className="preview__drawn">{textOf('title')}</div>
        )}
        <p className="hint">{host}</p>
        <p className="preview__name">{title}</p>
        <p className="hint">{textOf('description')}</p>
      </div>
    </section>
  );
}
