import { useState } from 'react';
import { pageLocale } from '../../../lib/page-locale.ts';
import { isPattern, isUnavailable } from '../addresses.ts';
import { useStudio } from '../store.ts';
import { say } from '../words.ts';

interface LinkRowProps {
  /** The destination of the link at the caret. */
  readonly href: string | undefined;
  readonly onLink: (href: string | undefined, name: string) => void;
}

/** Edits the destination of a link in an article: a page, another article, or another site. */
export function LinkRow({ href = '', onLink }: LinkRowProps) {
  const { site } = useStudio();
  const locale = pageLocale();
  const targets = [
    ...(site?.pages ?? [])
      .filter((page) => !isPattern(page) && !isUnavailable(page))
      .map(({ id, label }) => ({ to: `page:${id}`, name: label[locale] ?? '' })),
    ...(site?.articles ?? []).map(({ slug, title }) => ({ to: `article:${slug}`, name: title[locale] ?? '' })),
  ];
  const [to, setTo] = useState(href);
  const isOther = !targets.some((target) => target.to === to);
  const name = targets.find((target) => target.to === to)?.name ?? to;
  return (
    <div className="rich__link" role="group" aria-label={say('link.title')}>
      <select aria-label={say('rich.linkTo')} value={isOther ? '' : to} onChange={(event) => setTo(event.target.value)}>
        <option value="">{say('rich.linkOther')}</option>
        {targets.map((target) => (
          <option key={target.to} value={target.to}>
            {target.name}
          </option>
        ))}
      </select>
      {isOther ? (
        <input
          type="url"
          aria-label={say('rich.linkAddress')}
          placeholder="https://"
          value={to}
          onChange={(event) => setTo(event.target.value.trim())}
        />
      ) : null}
      <button type="button" className="primary" disabled={to === ''} onClick={() => onLink(complete(to), name)}>
        {say('rich.linkSet')}
      </button>
      {href === '' ? null : (
        <button type="button" onClick={() => onLink(undefined, '')}>
          {say('remove')}
        </button>
      )}
    </div>
  );
}

/** Adds a missing scheme to an address. @example complete('www.sat.gob.mx') // 'https://www.sat.gob.mx' */
export function complete(address: string): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(address)) return address;
  return `${address.includes('@') ? 'mailto:' : 'https://'}${address}`;
}
