import type { DeskConfig } from '../../contract/config.ts';
import { RIGHTS, type ListedRow } from '../../contract/store.ts';
import { today } from '../../format.ts';
import { rightsDue, workingDaysLeft } from '../../rules.ts';
import { useUi, type Ui } from '../ui.tsx';
import { Field, Select } from './Form.tsx';

/** From how many working days before its deadline on a request of rights is late. */
const SOON = 5;

/** The right that a row exercises and its deadline, unless the row is settled. */
export function openRights({ table: tableOf }: Ui, { table, status, rights, rightsDue: due }: ListedRow) {
  const tone = tableOf(table).statuses.find(({ key }) => key === status)?.tone;
  if (rights === null || due === null || tone === 'done' || tone === 'closed' || tone === 'spam') return undefined;
  return { rights, due };
}

/** The deadline of a row that exercises a right, in a list. */
export function RightsTag({ row, className }: { row: ListedRow; className: (isLate: boolean) => string }) {
  const ui = useUi();
  const { t, config, formats } = ui;
  const open = openRights(ui, row);
  if (!open) return null;
  const left = workingDaysLeft(today(config), open.due, config.rights?.holidays ?? []);
  return (
    <span className={className(left < SOON)} title={t(`desk.rights.${open.rights}`)}>
      {t('desk.rights.tag', { day: formats.shortDay(open.due) })}
    </span>
  );
}

/** The control that marks a row as a request of rights, with the day by which the firm must answer. */
export function RightsField({
  row,
  chosen,
  rights,
}: {
  row: ListedRow;
  chosen: string;
  rights: DeskConfig['rights'] & {};
}) {
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
