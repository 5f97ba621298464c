import { placeholder } from '../compile/placeholders.ts';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import { numberLimits } from '../compile/field.ts';
import { settingsOf } from '../schema/index.ts';
import type { Column, ColumnOf, Field, FieldOf, Form, PayloadSource, Table } from '../schema/index.ts';
import { nearest, suggestion } from '../suggest.ts';
import { characters, fieldsOfTemplate, longest } from './field-length.ts';
import { enumerated, keyProblem, problem, unknownName } from './problem.ts';
import { otherTable } from './payload-table.ts';
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
    if (!table)
      return unknownName('table/unknown', 'table', form.table, Object.keys(spec.tables), ['forms', key, 'table']);
    const elsewhere = otherTable(spec, key, form);
    if (elsewhere.length > 0) return elsewhere;
    const base: SpecPath = ['forms', key, 'payload'];
    const given = Object.entries(form.payload).flatMap(([name, source]): Diagnostic[] => {
      const column = table.columns[name];
      const path = [...base, name];
      if (!column) {
        // A column with a name that none can have is told where it stands.
        if (Object.keys(table.columns).some((known) => known !== known.toLowerCase() && known.toLowerCase() === name))
          return [];
        const hint = suggestion(name, Object.keys(table.columns));
        return [keyProblem('payload/unknown-column', path, `The table "${form.table}" has no column "${name}".`, hint)];
      }
      return checkEntry({ form, table, name, column, source, path });
    });
    // Under a name that is nearly that of the column, its value is there.
    const meant = new Set(
      Object.keys(form.payload)
        .filter((name) => !table.columns[name])
        .map((name) => nearest(name, Object.keys(table.columns))),
    );
    const lacking = Object.entries(table.columns)
      .filter(
        ([name, column]) =>
          !meant.has(name) && !column.nullable && !(name in form.payload) && !addedColumns.includes(name),
      )
      .map(([name]) => name);
    return [...given, ...missing(form.table, lacking, base)];
  });

/** Columns that have to be filled and are not, in one message. */
function missing(table: string, columns: readonly string[], path: SpecPath): Diagnostic[] {
  if (columns.length === 0) return [];
  const [which, it] = columns.length === 1 ? ['The column', 'it'] : ['The columns', 'them'];
  return [
    {
      ...keyProblem(
        'payload/missing-column',
        path,
        `${which} ${enumerated(columns.map((name) => `"${name}"`))} may not be empty, and the payload gives ${it} nothing.`,
        `Add ${columns.map((name) => `${name}: from('…')`).join(', ')}, or make ${columns.length === 1 ? 'the column' : 'them'} nullable.`,
      ),
      related: columns.map((name) => ({ path: ['tables', table, 'columns', name], message: 'The column is here.' })),
    },
  ];
}

/** What the types of columns are called, and what fills them. */
const columnTypes: Record<
  Column['type'],
  { readonly is: string; readonly filledBy: readonly Field['control'][]; readonly hint: string }
> = {
  text: {
    is: 'a text',
    filledBy: ['text', 'email', 'tel', 'url', 'textarea', 'select', 'radio', 'hidden'],
    hint: 'now() goes to a timestamp column.',
  },
  timestamp: { is: 'a point in time', filledBy: [], hint: 'Write now().' },
  boolean: { is: 'yes or no', filledBy: ['checkbox'], hint: 'Write from(…) with the name of a checkbox.' },
  date: { is: 'a day', filledBy: ['date'], hint: 'Write from(…) with the name of a date field.' },
  integer: { is: 'a whole number', filledBy: ['number'], hint: 'Write from(…) with the name of a number field.' },
  decimal: {
    is: 'a number with decimals',
    filledBy: ['number'],
    hint: 'Write from(…) with the name of a number field.',
  },
};

const columnFor: Partial<Record<Field['control'], string>> = {
  checkbox: 'boolean()',
  date: 'date()',
  number: 'integer({ min, max }) or decimal({ min, max, decimals })',
};

function checkEntry(entry: Entry): Diagnostic[] {
  const { column, source, path, name } = entry;
  const { is, hint } = columnTypes[column.type];
  const wrongType = (): Diagnostic[] => [problem('payload/type', path, `The column "${name}" is ${is}.`, hint)];
  if (source.kind === 'from') return checkFrom(entry, source);
  if (column.type === 'timestamp') return source.kind === 'now' ? [] : wrongType();
  if (column.type !== 'text' || source.kind === 'now') return wrongType();
  return source.kind === 'literal'
    ? checkLiteral(entry, column, source.value)
    : checkTemplate(entry, column.max, source.template);
}

type TextColumn = ColumnOf<'text'>;

