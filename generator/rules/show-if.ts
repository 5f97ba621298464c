import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import { settingsOf } from '../schema/index.ts';
import type { Field, Form, ShowIf } from '../schema/index.ts';
import { suggestion } from '../suggest.ts';
import { problem, unknownName, warning } from './problem.ts';
import type { Rule } from './rule.ts';

interface Conditional {
  readonly form: Form;
  readonly name: string;
  readonly showIf: ShowIf;
  readonly path: SpecPath;
}

function conditionals(forms: Readonly<Record<string, Form>>): Conditional[] {
  return Object.entries(forms).flatMap(([key, form]) =>
    Object.entries(form.fields).flatMap(([name, field]) => {
      const { showIf } = settingsOf(field);
      return showIf ? [{ form, name, showIf, path: ['forms', key, 'fields', name, 'showIf'] }] : [];
    }),
  );
}

/** The fields that one depends on, up to where that goes in a circle. */
function dependsOn({ fields }: Form, name: string): readonly string[] {
  const found: string[] = [];
  const after = (one: string): string | undefined => fields[one] && settingsOf(fields[one]).showIf?.field;
  for (let next = after(name); next !== undefined && !found.includes(next); next = after(next)) found.push(next);
  return found;
}

/** Refuses conditions on answers that nobody can give. */
export const conditionsHold: Rule = ({ forms }) =>
  conditionals(forms).flatMap(({ form, name, showIf, path }): Diagnostic[] => {
    const other = form.fields[showIf.field];
    if (!other)
      return unknownName('show-if/unknown-field', 'field', showIf.field, Object.keys(form.fields), [...path, 'field']);
    if (showIf.field === name)
      return [
        problem(
          'show-if/circle',
          [...path, 'field'],
          `"${name}" would be shown only once it is shown.`,
          'Name the field that it depends on.',
        ),
      ];
    const circle = dependsOn(form, name);
    if (circle.includes(name)) {
      return [
        problem(
          'show-if/circle',
          [...path, 'field'],
          `"${name}" depends on itself: ${[name, ...circle].map((one) => `"${one}"`).join(' → ')}.`,
          'One of them has to be shown always.',
        ),
      ];
    }
    return checkAnswer(showIf, other, path);
  });

function checkAnswer({ field, is }: ShowIf, other: Field, path: SpecPath): Diagnostic[] {
  if (other.control === 'checkbox') {
    return typeof is === 'boolean'
      ? []
      : [
          problem(
            'show-if/answer',
            [...path, 'is'],
            `"${field}" is a checkbox: it is ticked (true) or not (false).`,
            'Write is: true.',
          ),
        ];
  }
  if (!('options' in other)) {
    return [
      problem(
        'show-if/answer',
        [...path, 'field'],
        `"${field}" is a ${other.control} field, whose answers are the visitor's own.`,
        'A condition names a select, radio buttons or a checkbox.',
      ),
    ];
  }
  const values = other.options.map(({ value }) => value);
  if (typeof is === 'boolean')
    return [
      problem(
        'show-if/answer',
        [...path, 'is'],
        `"${field}" has options, and is never ${is}.`,
        `Write is: '${values[0] ?? ''}', or another of its values.`,
      ),
    ];
  return [is]
    .flat()
    .flatMap((value, index) =>
      values.includes(value)
        ? []
        : [
            problem(
              'show-if/answer',
              [...path, 'is', ...(Array.isArray(is) ? [index] : [])],
              `"${value}" is none of the options of "${field}".`,
              suggestion(value, values),
            ),
          ],
    );
}

/** Warns of fields that depend on one below them: the page would change above the visitor. */
export function conditionsBelow({ forms }: { readonly forms: Readonly<Record<string, Form>> }): Diagnostic[] {
  return conditionals(forms).flatMap(({ form, name, showIf, path }) => {
    const names = Object.keys(form.fields);
    const other = form.fields[showIf.field];
    // What nobody can ever answer is told as that.
    const never = other?.control === 'checkbox' && other.required && showIf.is === false;
    if (never || names.indexOf(showIf.field) < names.indexOf(name)) return [];
    return [
      warning(
        'show-if/below',
        [...path, 'field'],
        `"${name}" is shown by "${showIf.field}", which stands below it: whoever answers that does not see the new field.`,
        `Move "${showIf.field}" above "${name}".`,
      ),
    ];
  });
}
