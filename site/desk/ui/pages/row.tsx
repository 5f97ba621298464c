import type { ReactElement } from 'react';
import type { DeskColumn, DeskTable } from '../../contract/config.ts';
import type { FullRow } from '../../contract/store.ts';
import { visible } from '../../format.ts';
import { listAddress, rowAddress } from '../../addresses.ts';
import { Conflict, FollowUp } from '../parts/FollowUp.tsx';
import { Reply, ReplyForm } from '../parts/Reply.tsx';
import { ColumnValue, OriginFacts, RowLines } from '../parts/rows.tsx';
import { Colleague, Fact, Icon, Panel, Status, Time, Title, RightsTag } from '../parts/elements.tsx';
import { useUi, type PageProps } from '../ui.tsx';

/** One row in full: its values, reply, follow-up, history and origin. */
export function Row({ page }: PageProps<'row'>) {
  const { row, list, readers = [] } = page;
  const { t, tableLabel, nameOf, role } = useUi();
  const to = rowAddress(row.table, row.id);
  return (
    <>
      <div className="back">
        <a href={listAddress(row.table, list?.query)}>
          <Icon name="i-ph-arrow-left" /> {tableLabel(row.table)}
        </a>
        <Place page={page} />
      </div>
      <div className="top">
        <Title text={nameOf(row)} />
        <p className="top__count">
          <Time at={row.createdAt} /> <Status table={row.table} status={row.status} />{' '}
          {row.overdue ? <span className="tag tag--late">{t('desk.row.overdue')}</span> : null}
          {row.isDue ? <span className="tag">{t('desk.row.due')}</span> : null}
          <RightsTag row={row} className={(isLate) => (isLate ? 'tag tag--late' : 'tag')} />
        </p>
        {/* The script keeps this up to date: see live/refresh.ts. */}
        <p className="readers" id="readers" role="status" data-row={`${row.table}/${row.id}`}>
          {readers.length > 0 ? t('desk.row.readers', { people: readers.join(', ') }) : null}
        </p>
      </div>
      <Conflict page={page} />
      <div className="two two--row">
        <div className="two__main">
          <Sent row={row} />
          <Reply page={page} />
          <ReplyForm page={page} />
          <Facts row={row} />
        </div>
        <div className="two__side">
          <FollowUp page={page} />
          <History row={row} />
          <Panel id="privacy" title={t('desk.row.privacy')} look="quiet">
            <p>
              <a className="link" href={`${to}/person`}>
                <Icon name="i-ph-download-simple" /> {t('desk.row.copy')}
              </a>
            </p>
            {role?.powers.includes('erase') ? (
              <p>
                <a className="danger" href={`${to}/erase`}>
                  <Icon name="i-ph-trash" /> {t('desk.row.erase')}
                </a>
              </p>
            ) : null}
          </Panel>
        </div>
        <div className="two__more">
          {row.earlier.length > 0 ? (
            <Panel id="earlier" title={t('desk.row.earlier', { count: row.earlier.length })}>
              <RowLines rows={row.earlier} />
            </Panel>
          ) : null}
          <Origin row={row} />
        </div>
      </div>
    </>
  );
}

/** The messages of a row, which one reads first, and its other columns. */
function columnsOf({ columns }: DeskTable, { values }: FullRow): Record<'messages' | 'facts', readonly DeskColumn[]> {
  const shown = columns.filter(({ name, conditional }) => !conditional || values[name]);
  const messages = shown.filter(({ name, kind }) => kind === 'longText' && visible(values[name]) !== null);
  return { messages, facts: shown.filter((column) => !messages.includes(column)) };
}

function Values({ row, columns }: { row: FullRow; columns: readonly DeskColumn[] }) {
  const { label } = useUi();
  return (
    <dl className="values">
      {columns.map((column) => (
        <Fact key={column.name} term={label(column.label)} long={column.kind === 'longText'}>
          <ColumnValue column={column} value={row.values[column.name] ?? null} full />
        </Fact>
      ))}
    </dl>
  );
}

/** What the visitor wrote. */
function Sent({ row }: { row: FullRow }) {
  const { t, table } = useUi();
  const { messages } = columnsOf(table(row.table), row);
  if (messages.length === 0) return null;
  return (
    <Panel id="sent" title={t('desk.row.sent')}>
      <Values row={row} columns={messages} />
    </Panel>
  );
}

/** What the visitor sent besides. */
function Facts({ row }: { row: FullRow }) {
  const { t, table } = useUi();
  return (
    <Panel id="facts" title={t('desk.row.facts')}>
      <Values row={row} columns={columnsOf(table(row.table), row).facts} />
    </Panel>
  );
}

/** The row's position in the list that the reader came from, with links to its neighbours. */
function Place({ page: { row, list } }: PageProps<'row'>) {
  const { t, formats, totalOf } = useUi();
  if (!list) return null;
  const { query, place } = list;
  const link = (rel: 'prev' | 'next', to: typeof place.next): ReactElement | null =>
    to ? (
      <a className="button button--small" rel={rel} href={rowAddress(row.table, to.id, query, to.at)}>
        <Icon name={rel === 'prev' ? 'i-ph-caret-left' : 'i-ph-caret-right'} />
        <span className="sr">{t(rel === 'prev' ? 'desk.keys.previous' : 'desk.keys.next')}</span>
      </a>
    ) : null;
  return (
    <nav className="place" aria-label={t('desk.place.label')}>
      {link('prev', place.previous)}
      <span>
        {place.at === undefined
          ? t('desk.place.left', { total: totalOf(place) })
          : t('desk.place.of', { at: formats.number(place.at), total: totalOf(place) })}
      </span>
      {link('next', place.next)}
    </nav>
  );
}

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
function History({ row: { table, history } }: { row: FullRow }) {
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

/** The origin of a row, if known, whether the firm was notified of it, and its id. */
function Origin({ row }: { row: FullRow }) {
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
