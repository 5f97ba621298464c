import { Fragment, type ReactElement } from 'react';
import type { DeskColumn } from '../../contract/config.ts';
import { formatValue } from '../../format.ts';
import { useUi } from '../ui.tsx';
import { mailAddress } from '../../reply-draft.ts';
import type { FullRow } from '../../contract/store.ts';
import { Colleague, Panel, Status, Time, Fact } from './elements.tsx';

/** The length of an excerpt of a long text. */
const SHOWN = 1000;

interface LinkedProps {
  readonly text: string;
  /** Where to cut the text. */
  readonly end?: number;
  /** Whether the text is the answer to the question for a telephone number. */
  readonly isTelephone?: boolean;
}

/** A visitor's text in which telephone numbers are links. */
function Linked({ text, end = text.length, isTelephone = false }: LinkedProps) {
  const { telephones } = useUi();
  // A number that is cut is another number.
  const found = telephones(text, isTelephone).filter(({ to }) => to <= end);
  return (
    <>
      {found.map(({ href, from, to }, index) => (
        <Fragment key={from}>
          {text.slice(found[index - 1]?.to ?? 0, from)}
          <a href={href}>{text.slice(from, to)}</a>
        </Fragment>
      ))}
      {text.slice(found.at(-1)?.to ?? 0, end).toWellFormed()}
    </>
  );
}

/** A visitor's text with its line breaks. Shows an excerpt of a long text, and the rest on demand. */
function VisitorText({ text }: { text: string }) {
  const { t, formats } = useUi();
  const lines = (end: number) => (
    <p className="visitor__text" dir="auto">
      <Linked text={text} end={end} />
      {end < text.length ? '…' : null}
    </p>
  );
  if (text.length <= SHOWN) return lines(text.length);
  return (
    <div className="visitor">
      {lines(SHOWN)}
      <details>
        <summary>{t('desk.row.whole', { characters: formats.number(text.length) })}</summary>
        {lines(text.length)}
      </details>
    </div>
  );
}

interface ColumnValueProps {
  readonly column: DeskColumn;
  readonly value: string | null;
  readonly full?: boolean;
}

/** The value of a column; with `full`, as the page of a row shows it, otherwise as a list does. */
export function ColumnValue({ column, value, full = false }: ColumnValueProps) {
  const ui = useUi();
  const { t } = ui;
  const shown = formatValue(column, value, ui, full ? 'full' : 'list');
  if (value === null || shown === null) return <span className="none">{t('desk.none')}</span>;
  if (shown !== value) {
    if (column.kind !== 'timestamp' && column.kind !== 'date') return <>{shown}</>;
    return <time dateTime={value}>{shown}</time>;
  }
  if (!full) return <bdi>{value.length > 160 ? `${value.slice(0, 160)}…` : value}</bdi>;
  if (column.kind === 'longText') return <VisitorText text={value} />;
  const to = addressOf(column.kind, value);
  if (to === undefined && value.length > SHOWN) return <VisitorText text={value} />;
  if (to === undefined) return <bdi>{column.kind === 'phone' ? <Linked text={value} isTelephone /> : value}</bdi>;
  return (
    <a href={to} {...(column.kind === 'url' && { target: '_blank', rel: 'noopener noreferrer' })}>
      <bdi>{value}</bdi>
      {column.kind === 'url' ? <span className="sr"> {t('desk.newTab')}</span> : null}
    </a>
  );
}

/** The link of a value that is valid for its column's kind. Other values do not become links. */
export function addressOf(kind: DeskColumn['kind'], value: string): string | undefined {
  if (kind === 'email') return mailAddress(value);
  if (kind === 'url' && /^https?:\/\/[^\s<>"]+$/i.test(value) && URL.canParse(value)) return new URL(value).href;
  return undefined;
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
