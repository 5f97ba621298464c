import { useState } from 'react';
import { fillIn } from '../../../lib/fill-in.ts';
import { pageLocale } from '../../../lib/page-locale.ts';
import type { Json } from '../../contract.ts';
import { isObject, stringIn } from '../places.ts';
import { positionOf } from './FocusField.tsx';
import { useStudio } from '../store.ts';
import { say } from '../words.ts';
import { mediaAddress } from './media.ts';

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
