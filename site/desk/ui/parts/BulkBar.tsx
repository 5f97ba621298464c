import type { ReactElement } from 'react';
import type { Person } from '../../contract/store.ts';
import { useUi } from '../ui.tsx';
import { AssigneeOptions } from './AssigneeOptions.tsx';

/** What can be done with the rows that are chosen. */
export function BulkBar({ assignees }: { assignees: readonly Person[] }): ReactElement {
  const { t, config, label } = useUi();
  return (
    <fieldset className="bulk">
      <legend className="sr">{t('desk.bulk.label')}</legend>
      <p className="bulk__count" id="chosen" aria-live="polite">
        {t('desk.bulk.hint')}
      </p>
      <label className="sr" htmlFor="bulk-status">
        {t('desk.bulk.status')}
      </label>
      <select id="bulk-status" name="bulk-status" defaultValue="">
        <option value="">{t('desk.bulk.status')}</option>
        {config.statuses.map(({ key, label: name }) => (
          <option key={key} value={key}>
            {label(name)}
          </option>
        ))}
      </select>
      <label className="sr" htmlFor="bulk-assignee">
        {t('desk.bulk.assignee')}
      </label>
      <select id="bulk-assignee" name="bulk-assignee" defaultValue="">
        <option value="">{t('desk.bulk.assignee')}</option>
        <option value="none">{t('desk.assignee.none')}</option>
        <AssigneeOptions assignees={assignees} withMe />
      </select>
      <button className="button button--small" type="submit">
        {t('desk.bulk.submit')}
      </button>
    </fieldset>
  );
}
