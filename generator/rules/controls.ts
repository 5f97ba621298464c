import { numberLimits } from '../compile/field.ts';
import { localesOf } from '../compile/locales.ts';
import { localizedTextOf } from '../compile/text.ts';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import type { Field, FieldOf, Form, SiteSpec } from '../schema/index.ts';
import { problem } from './problem.ts';
import type { Rule } from './rule.ts';

/** A rule of one kind of fields. */
function ofFields<C extends Field['control']>(
  control: C,
  check: (field: FieldOf<C>, path: SpecPath, at: { spec: SiteSpec; form: Form; name: string }) => Diagnostic[],
): Rule {
  return (spec) =>
    Object.entries(spec.forms).flatMap(([key, form]) =>
      Object.entries(form.fields).flatMap(([name, field]) =>
        field.control === control
          ? check(field as FieldOf<C>, ['forms', key, 'fields', name], { spec, form, name })
          : [],
      ),
    );
}

/** Refuses a link of a checkbox whose words are not in its label: nobody would see it. */
export const checkboxLinks = ofFields('checkbox', ({ label, link }, path, { spec }) => {
  if (!link) return [];
  if (!link.label)
    return [
      problem(
        'checkbox/link',
        [...path, 'link'],
        'The link has no words of its own.',
        "Give it the words of the checkbox's label that lead there.",
      ),
    ];
  const words = localizedTextOf(spec, link.label);
  const whole = localizedTextOf(spec, label);
  return localesOf(spec)
    .filter((locale) => !whole[locale].includes(words[locale]))
    .map((locale) =>
      problem(
        'checkbox/link',
        [...path, 'link', 'label'],
        `The label of the checkbox does not say "${words[locale]}", which is to be the link in it.`,
        `The label is "${whole[locale]}": take the words from there.`,
      ),
    );
});

/** How many days after today a limit is, or how many days after another fixed day. */
function isReversed(min: FieldOf<'date'>['min'], max: FieldOf<'date'>['max']): boolean {
  if (typeof min === 'string' && typeof max === 'string') return min > max;
  return typeof min === 'object' && typeof max === 'object' && min.fromToday > max.fromToday;
}

/** Refuses a date field that no day would fit. */
export const dayLimits = ofFields('date', ({ min, max }, path) =>
  isReversed(min, max)
    ? [problem('date/limits', [...path, 'max'], 'The last day is before the first.', 'Exchange min and max.')]
    : [],
);

/** Refuses a number field that no number would fit. */
export const numbersFit = ofFields('number', (field, path, { spec, form, name }) => {
  const { min, max, decimals } = numberLimits(spec.tables[form.table], form, name, field);
  const named = (['min', 'max'] as const).find((limit) => field[limit] !== undefined);
  if (min > max)
    return [
      problem(
        'number/limits',
        named ? [...path, named] : path,
        `No number is at least ${min} and at most ${max}.`,
        'Give the field a min and a max.',
      ),
    ];
  return (['min', 'max'] as const).flatMap((limit) => {
    const value = field[limit];
    if (value === undefined || Number(value.toFixed(decimals)) === value) return [];
    return [
      problem(
        'number/decimals',
        [...path, limit],
        `${value} has more decimals than the field takes (${decimals}).`,
        'Round it, or give the field decimals: 1 or 2.',
      ),
    ];
  });
});

const parameterName = /^[A-Za-z][A-Za-z0-9_.-]{0,39}$/;

/** Refuses hidden fields without a source or with two, and those that would fill in who somebody is. */
export const hiddenFields = ofFields('hidden', ({ value, parameter, initial }, path, { spec, form, name }) => {
  if ((value === undefined) === (parameter === undefined)) {
    return [
      problem(
        'hidden/source',
        path,
        `The hidden field "${name}" has ${value === undefined ? 'neither a value nor a parameter' : 'both a value and a parameter'}.`,
        "Write value: '…', which is always sent, or parameter: '…', which is read from the address.",
      ),
    ];
  }
  const email = spec.tables[form.table]?.email;
  const source = email === undefined ? undefined : form.payload[email];
  return [
    ...(parameter === undefined || parameterName.test(parameter)
      ? []
      : [
          problem(
            'hidden/parameter',
            [...path, 'parameter'],
            `"${parameter}" cannot be the name of a parameter.`,
            'A name has at most 40 letters, digits, "_", "-" and ".", and begins with a letter.',
          ),
        ]),
    ...(value !== undefined && initial !== undefined
      ? [
          problem(
            'hidden/initial',
            [...path, 'initial'],
            'A value that is always the same needs no other one.',
            'Remove initial.',
          ),
        ]
      : []),
    ...(source?.kind === 'from' && source.field === name
      ? [
          problem(
            'hidden/personal',
            path,
            `A hidden field would fill in the e-mail address of the visitor ("${email}").`,
            'Let the visitor write it: what says who somebody is has no place in an address.',
          ),
        ]
      : []),
  ];
});
