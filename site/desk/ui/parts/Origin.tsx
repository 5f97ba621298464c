import type { ReactElement } from 'react';
import type { FullRow } from '../../contract/store.ts';
import { useUi } from '../ui.tsx';
import { Visitor } from './Visitor.tsx';

/** Where a row came from, as far as the visitor's browser said so, and whether the firm was told of it. */
export function Origin({ row: { origin, table, notified } }: { row: FullRow }): ReactElement {
  const { t, formLabel, config } = useUi();
  const language = config.locales.find(({ code }) => code === origin?.locale)?.name ?? origin?.locale;
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ['desk.column.form', origin && formLabel(table, origin.form)],
    ['desk.column.page', origin?.page],
    ['desk.column.language', language],
    [
      'desk.column.campaign',
      origin &&
        Object.entries(origin.utm)
          .map((pair) => pair.join('='))
          .join(' · '),
    ],
    ['desk.column.referrer', origin?.referrer],
  ];
  const known = facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));
  return (
    <section className="panel" aria-labelledby="origin">
      <h2 id="origin">{t('desk.origin.title')}</h2>
      <dl className="values">
        {known.map(({ name, value }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              <Visitor text={value} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('desk.origin.notified')}</dt>
          <dd>{t(`desk.notified.${notified}`)}</dd>
        </div>
      </dl>
      {origin ? null : <p className="empty">{t('desk.origin.unknown')}</p>}
    </section>
  );
}
