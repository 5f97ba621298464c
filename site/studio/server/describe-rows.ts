import { compileDeskTable } from '../../../generator/compile/desk.ts';
import { columnNames } from '../../../generator/compile/field.ts';
import { localizedTextOf } from '../../../generator/compile/text.ts';
import { settingsOf, type Field, type FieldOption, type Form, type SiteSpec } from '../../../generator/schema/index.ts';
import type { StudioTextKey } from '../../texts/studio.ts';
import type { ChangeLine } from '../contract.ts';

/** Describes how changed form fields affect stored submissions and future ones. */
export function describeRows(before: SiteSpec, after: SiteSpec): ChangeLine[] {
  return Object.entries(after.forms).flatMap(([id, newForm]) => {
    const oldForm = before.forms[id];
    if (!oldForm || JSON.stringify(oldForm) === JSON.stringify(newForm)) return [];
    return Object.entries({ ...oldForm.fields, ...newForm.fields }).flatMap(([name, field]) => {
      const what = [{ texts: localizedTextOf(after, field.label) }];
      const line = (key: StudioTextKey, more = {}): ChangeLine => ({ key, values: { what, ...more } });
      const [oldField, newField] = [oldForm.fields[name], newForm.fields[name]];
      if (!oldField) {
        const hasColumn = columnNames(newForm, name).some((column) => before.tables[newForm.table]?.columns[column]);
        return [line(hasColumn ? 'rows.reused' : 'rows.added')];
      }
      if (!newField) {
        const period = after.records.retention.tables[newForm.table];
        return [
          line('rows.removed', { count: [String(period?.count)], unit: [{ say: `rows.${period?.unit ?? 'days'}` }] }),
        ];
      }
      // At the desk, a column may have its own label or that of another form's field.
      const isRenamed =
        JSON.stringify(oldField.label) !== JSON.stringify(newField.label) &&
        deskLabel(before, oldForm, name) !== deskLabel(after, newForm, name);
      return [
        ...[...changesOf(oldField, newField), ...(isRenamed ? ['rows.label' as const] : [])].map((key) => line(key)),
        ...removedOptions(oldField, newField).map(({ value, label }) =>
          line('rows.optionGone', { option: [{ texts: localizedTextOf(before, label) }], stored: [value] }),
        ),
      ];
    });
  });
}

/** The labels of a field's columns at the desk, for comparison. */
function deskLabel(spec: SiteSpec, form: Form, field: string): string {
  const columns = spec.desk ? compileDeskTable(spec, spec.desk, form.table).columns : [];
  const own = columnNames(form, field);
  return JSON.stringify(columns.filter(({ name }) => own.includes(name)).map(({ label }) => label));
}

function removedOptions(oldField: Field, newField: Field): readonly FieldOption[] {
  const [before = [], after = []] = [settingsOf(oldField).options, settingsOf(newField).options];
  return before.filter(({ value }) => !after.some((option) => option.value === value));
}

function changesOf(oldField: Field, newField: Field): StudioTextKey[] {
  const [before, after] = [settingsOf(oldField), settingsOf(newField)];
  const known = before.options?.map(({ value }) => value);
  const isRequired = after.required === true;
  return [
    ...(isRequired === (before.required === true)
      ? []
      : [isRequired ? ('rows.required' as const) : ('rows.optional' as const)]),
    ...(after.options?.some(({ value }) => !known?.includes(value)) ? ['rows.options' as const] : []),
  ];
}
