import type { ReactElement } from 'react';
import type { PageOf } from '../../addresses.ts';
import { useUi } from '../ui.tsx';
import { Colleague, Status, Time } from './Small.tsx';

/** An alert that somebody else has changed the row: who, when, and the current values next to the entered ones. */
export function Conflict({
  conflict: { by, at },
  entered = {},
  row,
}: {
  conflict: NonNullable<PageOf<'row'>['conflict']>;
  entered: PageOf<'row'>['entered'];
  row: PageOf<'row'>['row'];
}): ReactElement {
  const { t, statusLabel, colleague } = useUi();
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
        <div>
          <dt>{t('desk.conflict.statusNow')}</dt>
          <dd>
            <Status table={row.table} status={row.status} />
            {entered.status !== undefined && entered.status !== row.status ? (
              <small> {t('desk.conflict.yours', { value: statusLabel(row.table, entered.status) })}</small>
            ) : null}
          </dd>
        </div>
        <div>
          <dt>{t('desk.conflict.assigneeNow')}</dt>
          <dd>
            <Colleague email={row.assignee} />
            {entered.assignee !== undefined && entered.assignee !== row.assignee ? (
              <small>
                {' '}
                {t('desk.conflict.yours', {
                  value: entered.assignee === null ? t('desk.assignee.none') : colleague(entered.assignee),
                })}
              </small>
            ) : null}
          </dd>
        </div>
      </dl>
      <p>
        <a href="#follow-up">{t('desk.conflict.lead')}</a>
      </p>
    </div>
  );
}
