import { placeholder } from '../compile/placeholders.ts';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import type { Column, Form, PayloadSource, Table } from '../schema/index.ts';
import { suggestion } from '../suggest.ts';
import { characters, fieldsOfTemplate, longest } from './field-length.ts';
import { keyProblem, problem, unknownName } from './problem.ts';
import { addedColumns } from './tables.ts';
import type { Rule } from './rule.ts';

/** A column's source and where it stands. */
interface Entry {
  form: Form;
  table: Table;
  name: string;
  column: Column;
  source: PayloadSource;
  path: SpecPath;
}

/** Refuses a payload that the table would refuse, or cut off, at run time. */
export const payloadFits: Rule = (spec) =>
  Object.entries(spec.forms).flatMap(([key, form]) => {
    const table = spec.tables[form.table];
    if (!table) return unknownName('table/unknown', 'table', form.table, Object.keys(spec.tables), ['forms', key, 'table']);
    const base: SpecPath = ['forms', key, 'payload'];
    const given = Object.entries(form.payload).flatMap(([name, source]): Diagnostic[] => {
      const column = table.columns[name];
      const path = [...base, name];
      if (!column) {
        const hint = suggestion(name, Object.keys(table.columns));
        return [keyProblem('payload/unknown-column', path, `The table "${form.table}" has no column "${name}".`, hint)];
      }
      return checkEntry({ form, table, name, column, source, path });
    });
    const lacking = Object.entries(table.columns)
      .filter(([name, column]) => !column.nullable && !(name in form.payload) && !addedColumns.includes(name))
      .map(([name]) => ({
        ...keyProblem('payload/missing-column', base, `The column "${name}" may not be empty, and the payload gives it nothing.`, `Add ${name}: from('…'), or make the column nullable.`),
        related: [{ path: ['tables', form.table, 'columns', name], message: 'The column is here.' }],
      }));
    return [...given, ...lacking];
  });

const checkEntry = (entry: Entry): Diagnostic[] => {
  const { column, source, path, name } = entry;
  if ((column.type === 'timestamp') !== (source.kind === 'now')) {
    const message = column.type === 'timestamp' ? `The column "${name}" is a point in time.` : `The column "${name}" is a text.`;
    return [problem('payload/type', path, message, column.type === 'timestamp' ? 'Write now().' : 'now() goes to a timestamp column.')];
  }
  if (column.type === 'timestamp') return [];
  if (source.kind === 'literal') return checkLiteral(entry, column, source.value);
  if (source.kind === 'template') return checkTemplate(entry, column.max, source.template);
  return source.kind === 'from' ? checkFrom(entry, column, source) : [];
};

type TextColumn = Extract<Column, { type: 'text' }>;

const tooLong = ({ path, name }: Entry, length: number, max: number): Diagnostic[] =>
  length <= max ? [] : [problem('payload/too-long', path, `This can have ${length} characters; the column "${name}" takes ${max}.`, 'Lower max of the field, or raise that of the column.')];

const checkLiteral = (entry: Entry, column: TextColumn, value: string): Diagnostic[] => {
  if (column.oneOf && !column.oneOf.includes(value)) {
    return [problem('payload/not-allowed', [...entry.path, 'value'], `The column "${entry.name}" does not take "${value}".`, suggestion(value, column.oneOf))];
  }
  return tooLong(entry, characters(value), column.max);
};

const checkTemplate = (entry: Entry, max: number, template: string): Diagnostic[] => {
  const { form, table, path } = entry;
  const names = fieldsOfTemplate(template);
  const unknown = names.filter((name) => !form.fields[name]);
  const rest = template.replaceAll(placeholder, '');
  const at = [...path, 'template'];
  if (unknown.length > 0) {
    return unknown.map((name) => problem('payload/unknown-field', at, `The form has no field "${name}".`, suggestion(name, Object.keys(form.fields))));
  }
  if (/\{\{|\}\}/.test(rest)) return [problem('payload/malformed-template', at, 'A field in a template is written {{name}}.')];
  const length = names.reduce((sum, name) => {
    const field = form.fields[name];
    return field ? sum + longest(form, table, name, field) : sum;
  }, characters(rest));
  return tooLong({ ...entry, path: at }, length, max);
};

const checkFrom = (entry: Entry, column: TextColumn, source: PayloadSource & { kind: 'from' }): Diagnostic[] => {
  const { form, table, path, name } = entry;
  const field = form.fields[source.field];
  if (!field) return unknownName('payload/unknown-field', 'field', source.field, Object.keys(form.fields), [...path, 'field']);
  if (source.emptyAsNull && !column.nullable) {
    return [problem('payload/null', path, `The column "${name}" may not be empty (null).`, 'Write from(…), or make the column nullable.')];
  }
  const related = [{ path: ['forms', form.id, 'fields', source.field], message: 'The field is here.' }];
  if (!field.required && !column.nullable && field.initial === undefined) {
    const message = `The visitor may leave "${source.field}" empty, and the column "${name}" may not be empty.`;
    return [{ ...problem('payload/optional-field', path, message, 'Make the field required, or make the column nullable and write fromOrNull(…).'), related }];
  }
  if (column.oneOf) {
    const { oneOf } = column;
    const fits = field.control === 'select' && field.options.every(({ value }) => oneOf.includes(value));
    if (!fits) return [{ ...problem('payload/not-allowed', path, `The column "${name}" takes only ${oneOf.map((value) => `"${value}"`).join(', ')}.`), related }];
  }
  return tooLong(entry, longest(form, table, source.field, field), column.max).map((found) => ({ ...found, related }));
};
