import type { ReactElement } from 'react';
import type { DeskTable } from '../../contract/config.ts';
import type { Person, RowList } from '../../contract/store.ts';
import { useUi } from '../ui.tsx';
import { AssigneeOptions, StatusOptions } from './Options.tsx';

/** The controls that change the selected rows. */
export function BulkBar({
  table,
  assignees,
  rows,
}: {
  table: DeskTable;
  assignees: readonly Person[];
  rows: RowList['rows'];
}): ReactElement {
  const { t, texts } = useUi();
  const countTexts = {
    hint: t('desk.bulk.hint'),
    chosen_one: texts['desk.bulk.chosen_one'],
    chosen_other: texts['desk.bulk.chosen_other'],
  };
  return (
    <fieldset className="bulk">
      <legend className="sr">{t('desk.bulk.label')}</legend>
      <p className="bulk__count" id="chosen" aria-live="polite" data-texts={JSON.stringify(countTexts)}>
        {countTexts.hint}
      </p>
      {/* Without a script, the server changes these rows if the box for all rows is ticked. */}
      {rows.map(({ id }) => (
        <input key={id} type="hidden" name="shown" value={id} />
      ))}
      <select name="bulk-status" defaultValue="" aria-label={t('desk.bulk.status')}>
        <option value="">{t('desk.bulk.status')}</option>
        <StatusOptions table={table} />
      </select>
      <select name="bulk-assignee" defaultValue="" aria-label={t('desk.bulk.assignee')}>
        <option value="">{t('desk.bulk.assignee')}</option>
        <option value="none">{t('desk.assignee.none')}</option>
        <AssigneeOptions assignees={assignees} withMe />
      </select>
      <button className="button button--small button--primary" type="submit">
        {t('desk.bulk.submit')}
      </button>
    </fieldset>
  );
}
