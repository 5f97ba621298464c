import type { PageOf } from '../../addresses.ts';
import { useUi } from '../ui.tsx';
import { Colleague, Fact, Status, Time } from './Small.tsx';

/** An alert that somebody else has changed the row: who, when, and the current values next to the entered ones. */
export function Conflict({ page: { conflict, entered = {}, row } }: { page: PageOf<'row'> }) {
  const { t, statusLabel, colleague } = useUi();
  if (!conflict) return null;
  const { by, at } = conflict;
  const { status = row.status, assignee = row.assignee } = entered;
  const yours = (value: string) => <small> {t('desk.conflict.yours', { value })}</small>;
  return (
    <div className="alert alert--error" role="alert" id="conflict" tabIndex={-1}>
      <p>
        <strong>{t('desk.conflict.title')}</strong>
      </p>
      <p>
        {by === null ? t('desk.conflict.bySomebody') : t('desk.conflict.by', { person: colleague(by) })}{' '}
        <Time at={at} />
      </p>
      <dl className="values values--short">
        <Fact term={t('desk.conflict.statusNow')}>
          <Status table={row.table} status={row.status} />
          {status === row.status ? null : yours(statusLabel(row.table, status))}
        </Fact>
        <Fact term={t('desk.conflict.assigneeNow')}>
          <Colleague email={row.assignee} />
          {assignee === row.assignee ? null : yours(assignee === null ? t('desk.assignee.none') : colleague(assignee))}
        </Fact>
      </dl>
      <p>
        <a href="#follow-up">{t('desk.conflict.lead')}</a>
      </p>
    </div>
  );
}
