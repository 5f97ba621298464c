import type { ReactElement } from 'react';
import type { FullRow } from '../../contract/store.ts';
import { useUi } from '../ui.tsx';
import { Fact, Panel } from './Small.tsx';

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
  const names = ['form', 'page', 'language', 'campaign', 'referrer'] as const;
  const known = names.flatMap((name) => (facts[name] ? [[name, facts[name]] as const] : []));
  return known.map(([name, value]) => (
    <Fact key={name} term={t(`desk.column.${name}`)}>
      <bdi>{value}</bdi>
    </Fact>
  ));
}

/** The origin of a row, if known, whether the firm was notified of it, and its id. */
export function Origin({ row }: { row: FullRow }) {
  const { t } = useUi();
  return (
    <Panel id="origin" title={t('desk.origin.title')}>
      <dl className="values">
        <OriginFacts row={row} />
        <Fact term={t('desk.origin.notified')}>{t(`desk.notified.${row.notified}`)}</Fact>
        <Fact term={t('leadsAdmin.columnId')} className="code">
          {row.id}
        </Fact>
      </dl>
      {row.origin ? null : <p className="empty">{t('desk.origin.unknown')}</p>}
    </Panel>
  );
}
