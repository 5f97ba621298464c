import type { ReactElement } from 'react';
import type { FullRow } from '../../contract/store.ts';
import { useUi, type Ui } from '../ui.tsx';
import { Visitor } from './Visitor.tsx';

/** The origin of a row as reported by the visitor's browser, with labels. */
export function originOf(
  { t, formLabel, config }: Ui,
  { origin, table }: Pick<FullRow, 'origin' | 'table'>,
): readonly { readonly name: string; readonly value: string }[] {
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
  return facts.flatMap(([name, value]) => (value ? [{ name: t(name), value }] : []));
}

/** The origin of a row, if known, and whether the firm was notified of it. */
export function Origin({ row }: { row: FullRow }): ReactElement {
  const ui = useUi();
  const { t } = ui;
  return (
    <section className="panel" aria-labelledby="origin">
      <h2 id="origin">{t('desk.origin.title')}</h2>
      <dl className="values">
        {originOf(ui, row).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Visitor text={value} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('desk.origin.notified')}</dt>
          <dd>{t(`desk.notified.${row.notified}`)}</dd>
        </div>
      </dl>
      {row.origin ? null : <p className="empty">{t('desk.origin.unknown')}</p>}
    </section>
  );
}
