import { useId, useState } from 'react';
import { localTime } from '../../../local-time.mjs';
import { fillIn } from '../../../shared/fill-in.ts';
import { pageLocale } from '../../../browser/page-locale.ts';
import type { Json } from '../../contract.ts';
import { isObject, stringIn } from '../places.ts';
import { useStudio } from '../store.ts';
import { say } from '../words.ts';
import { mediaAddress } from '../api.ts';
import type { FieldProps } from './controls.tsx';
import { positionOf } from './ImageField.tsx';

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
