import type { ReactElement } from 'react';
import { rowAddress, type PageOf } from '../addresses.ts';
import { useDraft } from '../live/draft.ts';
import { useUi } from '../ui.tsx';
import { AssigneeOptions } from './AssigneeOptions.tsx';
import { FieldError } from './Small.tsx';

/** What is done about a row. What was being entered when somebody else was faster is in it still. */
export function FollowUp({ page: { row, assignees, conflict, error } }: { page: PageOf<'row'> }): ReactElement {
  const { t, config, label, frame } = useUi();
  const entered = conflict?.entered;
  const note = useDraft(frame.person?.email ?? '', `${row.table}/${row.id}`);
  const wrong = (name: 'status' | 'assignee' | 'note'): { 'aria-invalid'?: true; 'aria-describedby'?: string } =>
    error && ERRORS[error] === name ? { 'aria-invalid': true, 'aria-describedby': 'follow-up-error' } : {};
  const assignee = entered?.assignee === undefined ? row.assignee : entered.assignee;
  return (
    <section className="panel panel--first" aria-labelledby="follow-up">
      <h2 id="follow-up">{t('desk.followUp.title')}</h2>
      {error ? <FieldError id="follow-up-error">{t(`desk.followUp.${error}`)}</FieldError> : null}
      <form method="post" action={rowAddress(row.table, row.id)} className="stack" data-soft="row" id="follow-up-form">
        <input type="hidden" name="version" value={row.version} />
        <div className="field">
          <label htmlFor="status">{t('desk.column.status')}</label>
          <select id="status" name="status" defaultValue={entered?.status ?? row.status} {...wrong('status')}>
            {config.statuses.map(({ key, label: name }) => (
              <option key={key} value={key}>
                {label(name)}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="assignee">{t('desk.column.assignee')}</label>
          <select id="assignee" name="assignee" defaultValue={assignee ?? ''} {...wrong('assignee')}>
            <option value="">{t('desk.assignee.none')}</option>
            <AssigneeOptions assignees={assignees} chosen={assignee} withMe />
          </select>
        </div>
        <div className="field">
          <label htmlFor="note">{t('desk.followUp.note')}</label>
          <textarea
            id="note"
            name="note"
            rows={4}
            maxLength={10_000}
            defaultValue={entered?.note}
            ref={note}
            {...wrong('note')}
          />
        </div>
        <button className="button button--primary" type="submit">
          {t('desk.save')}
        </button>
      </form>
    </section>
  );
}

const ERRORS = {
  noteTooLong: 'note',
  unknownStatus: 'status',
  unknownAssignee: 'assignee',
  nothingChanged: 'note',
} as const;
