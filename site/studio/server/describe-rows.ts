import { compileDeskTable } from '../../../generator/compile/desk.ts';
import { columnNames } from '../../../generator/compile/field.ts';
import { localizedTextOf } from '../../../generator/compile/text.ts';
import { settingsOf } from '../../../generator/schema/index.ts';
import type { Field, Form, SiteSpec } from '../../../generator/schema/index.ts';
import type { StudioTextKey } from '../../../generator/schema/studio-texts.ts';
import type { ChangeLine } from '../contract.ts';

/** Says what changed fields of forms mean for what visitors have sent so far, and for what they will send. */
export function describeRows(before: SiteSpec, after: SiteSpec): ChangeLine[] {
  return Object.entries(after.forms).flatMap(([id, now]) => {
    const was = before.forms[id];
    if (!was || JSON.stringify(was) === JSON.stringify(now)) return [];
    return Object.entries({ ...was.fields, ...now.fields }).flatMap(([name, field]) => {
      const what = [{ texts: localizedTextOf(after, field.label) }];
      const line = (key: StudioTextKey, more: ChangeLine['values'] = {}): ChangeLine => ({
        key,
        values: { what, ...more },
      });
      const [old, next] = [was.fields[name], now.fields[name]];
      if (!old) {
        const isThere = columnNames(now, name).some((column) => before.tables[now.table]?.columns[column]);
        return [line(isThere ? 'rows.reused' : 'rows.added')];
      }
      if (!next) {
        const period = after.records.retention.tables[now.table];
        return [
          line('rows.removed', { count: [String(period?.count)], unit: [{ say: `rows.${period?.unit ?? 'days'}` }] }),
        ];
      }
      // A column may have a name of its own at the desk, or that of another form's field.
      const isRenamed =
        JSON.stringify(old.label) !== JSON.stringify(next.label) &&
        deskLabel(before, was, name) !== deskLabel(after, now, name);
      return [...changesOf(old, next), ...(isRenamed ? ['rows.label' as const] : [])].map((key) => line(key));
    });
  });
}

/** What the desk calls the answers to a field. */
function deskLabel(spec: SiteSpec, form: Form, field: string): string {
  const columns = spec.desk ? compileDeskTable(spec, spec.desk, form.table).columns : [];
  const own = columnNames(form, field);
  return JSON.stringify(columns.filter(({ name }) => own.includes(name)).map(({ label }) => label));
}

function changesOf(was: Field, now: Field): StudioTextKey[] {
  const [before, after] = [settingsOf(was), settingsOf(now)];
  const known = before.options?.map(({ value }) => value);
  const isRequired = after.required === true;
  return [
    ...(isRequired === (before.required === true)
      ? []
      : [isRequired ? ('rows.required' as const) : ('rows.optional' as const)]),
    ...(after.options?.some(({ value }) => !known?.includes(value)) ? ['rows.options' as const] : []),
  ];
}
