import type { Diagnostic } from '../diagnostic.ts';
import type { Form } from '../schema/index.ts';
import { suggestion } from '../suggest.ts';
import { fieldsOfTemplate } from './field-length.ts';
import { keyProblem, problem } from './problem.ts';
import type { Rule } from './rule.ts';

function sentFields(form: Form): Set<string> {
  return new Set(
    Object.values(form.payload).flatMap((source) =>
      source.kind === 'from' ? [source.field] : source.kind === 'template' ? fieldsOfTemplate(source.template) : [],
    ),
  );
}

/** Refuses fields that are lost without a word: each is sent, or says `persist: false`. */
export const fieldsAreSent: Rule = (spec) =>
  Object.entries(spec.forms).flatMap(([key, form]) => {
    const sent = sentFields(form);
    return Object.entries(form.fields).flatMap(([name, field]) => {
      const path = ['forms', key, 'fields', name];
      if (field.persist === false && sent.has(name)) {
        return [
          problem(
            'field/sent-anyway',
            [...path, 'persist'],
            `The field "${name}" is marked as not sent, and the payload sends it.`,
            'Remove persist: false, or the payload entry.',
          ),
        ];
      }
      // A column of that name which lacks its value is the same mistake, and is told there.
      const column = spec.tables[form.table]?.columns[name];
      const told = column !== undefined && !column.nullable && !(name in form.payload);
      if (field.persist === false || sent.has(name) || told) return [];
      return [
        keyProblem(
          'field/not-sent',
          path,
          `The field "${name}" is collected and goes nowhere.`,
          'Use it in the payload, or mark it with persist: false.',
        ),
      ];
    });
  });

/** Refuses selects and radio buttons with a value twice or with spaces around it, and an initial value that is none of the options. */
export const selectOptions: Rule = (spec) =>
  Object.entries(spec.forms).flatMap(([key, form]) =>
    Object.entries(form.fields).flatMap(([name, field]): Diagnostic[] => {
      if (!('options' in field)) return [];
      const path = ['forms', key, 'fields', name];
      const values = field.options.map(({ value }) => value);
      const spaced = values.flatMap((value, index) =>
        value === value.trim()
          ? []
          : [
              problem(
                'select/value',
                [...path, 'options', index, 'value'],
                `The value "${value}" ${value.trim() === '' ? 'is nothing but space' : 'has a space at its end'}: nobody would find it again.`,
                'Write it without.',
              ),
            ],
      );
      const twice = values.flatMap((value, index) => {
        const first = values.indexOf(value);
        if (first === index) return [];
        const found = problem(
          'select/duplicate-value',
          [...path, 'options', index, 'value'],
          `The value "${value}" is offered twice.`,
          'Remove one of the options, or give it another value.',
        );
        return [
          { ...found, related: [{ path: [...path, 'options', first, 'value'], message: 'It is offered here first.' }] },
        ];
      });
      const { initial } = field;
      if (initial === undefined || values.includes(initial)) return [...spaced, ...twice];
      return [
        ...spaced,
        ...twice,
        problem(
          'select/unknown-initial',
          [...path, 'initial'],
          `"${initial}" is none of the options.`,
          suggestion(initial, values),
        ),
      ];
    }),
  );

const controlNames = /^[A-Za-z][A-Za-z0-9_]*$/;

/** Refuses field names that cannot be control names or template values. */
export const fieldNames: Rule = (spec) =>
  Object.entries(spec.forms).flatMap(([key, form]) =>
    Object.keys(form.fields).flatMap((name) => {
      const path = ['forms', key, 'fields', name];
      if (name === spec.constants.honeypot)
        return [
          keyProblem(
            'field/name',
            path,
            `"${name}" is the name of the honeypot, the control that catches programs.`,
            'Choose another name, or change constants.honeypot.',
          ),
        ];
      if (controlNames.test(name)) return [];
      return [
        keyProblem(
          'field/name',
          path,
          `"${name}" cannot be the name of a field.`,
          'A name has letters, digits and "_".',
        ),
      ];
    }),
  );
