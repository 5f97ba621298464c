import { localesOf } from '../compile/locales.ts';
import type { SiteSpec } from '../schema/index.ts';
import { deskAccess } from './desk-access.ts';
import { deskChanges, deskHome } from './desk-changes.ts';
import { deskFilters } from './desk-filters.ts';
import { deskListing } from './desk-list.ts';
import { deskMail } from './desk-mail.ts';
import { deskPeople } from './desk-people.ts';
import { deskRows, deskTable } from './desk-rows.ts';
import { installDesk } from './desk-tables.ts';
import type { Part } from './parts.ts';

/** What the desk needs of the private schema; nothing for a site without one. */
export function deskParts(spec: SiteSpec): Part[] {
  const { desk } = spec;
  if (!desk) return [];
  return [
    { name: 'desk', title: 'desk: its people, states of rows, and audit', sql: installDesk(desk.keepAudit) },
    { name: 'desk_access', title: 'desk: who may see and do what', sql: deskAccess(spec) },
    { name: 'desk_rows', title: 'desk: what is kept of each row', sql: deskRows(spec) },
    { name: 'desk_list', title: 'desk: listing and reading', sql: deskListing() },
    { name: 'desk_changes', title: 'desk: following up and erasing', sql: deskChanges(desk.undoSeconds) },
    { name: 'desk_overview', title: 'desk: its home page', sql: deskHome(desk.responseHours, spec.firm.timeZone) },
    { name: 'desk_people', title: 'desk: who may come in', sql: deskPeople(localesOf(spec)) },
  ];
}

/** What each table needs for its inbox, after it was made or changed. */
export function deskTableParts(spec: SiteSpec): Part[] {
  const { desk } = spec;
  if (!desk) return [];
  const filters = deskFilters(spec, desk);
  return [
    ...Object.keys(spec.tables).map((table) => ({
      name: `desk_${table}_inbox`,
      title: `desk: the inbox of ${table}`,
      sql: deskTable(spec, table),
    })),
    ...(filters === '' ? [] : [{ name: 'desk_filters', title: 'desk: what lists are filtered by', sql: filters }]),
    { name: 'desk_mail', title: 'desk: whom new rows are mailed to', sql: deskMail(spec) },
  ];
}
