import type { ReactElement } from 'react';
import { queryIn, rowAddress, type PageOf } from '../../addresses.ts';
import { today } from '../../format.ts';
import { useUi } from '../ui.tsx';
import { AssigneeOptions, StatusOptions } from './Options.tsx';
import { As, FieldError } from './Small.tsx';

/** The form that changes a row. It shows rejected input again. */
export function FollowUp({
  page: { row, assignees, entered, error, list, address },
}: {
  page: PageOf<'row'>;
}): ReactElement | null {
  const { t, table, config, formats, label } = useUi();
  const invalidProps = (
    name: 'status' | 'assignee' | 'remind' | 'note',
  ): { 'aria-invalid'?: true; 'aria-describedby'?: string } =>
    error && ERRORS[error] === name ? { 'aria-invalid': true, 'aria-describedby': 'follow-up-error' } : {};
  const assignee = entered?.assignee === undefined ? row.assignee : entered.assignee;
  const remind = entered?.remind === undefined ? (row.isDue ? null : row.remind) : entered.remind;
  const known = table(row.table);
  if (!known) return null;
  const isOpen = known.statuses.some(({ key, tone }) => key === row.status && tone === 'open');
  const answered = isOpen ? known.statuses.find(({ tone }) => tone === 'waiting') : undefined;
  return (
    <section className="panel panel--first" aria-labelledby="follow-up">
      <h2 id="follow-up">{t('desk.followUp.title')}</h2>
      {error ? <FieldError id="follow-up-error">{t(`desk.followUp.${error}`)}</FieldError> : null}
      <form
        method="post"
        action={`${rowAddress(row.table, row.id)}${queryIn(address)}`}
        className="stack"
        id="follow-up-form"
        data-row={`${row.table}/${row.id}`}
      >
        <As />
        <input type="hidden" name="version" value={row.version} />
        <div className="field">
          <label htmlFor="status">{t('desk.column.status')}</label>
          <select id="status" name="status" defaultValue={entered?.status ?? row.status} {...invalidProps('status')}>
            <StatusOptions table={known} />
          </select>
        </div>
        <div className="field">
          <label htmlFor="assignee">{t('desk.column.assignee')}</label>
          <select id="assignee" name="assignee" defaultValue={assignee ?? ''} {...invalidProps('assignee')}>
            <option value="">{t('desk.assignee.none')}</option>
            <AssigneeOptions assignees={assignees} chosen={assignee} withMe />
          </select>
        </div>
        <div className="field">
          <label htmlFor="remind">{t('desk.followUp.remind')}</label>
          <input
            id="remind"
            name="remind"
            type="date"
            min={dayAfter(today(config))}
            defaultValue={remind ?? ''}
            {...invalidProps('remind')}
          />
          {row.isDue && row.remind ? (
            <small>{t('desk.followUp.remindDue', { day: formats.shortDay(row.remind) })}</small>
          ) : null}
        </div>
        <div className="field">
          <label htmlFor="note">{t('desk.followUp.note')}</label>
          <textarea
            id="note"
            name="note"
            rows={4}
            maxLength={10_000}
            defaultValue={entered?.note}
            {...invalidProps('note')}
          />
        </div>
        <p className="quiet unsaved">{t('desk.followUp.unsaved')}</p>
        <p className="actions">
          <button className="button button--primary" type="submit">
            {t('desk.save')}
          </button>
          {list ? (
            <button className="button" type="submit" name="next" value="yes">
              {t('desk.followUp.next')}
            </button>
          ) : null}
        </p>
        {answered ? (
          <p className="line">
            {t('desk.followUp.replied')}
            <button className="button button--small" type="submit" name="mark" value={answered.key}>
              {t('desk.followUp.mark', { status: label(answered.label) })}
            </button>
          </p>
        ) : null}
      </form>
    </section>
  );
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

/** The control that each error is about. */
const ERRORS = {
  noteTooLong: 'note',
  unknownStatus: 'status',
  unknownAssignee: 'assignee',
  remindPast: 'remind',
  nothingChanged: 'note',
} as const;