function tooLong({ path, name }: Entry, length: number, max: number): Diagnostic[] {
  return length <= max
    ? []
    : [
        problem(
          'payload/too-long',
          path,
          `This can have ${length} characters; the column "${name}" takes ${max}.`,
          'Lower max of the field, or raise that of the column.',
        ),
      ];
}

function checkLiteral(entry: Entry, column: TextColumn, value: string): Diagnostic[] {
  if (column.oneOf && !column.oneOf.includes(value)) {
    return [
      problem(
        'payload/not-allowed',
        [...entry.path, 'value'],
        `The column "${entry.name}" does not take "${value}".`,
        suggestion(value, column.oneOf),
      ),
    ];
  }
  return tooLong(entry, characters(value), column.max);
}

function checkTemplate(entry: Entry, max: number, template: string): Diagnostic[] {
  const { form, table, path } = entry;
  const names = fieldsOfTemplate(template);
  const unknown = names.filter((name) => !form.fields[name]);
  const rest = template.replaceAll(placeholder, '');
  const boxes = names.filter((name) => form.fields[name]?.control === 'checkbox');
  const at = [...path, 'template'];
  if (unknown.length > 0) {
    return unknown.map((name) =>
      problem(
        'payload/unknown-field',
        at,
        `The form has no field "${name}".`,
        suggestion(name, Object.keys(form.fields)),
      ),
    );
  }
  if (boxes.length > 0)
    return boxes.map((name) =>
      problem(
        'payload/checkbox-in-text',
        at,
        `"${name}" is a checkbox, which has no words to put into a text.`,
        'Give it a column boolean() of its own.',
      ),
    );
  if (/\{\{|\}\}/.test(rest))
    return [problem('payload/malformed-template', at, 'A field in a template is written {{name}}.')];
  const length = names.reduce((sum, name) => {
    const field = form.fields[name];
    return field ? sum + longest(form, table, name, field) : sum;
  }, characters(rest));
  return tooLong({ ...entry, path: at }, length, max);
}

function checkFrom(entry: Entry, source: PayloadSource & { kind: 'from' }): Diagnostic[] {
  const { form, column, path, name } = entry;
  const field = form.fields[source.field];
  if (!field)
    return unknownName('payload/unknown-field', 'field', source.field, Object.keys(form.fields), [...path, 'field']);
  const related = [{ path: ['forms', form.id, 'fields', source.field], message: 'The field is here.' }];
  const { is, filledBy, hint } = columnTypes[column.type];
  if (!filledBy.includes(field.control)) {
    const wanted = columnFor[field.control];
    return [
      {
        ...problem(
          'payload/type',
          path,
          `The column "${name}" is ${is}.`,
          wanted === undefined ? hint : `The answer of a ${field.control} field goes to a column ${wanted}.`,
        ),
        related,
      },
    ];
  }
  const inPayload = { path, message: 'It goes to the column here.' };
  return [...checkEmpty(entry, source, field), ...checkAnswer(entry, source.field, field)].map((found) => ({
    ...found,
    related: found.code === 'payload/null' ? [] : found.path === path ? related : [inPayload],
  }));
}

/** Where a field says what a column does not take: its own setting, or else the entry of the payload. */
function settingAt({ form, path }: Entry, name: string, field: Field, setting: string): SpecPath {
  return (field as unknown as Readonly<Record<string, unknown>>)[setting] === undefined
    ? path
    : ['forms', form.id, 'fields', name, setting];
}

/** Whether what is left empty, or not asked for, can be stored. */
function checkEmpty(
  { column, path, name }: Entry,
  source: PayloadSource & { kind: 'from' },
  field: Field,
): Diagnostic[] {
  if (source.emptyAsNull) {
    return column.nullable
      ? []
      : [
          problem(
            'payload/null',
            path,
            `The column "${name}" may not be empty (null).`,
            'Write from(…), or make the column nullable.',
          ),
        ];
  }
  const { required, initial, showIf } = settingsOf(field);
  // A box that is not ticked, or not shown, says no.
  if (field.control === 'checkbox' && !(column.type === 'boolean' && column.onlyTrue && showIf)) return [];
  if (field.control === 'hidden' && (field.value !== undefined || field.parameter === undefined)) return [];
  if (showIf) {
    const message = `"${source.field}" is not always asked for, and the column "${name}" ${column.nullable ? 'would get an empty answer' : 'may not be empty'}.`;
    return [problem('payload/optional-field', path, message, 'Make the column nullable and write fromOrNull(…).')];
  }
  if (required || initial !== undefined || (column.nullable && column.type === 'text')) return [];
  const empty =
    field.control === 'hidden'
      ? `The address may lack the parameter of "${source.field}"`
      : `The visitor may leave "${source.field}" empty`;
  const message = `${empty}, and the column "${name}" ${column.nullable ? 'takes no empty text' : 'may not be empty'}.`;
  const always = field.control === 'hidden' ? 'Say what is stored then with initial' : 'Make the field required';
  return [
    problem('payload/optional-field', path, message, `${always}, or make the column nullable and write fromOrNull(…).`),
  ];
}

