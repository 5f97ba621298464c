import { localesOf } from '../compile/locales.ts';
import { localizedTextOf } from '../compile/text.ts';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import { settingsOf } from '../schema/index.ts';
import type { Field, Form, Locale, SiteSpec, Text } from '../schema/index.ts';
import { warning } from './problem.ts';

/** A label is read aloud each time that its field gets the focus. */
const LONGEST_LABEL = 150;

/** It is read aloud after the label. */
const LONGEST_HELP = 400;

function at(text: Text, path: SpecPath, locale: Locale): SpecPath {
  return 'kind' in text ? path : [...path, locale];
}

/** Words beside a field that do nothing, or that stand there twice. */
function words(spec: SiteSpec, field: Field, path: SpecPath): Diagnostic[] {
  const { required, missing, help, initial } = settingsOf(field);
  const labels = localizedTextOf(spec, field.label);
  const isNever = !required || (field.control !== 'hidden' && 'options' in field && initial !== undefined);
  return [
    ...(missing && isNever
      ? [
          warning(
            'field/missing-unused',
            [...path, 'missing'],
            required
              ? 'Nobody ever reads this: an option is chosen from the first.'
              : 'Nobody ever reads this: the field may be left empty.',
            required ? 'Remove it, or remove initial.' : 'Add required: true, or remove it.',
          ),
        ]
      : []),
    ...localesOf(spec).flatMap((locale): Diagnostic[] => {
      const label = labels[locale];
      const place = at(field.label, [...path, 'label'], locale);
      if (/^\s*\*|\*\s*$/.test(label))
        return [
          warning(
            'field/asterisk',
            place,
            'The form marks required fields itself: there would be two asterisks.',
            'Leave it out, and write required: true.',
          ),
        ];
      if (field.control === 'checkbox' || label.length <= LONGEST_LABEL) return [];
      return [
        warning(
          'field/long-label',
          place,
          `This label has ${label.length} characters.`,
          'Say what to write in a few words, and the rest in help.',
        ),
      ];
    }),
    ...(help
      ? localesOf(spec).flatMap((locale): Diagnostic[] => {
          const { [locale]: says } = localizedTextOf(spec, help);
          const { length } = says;
          if (says === labels[locale])
            return [
              warning(
                'field/help',
                at(help, [...path, 'help'], locale),
                'This says the same as the label above it.',
                'Say something else, or leave it out.',
              ),
            ];
          return length > LONGEST_HELP
            ? [
                warning(
                  'field/long-help',
                  at(help, [...path, 'help'], locale),
                  `This help has ${length} characters.`,
                  'Say what it takes to answer, and the rest beside the form.',
                ),
              ]
            : [];
        })
      : []),
  ];
}

/** Values of options that people and spreadsheets take for the same. */
function likeValues(field: Field, path: SpecPath): Diagnostic[] {
  if (!('options' in field)) return [];
  const first = new Map<string, number>();
  return field.options.flatMap(({ value }, index): Diagnostic[] => {
    const key = value.toLowerCase();
    const other = first.get(key);
    if (other === undefined) return (first.set(key, index), []);
    // The very same one is refused.
    if (field.options[other]?.value === value) return [];
    return [
      {
        ...warning(
          'select/like-value',
          [...path, 'options', index, 'value'],
          `"${value}" differs from another value in capitals alone.`,
          'Choose one that nobody confuses with it.',
        ),
        related: [{ path: [...path, 'options', other, 'value'], message: 'The other one.' }],
      },
    ];
  });
}

/** Fields that leave nobody a choice. */
function choices(field: Field, path: SpecPath): Diagnostic[] {
  if (field.control === 'radio' && field.options.length === 1)
    return [
      warning(
        'select/one-option',
        [...path, 'options'],
        'There is only one option: nobody has a choice.',
        'Add another one, or write a checkboxField(…).',
      ),
    ];
  if (field.control !== 'date' || typeof field.max !== 'string') return [];
  const today = new Date().toISOString().slice(0, 10);
  return field.max < today
    ? [
        warning(
          'date/past',
          [...path, 'max'],
          `The last day that can be chosen, ${field.max}, is over.`,
          'Write a later one, or one that moves along: today(90).',
        ),
      ]
    : [];
}

/** Fields that are always asked for, or never in a form that is sent. */
function conditions({ fields }: Form, field: Field, path: SpecPath): Diagnostic[] {
  const { showIf } = settingsOf(field);
  const other = showIf && fields[showIf.field];
  if (!showIf || !other) return [];
  const place = [...path, 'showIf', 'is'];
  if (other.control === 'checkbox') {
    return other.required && showIf.is === false
      ? [
          warning(
            'show-if/never',
            place,
            `"${showIf.field}" has to be ticked before the form is sent: nobody answers this.`,
            'Write is: true, or leave the field out.',
          ),
        ]
      : [];
  }
  if (!('options' in other)) return [];
  const wanted = new Set([showIf.is].flat());
  return other.options.every(({ value }) => wanted.has(value))
    ? [
        warning(
          'show-if/always',
          place,
          `This names every option of "${showIf.field}": the field is asked for whatever the answer.`,
          'Leave out the options that it has nothing to do with.',
        ),
      ]
    : [];
}

/** An e-mail address that nobody looks at before it is stored. */
function unchecked({ tables }: SiteSpec, key: string, form: Form): Diagnostic[] {
  const column = tables[form.table]?.email;
  const source = column === undefined ? undefined : form.payload[column];
  const field = source?.kind === 'from' ? form.fields[source.field] : undefined;
  if (source?.kind !== 'from' || field?.control !== 'text') return [];
  const path = ['forms', key, 'fields', source.field];
  return [
    warning(
      'field/email',
      path,
      `"${source.field}" is the e-mail address by which people are answered, and the form takes any text for it.`,
      'Write emailField(…).',
    ),
  ];
}

/** What is probably not meant in the fields of forms. */
export function doubtfulControls(spec: SiteSpec): Diagnostic[] {
  return Object.entries(spec.forms).flatMap(([key, form]) => [
    ...unchecked(spec, key, form),
    ...Object.entries(form.fields).flatMap(([name, field]) => {
      const path = ['forms', key, 'fields', name];
      return [
        ...words(spec, field, path),
        ...likeValues(field, path),
        ...choices(field, path),
        ...conditions(form, field, path),
      ];
    }),
  ]);
}
