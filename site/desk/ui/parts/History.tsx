import type { FullRow } from '../../contract/store.ts';
import { useUi } from '../ui.tsx';
import { Colleague, Panel, Status, Time, Fact } from './Small.tsx';
import type { ReactElement } from 'react';

type Entry = FullRow['history'][number];

/** Who or what made an entry. */
function Author({ entry: { person, action } }: { entry: Entry }) {
  const { t } = useUi();
  if (person !== undefined) return <Colleague email={person} />;
  return t(action === 'trap' ? 'desk.history.trap' : 'desk.history.terminal');
}

/** A reply from the desk: what became of it, and its text on demand. */
function SentReply({ entry: { delivery = 'sent', subject, recipient, note } }: { entry: Entry }) {
  const { t } = useUi();
  const isTrouble = delivery === 'failed' || delivery === 'unsure';
  return (
    <>
      <p className={isTrouble ? 'field__error' : undefined}>
        {t(`desk.history.${delivery}`)} <bdi>{recipient}</bdi>
      </p>
      <details className="sure" open={isTrouble}>
        <summary>
          <bdi>{subject}</bdi>
        </summary>
        <p className="visitor__text" dir="auto">
          {note}
        </p>
      </details>
    </>
  );
}

/** The history of a row, newest first. */
export function History({ row: { table, history } }: { row: FullRow }) {
  const { t, formats } = useUi();
  return (
    <Panel id="history" title={t('desk.history.title')}>
      {history.length === 0 ? (
        <p className="empty">{t('desk.history.empty')}</p>
      ) : (
        <ol className="history">
          {history.toReversed().map((entry, place) => (
            <li key={history.length - place}>
              <p className="history__who">
                <Author entry={entry} /> <Time at={entry.at} />
              </p>
              {entry.action === 'reply' ? <p>{t('desk.history.reply')}</p> : null}
              {entry.action === 'mail' ? <SentReply entry={entry} /> : null}
              {entry.status === undefined ? null : (
                <p>
                  {t('desk.history.status')} <Status table={table} status={entry.status} />
                </p>
              )}
              {entry.assignee === undefined ? null : (
                <p>
                  {t('desk.history.assignee')} <Colleague email={entry.assignee} />
                </p>
              )}
              {entry.rights === undefined ? null : (
                <p>
                  {entry.rights === null
                    ? t('desk.history.noRights')
                    : t('desk.history.rights', {
                        right: t(`desk.rights.${entry.rights.kind}`),
                        day: formats.listedDay(entry.rights.due),
                      })}
                </p>
              )}
              {entry.remind === undefined ? null : (
                <p>
                  {entry.remind === null
                    ? t('desk.history.noRemind')
                    : t('desk.history.remind', { day: formats.listedDay(entry.remind) })}
                </p>
              )}
              {entry.note && entry.action !== 'mail' ? (
                <p className="visitor__text" dir="auto">
                  {entry.note}
                </p>
              ) : null}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

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
