import { queryIn, rowAddress } from '../../addresses.ts';
import type { PageOf } from '../../contract/pages.ts';
import { today } from '../../format.ts';
import { useUi } from '../ui.tsx';
import {
  FieldError,
  Panel,
  Colleague,
  Fact,
  Status,
  Time,
  assigneeOptions,
  Field,
  Form,
  InputField,
  invalid,
  SelectField,
  Submit,
  Select,
  openRights,
} from './elements.tsx';
import type { DeskConfig } from '../../contract/config.ts';
import { RIGHTS, type ListedRow } from '../../contract/store.ts';
import { rightsDue, workingDaysLeft } from '../../roles-and-deadlines.ts';

/** The form that changes a row. It shows rejected input again. */
export function FollowUp({ page: { row, assignees, entered = {}, error, list, address } }: { page: PageOf<'row'> }) {
  const ui = useUi();
  const { t, config, formats, label } = ui;
  const { statuses } = ui.table(row.table);
  const reminds = row.isDue ? null : row.remind;
  const { assignee = row.assignee, remind = reminds } = entered;
  const isOpen = statuses.some(({ key, tone }) => key === row.status && tone === 'open');
  const answered = isOpen ? statuses.find(({ tone }) => tone === 'waiting') : undefined;
  const invalidIf = (...errors: readonly (typeof error)[]): ReturnType<typeof invalid> =>
    invalid(error !== undefined && errors.includes(error), 'follow-up-error');
  return (
    <Panel id="follow-up" title={t('desk.followUp.title')} look="first">
      {error ? <FieldError id="follow-up-error">{t(`desk.followUp.${error}`)}</FieldError> : null}
      <Form
        action={`${rowAddress(row.table, row.id)}${queryIn(address)}`}
        className="stack"
        id="follow-up-form"
        data-row={`${row.table}/${row.id}`}
      >
        <input type="hidden" name="version" value={row.version} />
        {/* What differs from these values has been touched. */}
        <input type="hidden" name="was-status" value={row.status} />
        <input type="hidden" name="was-assignee" value={row.assignee ?? ''} />
        <input type="hidden" name="was-remind" value={reminds ?? ''} />
        {config.rights ? <input type="hidden" name="was-rights" value={row.rights ?? ''} /> : null}
        {row.isDue ? <input type="hidden" name="due" value="yes" /> : null}
        <SelectField
          name="status"
          label={t('desk.column.status')}
          options={statuses.map((status) => [status.key, label(status.label)])}
          defaultValue={entered.status ?? row.status}
          {...invalidIf('unknownStatus')}
        />
        <SelectField
          name="assignee"
          label={t('desk.column.assignee')}
          empty={t('desk.assignee.none')}
          options={assigneeOptions(ui, assignees, assignee)}
          defaultValue={assignee ?? ''}
          {...invalidIf('unknownAssignee')}
        />
        <InputField
          name="remind"
          type="date"
          label={t('desk.followUp.remind')}
          min={dayAfter(today(config))}
          defaultValue={remind ?? ''}
          {...invalidIf('remindPast')}
        >
          {row.isDue && row.remind ? (
            <small>{t('desk.followUp.remindDue', { day: formats.shortDay(row.remind) })}</small>
          ) : null}
        </InputField>
        {config.rights ? (
          <RightsField
            row={row}
            chosen={(entered.rights === undefined ? row.rights : entered.rights?.kind) ?? ''}
            rights={config.rights}
          />
        ) : null}
        <Field id="note" label={t('desk.followUp.note')}>
          <textarea
            id="note"
            name="note"
            rows={4}
            maxLength={10_000}
            defaultValue={entered.note}
            {...invalidIf('noteTooLong', 'nothingChanged')}
          />
        </Field>
        <p className="quiet unsaved">{t('desk.followUp.unsaved')}</p>
        <p className="actions">
          <Submit look="primary">{t('desk.save')}</Submit>
          {list ? (
            <Submit name="next" value="yes">
              {t('desk.followUp.next')}
            </Submit>
          ) : null}
        </p>
        {answered ? (
          <p className="line">
            {t('desk.followUp.replied')}
            <Submit look="small" name="mark" value={answered.key}>
              {t('desk.followUp.mark', { status: label(answered.label) })}
            </Submit>
          </p>
        ) : null}
      </Form>
    </Panel>
  );
}

/** The control that marks a row as a request of rights, with the day by which the firm must answer. */
function RightsField({ row, chosen, rights }: { row: ListedRow; chosen: string; rights: DeskConfig['rights'] & {} }) {
  const ui = useUi();
  const { t, label, formats, config } = ui;
  const due = row.rightsDue ?? rightsDue(config, row.createdAt);
  const open = openRights(ui, row);
  const left = workingDaysLeft(today(config), due, rights.holidays);
  return (
    <Field id="rights" label={t('desk.rights.label')}>
      <Select
        id="rights"
        name="rights"
        empty={t('desk.rights.none')}
        options={RIGHTS.map((kind) => [kind, t(`desk.rights.${kind}`)])}
        defaultValue={chosen}
      />
      <small>
        {t(row.rights === null ? 'desk.rights.ifSo' : 'desk.rights.until', { day: formats.calendarDay(due) })}{' '}
        {open ? t(left < 0 ? 'desk.rights.late' : 'desk.rights.left', { count: left }) : null}{' '}
        {row.rights === null
          ? null
          : t('desk.rights.source', { count: rights.workingDays, source: label(rights.source) })}
      </small>
    </Field>
  );
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

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
