import type { ReactElement } from 'react';
import type { FullRow } from '../../contract/store.ts';
import { useUi } from '../ui.tsx';

/** The origin of a row as reported by the visitor's browser, as entries of a list. */
export function OriginFacts({ row: { origin, table } }: { row: Pick<FullRow, 'origin' | 'table'> }): ReactElement[] {
  const { t, formLabel, config } = useUi();
  const language = config.locales.find(({ code }) => code === origin?.locale)?.name ?? origin?.locale;
  const utm = Object.entries(origin?.utm ?? {}).map((pair) => pair.join('='));
  const facts = {
    form: origin && formLabel(table, origin.form),
    page: origin?.page,
    language,
    campaign: utm.join(' · '),
    referrer: origin?.referrer,
  };
  return Object.entries(facts).flatMap(([name, value]) =>
    value
      ? [
          <div key={name}>
            <dt>{t(`desk.column.${name}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>,
        ]
      : [],
  );
}

/** The origin of a row, if known, and whether the firm was notified of it. */
export function Origin({ row }: { row: FullRow }): ReactElement {
  const { t } = useUi();
  return (
    <section className="panel" aria-labelledby="origin">
      <h2 id="origin">{t('desk.origin.title')}</h2>
      <dl className="values">
        <OriginFacts row={row} />
        <div>
          <dt>{t('desk.origin.notified')}</dt>
          <dd>{t(`desk.notified.${row.notified}`)}</dd>
        </div>
      </dl>
      {row.origin ? null : <p className="empty">{t('desk.origin.unknown')}</p>}
    </section>
  );
}
