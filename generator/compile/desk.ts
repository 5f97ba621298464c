import type { DeskConfig } from '../../site/desk/contract/config.ts';
import { deskReservedKeys } from '../schema/index.ts';
import type { Locale, SiteSpec } from '../schema/index.ts';
import { compileDeskTable, tablesOfRole } from './desk-table.ts';
import { localesOf } from './locales.ts';
import { oncePer } from './once.ts';
import { localizedTextOf } from './text.ts';

function localeOf(spec: SiteSpec, code: Locale): DeskConfig['locales'][number] {
  const { name, tag, formats = tag } = spec.locales.all[code];
  return { code, name, formats, ...(new Intl.Locale(code).getTextInfo().direction === 'rtl' && { direction: 'rtl' }) };
}

/** The desk as its server and pages know it; nothing where the spec has none. */
export const compileDesk: (spec: SiteSpec) => DeskConfig | undefined = oncePer(make);

function make(spec: SiteSpec): DeskConfig | undefined {
  const { desk, records, firm } = spec;
  if (!desk) return undefined;
  return {
    firm: firm.name,
    siteOrigin: firm.origin,
    locales: localesOf(spec).map((code) => localeOf(spec, code)),
    defaultLocale: spec.locales.default,
    timeZone: firm.timeZone,
    roles: Object.entries(desk.roles).map(([name, role]) => ({
      name,
      label: localizedTextOf(spec, role.label),
      tables: tablesOfRole(spec, role),
      powers: role.powers ?? [],
    })),
    tables: Object.keys(spec.tables).map((key) => compileDeskTable(spec, desk, key)),
    statuses: Object.entries(records.followUp.statuses).map(([key, label]) => ({
      key,
      label: localizedTextOf(spec, label),
    })),
    initialStatus: records.followUp.initial,
    doneStatuses: desk.done,
    responseHours: desk.responseHours,
    session: desk.session,
    signInMails: desk.signInMails,
    pageSize: desk.pageSize,
    undoSeconds: desk.undoSeconds,
  };
}

/** The texts of the desk in a language: its own, and the reserved ones that it shows. */
export function deskTexts(spec: SiteSpec, locale: Locale): Record<string, string> {
  const shown = deskReservedKeys.flatMap((key) => (spec.reserved[key] ? [[key, spec.reserved[key]] as const] : []));
  return {
    ...Object.fromEntries(shown.map(([key, text]) => [key, localizedTextOf(spec, text)[locale]])),
    // Their values are the desk's own: `{{email}}` is somebody's address here, not the firm's.
    ...Object.fromEntries(Object.entries(spec.desk?.texts ?? {}).map(([key, text]) => [key, text[locale]])),
  };
}