/** Whether the column takes every answer that the field does. */
function checkAnswer(entry: Entry, fieldName: string, field: Field): Diagnostic[] {
  const { form, table, column, path, name } = entry;
  switch (column.type) {
    case 'timestamp':
      return [];
    case 'boolean':
      if (!column.onlyTrue || settingsOf(field).required) return [];
      return [
        problem(
          'payload/not-allowed',
          path,
          `The column "${name}" takes nothing but yes, and the visitor may leave "${fieldName}" unticked.`,
          'Make the field required, or remove onlyTrue from the column.',
        ),
      ];
    case 'date':
      return field.control === 'date' ? checkDays(entry, column, field) : [];
    case 'integer':
    case 'decimal':
      return field.control === 'number' ? checkNumbers(entry, column, fieldName, field) : [];
    case 'text': {
      if (column.oneOf) {
        const { oneOf } = column;
        // Without a value the field is wrong in itself.
        if (field.control === 'hidden' && field.value === undefined && field.parameter === undefined) return [];
        const values =
          field.control === 'hidden'
            ? [field.value]
            : 'options' in field
              ? field.options.map(({ value }) => value)
              : [undefined];
        const wrong = values.findIndex((value) => value === undefined || !oneOf.includes(value));
        if (wrong >= 0) {
          const at =
            'options' in field ? optionAt(entry, fieldName, wrong) : settingAt(entry, fieldName, field, 'value');
          return [
            problem(
              'payload/not-allowed',
              at,
              `The column "${name}" takes only ${oneOf.map((value) => `"${value}"`).join(', ')}.`,
            ),
          ];
        }
      }
      const lengths = 'options' in field ? field.options.map(({ value }) => characters(value)) : [];
      const at =
        lengths.length > 0
          ? optionAt(entry, fieldName, lengths.indexOf(Math.max(...lengths)))
          : settingAt(
              entry,
              fieldName,
              field,
              field.control === 'hidden' && field.value !== undefined ? 'value' : 'max',
            );
      return tooLong({ ...entry, path: at }, longest(form, table, fieldName, field), column.max);
    }
  }
}

function optionAt({ form }: Entry, name: string, option: number): SpecPath {
  return ['forms', form.id, 'fields', name, 'options', option, 'value'];
}

function outOfRange({ path, name }: Entry, can: string, takes: string): Diagnostic[] {
  return [
    problem(
      'payload/out-of-range',
      path,
      `This can be ${can}; the column "${name}" takes ${takes}.`,
      'Give the field narrower limits, or the column wider ones.',
    ),
  ];
}

// What is relative to today is for the browser alone to check.
function checkDays(entry: Entry, { min, max }: ColumnOf<'date'>, field: FieldOf<'date'>): Diagnostic[] {
  return [
    ...(min !== undefined && typeof field.min !== 'object' && (field.min ?? '') < min
      ? outOfRange(
          { ...entry, path: settingAt(entry, entry.source.kind === 'from' ? entry.source.field : '', field, 'min') },
          field.min ?? 'any day',
          `${min} at the earliest`,
        )
      : []),
    ...(max !== undefined && typeof field.max !== 'object' && (field.max ?? '~') > max
      ? outOfRange(
          { ...entry, path: settingAt(entry, entry.source.kind === 'from' ? entry.source.field : '', field, 'max') },
          field.max ?? 'any day',
          `${max} at the latest`,
        )
      : []),
  ];
}

function checkNumbers(
  entry: Entry,
  column: ColumnOf<'integer' | 'decimal'>,
  name: string,
  field: FieldOf<'number'>,
): Diagnostic[] {
  const { min, max, decimals } = numberLimits(entry.table, entry.form, name, field);
  const places = column.type === 'decimal' ? column.decimals : 0;
  // What is beyond the limits of an empty range is told as that.
  if (min > max) return [];
  if (min < column.min || max > column.max)
    return outOfRange(
      { ...entry, path: settingAt(entry, name, field, min < column.min ? 'min' : 'max') },
      `${min} to ${max}`,
      `${column.min} to ${column.max}`,
    );
  return decimals > places
    ? outOfRange(
        { ...entry, path: settingAt(entry, name, field, 'decimals') },
        `a number with ${decimals} decimals`,
        places === 0 ? 'whole numbers' : `${places} decimals`,
      )
    : [];
}
