import type { FullRow } from '../../contract/store.ts';
import { useUi } from '../ui.tsx';
import { Colleague, Panel, Status, Time } from './Small.tsx';

/** Who or what made an entry. */
function Author({ entry: { person, action } }: { entry: FullRow['history'][number] }) {
  const { t } = useUi();
  if (person !== undefined) return <Colleague email={person} />;
  return t(action === 'trap' ? 'desk.history.trap' : 'desk.history.terminal');
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
              {entry.remind === undefined ? null : (
                <p>
                  {entry.remind === null
                    ? t('desk.history.noRemind')
                    : t('desk.history.remind', { day: formats.listedDay(entry.remind) })}
                </p>
              )}
              {entry.note ? (
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
