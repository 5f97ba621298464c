import type { FullRow } from '../../contract/store.ts';
import { useUi } from '../ui.tsx';
import { Colleague, Panel, Status, Time } from './Small.tsx';

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
