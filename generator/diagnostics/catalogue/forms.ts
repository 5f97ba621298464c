import type { Field } from '../../schema/index.ts';
import { suggestion } from '../suggest.ts';
import { quoted } from '../words.ts';
import { unknown } from './entry.ts';
import type { Entry } from './entry.ts';

const orNullable = (remedy: string) => `${remedy}, or make the column nullable and write fromOrNull(…).`;

interface Optional {
  readonly field: string;
  readonly name: string;
  readonly isNullable: boolean;
}
const rejectsEmpty = ({ name, isNullable }: Optional): string =>
  `the column "${name}" ${isNullable ? 'does not accept an empty text' : 'must not be empty'}.`;

/** The column that stores the answer of a kind of field, where not a text column. */
const columnFor: Partial<Record<Field['control'], string>> = {
  checkbox: 'boolean()',
  date: 'date()',
  number: 'integer({ min, max }) or decimal({ min, max, decimals })',
};

/** Forms, their fields, payloads and outcomes. */
export const forms = {
  'form/unshown': {
    severity: 'warning',
    message: ({ name }: { name: string }) => `No page shows the form "${name}".`,
    hint: ({ name }: { name: string }) => `Add formSection({ form: '${name}', … }) to a page, or remove the form.`,
  },
  'form/id': {
    message: ({ name, id }: { name: string; id: string }) => `This form is listed as "${name}", but its id is "${id}".`,
    hint: ({ name }: { name: string }) => `Write id: '${name}'.`,
  },
  'field/honeypot': {
    message: ({ name }: { name: string }) =>
      `"${name}" is the name of the honeypot, the invisible field that catches bots.`,
    hint: 'Choose another name, or change `constants.honeypot`.',
  },
  'field/not-sent': {
    message: ({ name }: { name: string }) => `The answer to the field "${name}" is not sent.`,
    hint: 'Use it in the payload, or add persist: false to the field.',
  },
  'field/sent-anyway': {
    message: ({ name }: { name: string }) => `The field "${name}" has persist: false, but the payload sends it.`,
    hint: 'Remove either persist: false or the payload entry.',
  },
  'field/initial': {
    message: ({ value, what }: { value: string; what: string }) => `The initial value "${value}" is not ${what}.`,
    hint: 'Correct it, or remove `initial`.',
  },
  'field/initial#long': {
    message: ({ length, most }: { length: number; most: number }) =>
      `The initial value has ${length} characters; the field takes at most ${most}.`,
    hint: 'Shorten it, or raise `max` of the field.',
  },
  'select/duplicate-value': {
    message: ({ value }: { value: string }) => `Two options have the value "${value}".`,
    hint: 'Remove one of them, or give it another value.',
  },
  'select/unknown-initial': {
    message: ({ name }: { name: string }) => `"${name}" is not one of the options.`,
    hint: ({ name, known }: { name: string; known: readonly string[] }) => suggestion(name, known),
  },
  'checkbox/link': {
    message: ({ words }: { words: string }) =>
      `The label of the checkbox does not contain "${words}", the text of its link.`,
    hint: ({ label }: { label: string }) => `The label is "${label}": use words from it.`,
  },
  'checkbox/link#no-words': {
    message: 'The link in the checkbox has no label.',
    hint: "Set it to the words of the checkbox's label that become the link.",
  },
  'date/limits': { message: 'The last day is before the first day.', hint: 'Swap `min` and `max`.' },
  'number/limits': {
    message: ({ min, max }: { min: number; max: number }) =>
      `The smallest number, ${min}, is greater than the largest, ${max}.`,
    hint: 'Set both `min` and `max` of the field.',
  },
  'number/decimals': {
    message: ({ value, decimals }: { value: number; decimals: number }) =>
      `${value} has more decimals than the field allows (${decimals}).`,
    hint: 'Round it, or give the field decimals: 1 or 2.',
  },
  'hidden/source': {
    message: ({ name, has }: { name: string; has: string }) => `The hidden field "${name}" has ${has} a parameter.`,
    hint: "Write value: '…', which is always sent, or parameter: '…', which is read from the address.",
  },
  'hidden/initial': {
    message: 'A hidden field with a fixed value cannot have an initial value.',
    hint: 'Remove `initial`.',
  },
  'hidden/personal': {
    message: ({ email }: { email: string }) => `A hidden field would fill in the e-mail column "${email}".`,
    hint: 'Ask for the address in a visible field: personal data must not be passed in a URL.',
  },
  'show-if/unknown-field': unknown('field'),
  'show-if/circle': {
    message: ({ name, others }: { name: string; others: readonly string[] }) =>
      `"${name}" depends on itself: ${[name, ...others].map((one) => `"${one}"`).join(' → ')}.`,
    hint: 'Remove `showIf` from one of them.',
  },
  'show-if/circle#itself': {
    message: ({ name }: { name: string }) => `"${name}" depends on itself.`,
    hint: 'Name another field.',
  },
  'show-if/never': {
    message: ({ field }: { field: string }) =>
      `"${field}" must be ticked before the form can be sent, so this field can never be answered.`,
    hint: 'Write is: true, or remove the field.',
  },
  'show-if/answer': {
    message: ({ field, value }: { field: string; value: string }) =>
      `"${value}" is not one of the options of "${field}".`,
    hint: ({ value, known }: { value: string; known: readonly string[] }) => suggestion(value, known),
  },
  'show-if/answer#checkbox': {
    message: ({ field }: { field: string }) => `"${field}" is a checkbox: its answer is true or false.`,
    hint: 'Write is: true.',
  },
  'show-if/answer#open': {
    message: ({ field, control }: { field: string; control: string }) =>
      `"${field}" is a ${control} field; a condition cannot depend on free input.`,
    hint: 'Name a select, radio buttons or a checkbox.',
  },
  'show-if/answer#options': {
    message: ({ field, is }: { field: string; is: boolean }) => `"${field}" has options, so its answer is never ${is}.`,
    hint: ({ first }: { first: string }) => `Write is: '${first}', or another of its values.`,
  },
  'outcome/tone': {
    message: ({ name, outcome }: { name: string; outcome: string }) =>
      outcome === 'success' ? `"${name}" is not a success message.` : `"${name}" is a success message.`,
    hint: 'Choose another entry, or change its tone.',
  },
  'outcome/channel': {
    message: ({ name }: { name: string }) => `The form cannot show "${name}" because of its channel.`,
    hint: 'Choose an entry whose channel is `toast`, `inline` or `alert`.',
  },
  'analytics/value': {
    message: 'Event parameters are not filled in: the braces would be sent as they are.',
    hint: 'Write a fixed value. The answers of visitors are never sent to analytics.',
  },
  'payload/other-table': {
    message: ({ meant, table, lacking }: { meant: string; table: string; lacking: readonly string[] }) =>
      `The payload fits the table "${meant}", not "${table}", which has no columns ${quoted(lacking)}.`,
    hint: ({ meant }: { meant: string }) => `Write table: '${meant}', or change the payload.`,
  },
  'payload/unknown-column': {
    message: ({ table, name }: { table: string; name: string }) => `The table "${table}" has no column "${name}".`,
    hint: ({ name, known }: { name: string; known: readonly string[] }) => suggestion(name, known),
  },
  'payload/missing-column': {
    message: ({ columns }: { columns: readonly string[] }) =>
      columns.length === 1
        ? `The column ${quoted(columns)} must not be empty, but the payload does not fill it.`
        : `The columns ${quoted(columns)} must not be empty, but the payload does not fill them.`,
    hint: ({ columns }: { columns: readonly string[] }) =>
      `Add ${columns.map((name) => `${name}: from('…')`).join(', ')}, or make ${columns.length === 1 ? 'the column' : 'them'} nullable.`,
  },
  'payload/crossed': {
    message: ({ column, field }: { column: string; field: string }) =>
      `The column "${column}" gets the answer to "${field}", and the column "${field}" the answer to "${column}".`,
    hint: 'Swap the two.',
  },
  'payload/type': {
    message: ({ name, holds }: { name: string; holds: string }) =>
      `This value does not fit the column "${name}", which holds ${holds}.`,
    hint: ({ hint, control }: { hint: string; control?: Field['control'] }) => {
      const column = control && columnFor[control];
      return column === undefined ? hint : `The answer of a ${control} field needs a column of the type ${column}.`;
    },
  },
  'payload/too-long': {
    message: ({ length, name, max }: { length: number; name: string; max: number }) =>
      `This can have ${length} characters; the column "${name}" takes at most ${max}.`,
    hint: 'Lower `max` of the field, or raise `max` of the column.',
  },
  'payload/out-of-range': {
    message: ({ can, name, takes }: { can: string; name: string; takes: string }) =>
      `This can be ${can}; the column "${name}" takes ${takes}.`,
    hint: 'Narrow the limits of the field, or widen those of the column.',
  },
  'payload/not-allowed': {
    message: ({ name, oneOf }: { name: string; oneOf: readonly string[] }) =>
      `The column "${name}" takes only ${oneOf.map((value) => `"${value}"`).join(', ')}.`,
  },
  'payload/not-allowed#literal': {
    message: ({ name, value }: { name: string; value: string }) => `The column "${name}" does not take "${value}".`,
    hint: ({ value, oneOf }: { value: string; oneOf: readonly string[] }) => suggestion(value, oneOf),
  },
  'payload/not-allowed#unticked': {
    message: ({ name, field }: { name: string; field: string }) =>
      `The column "${name}" accepts only true, but the visitor may leave "${field}" unticked.`,
    hint: 'Make the field required, or remove `onlyTrue` from the column.',
  },
  'payload/unknown-field': unknown('field'),
  'payload/unknown-field#template': {
    message: ({ name }: { name: string }) => `The form has no field "${name}".`,
    hint: ({ name, known }: { name: string; known: readonly string[] }) => suggestion(name, known),
  },
  'payload/checkbox-in-text': {
    message: ({ name }: { name: string }) => `"${name}" is a checkbox, whose answer cannot be inserted into a text.`,
    hint: 'Store it in a boolean() column of its own.',
  },
  'payload/malformed-template': { message: 'This template has malformed braces: a field is written {{name}}.' },
  'payload/null': {
    message: ({ name }: { name: string }) => `The column "${name}" must not be empty (null).`,
    hint: 'Write from(…), or make the column nullable.',
  },
  'payload/optional-field': {
    message: (found: Optional) => `The visitor may leave "${found.field}" empty, but ${rejectsEmpty(found)}`,
    hint: orNullable('Make the field required'),
  },
  'payload/optional-field#parameter': {
    message: (found: Optional) => `The address may lack the parameter of "${found.field}", but ${rejectsEmpty(found)}`,
    hint: orNullable('Set the value to store then with `initial`'),
  },
  'payload/optional-field#condition': {
    message: ({ field, name, isNullable }: Optional) =>
      `"${field}" is not always shown, but the column "${name}" ${isNullable ? 'would store an empty text' : 'must not be empty'}.`,
    hint: 'Make the column nullable and write fromOrNull(…).',
  },
} satisfies Record<string, Entry>;
