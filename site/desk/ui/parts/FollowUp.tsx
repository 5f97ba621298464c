import type { ReactElement } from 'react';
import { rowAddress, type PageOf } from '../addresses.ts';
import { useDraft } from '../live/draft.ts';
import { useUi } from '../ui.tsx';
import { AssigneeOptions } from './AssigneeOptions.tsx';
import { Colleague, FieldError, Status, Time } from './Small.tsx';

/** What is done about a row. What was being entered when somebody else was faster is in it still. */
export function FollowUp({ page: { row, assignees, conflict, error } }: { page: PageOf<'row'> }): ReactElement {
  const { t, config, label } = useUi();
  const entered = conflict?.entered;
  const note = useDraft(`${row.table}/${row.id}`);
  const wrong = (name: 'status' | 'assignee' | 'note'): { 'aria-invalid'?: true; 'aria-describedby'?: string } =>
    error && ERRORS[error] === name ? { 'aria-invalid': true, 'aria-describedby': 'follow-up-error' } : {};
  const assignee = entered?.assignee === undefined ? row.assignee : entered.assignee;
  return (
    <section className="panel panel--first" aria-labelledby="follow-up">
      <h2 id="follow-up">{t('desk.followUp.title')}</h2>
      {conflict ? <Conflict conflict={conflict} row={row} /> : null}
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
          <textarea id="note" name="note" rows={4} maxLength={10_000} defaultValue={entered?.note} ref={note} {...wrong('note')} />
        </div>
        <button className="button button--primary" type="submit">
          {t('desk.save')}
        </button>
      </form>
    </section>
  );
}

const ERRORS = { noteTooLong: 'note', unknownStatus: 'status', unknownAssignee: 'assignee', nothingChanged: 'note' } as const;

function Conflict({ conflict: { by, at, entered }, row }: { conflict: NonNullable<PageOf<'row'>['conflict']>; row: PageOf<'row'>['row'] }): ReactElement {
  const { t, statusLabel } = useUi();
  return (
    <div className="alert alert--error" role="alert" id="conflict" tabIndex={-1}>
      <p>
        <strong>{t('desk.conflict.title')}</strong>
      </p>
      <p>
        {by === null ? t('desk.conflict.bySomebody') : t('desk.conflict.by', { person: by })} <Time at={at} />
      </p>
      <dl className="values values--short">
        <div>
          <dt>{t('desk.conflict.statusNow')}</dt>
          <dd>
            <Status status={row.status} />
            {entered.status !== undefined && entered.status !== row.status ? <small> {t('desk.conflict.yours', { value: statusLabel(entered.status) })}</small> : null}
          </dd>
        </div>
        <div>
          <dt>{t('desk.conflict.assigneeNow')}</dt>
          <dd>
            <Colleague email={row.assignee} />
            {entered.assignee !== undefined && entered.assignee !== row.assignee ? (
              <small> {t('desk.conflict.yours', { value: entered.assignee ?? t('desk.assignee.none') })}</small>
            ) : null}
          </dd>
        </div>
      </dl>
      <p>{t('desk.conflict.lead')}</p>
    </div>
  );
}
