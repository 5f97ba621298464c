import type { Field } from '../../schema/index.ts';
import { suggestion } from '../suggest.ts';
import { quoted } from '../words.ts';
import { unknown } from './entry.ts';
import type { Entry } from './entry.ts';

const orElse = (always: string) => `${always}, or make the column nullable and write fromOrNull(…).`;

interface Optional {
  readonly field: string;
  readonly name: string;
  readonly isNullable: boolean;
}
const takesNothing = ({ name, isNullable }: Optional): string =>
  `the column "${name}" ${isNullable ? 'takes no empty text' : 'may not be empty'}.`;

/** What the answers of a kind of field go to. */
const columnFor: Partial<Record<Field['control'], string>> = {
  checkbox: 'boolean()',
  date: 'date()',
  number: 'integer({ min, max }) or decimal({ min, max, decimals })',
};

/** Forms, their fields, what they send and what they show. */
export const forms = {
  'form/unshown': {
    severity: 'warning',
    message: ({ name }: { name: string }) => `No page shows the form "${name}".`,
    hint: ({ name }: { name: string }) => `Add formSection({ form: '${name}', … }) to a page, or remove the form.`,
  },
  'form/id': {
    message: ({ name, id }: { name: string; id: string }) => `This form is listed as "${name}", and its id is "${id}".`,
    hint: ({ name }: { name: string }) => `Write id: '${name}'.`,
  },
  'field/honeypot': {
    message: ({ name }: { name: string }) =>
      `"${name}" is the name of the honeypot, the control that catches programs.`,
    hint: 'Choose another name, or change constants.honeypot.',
  },
  'field/not-sent': {
    message: ({ name }: { name: string }) => `The answer to the field "${name}" is not sent.`,
    hint: 'Use it in the payload, or mark it with persist: false.',
  },
  'field/sent-anyway': {
    message: ({ name }: { name: string }) => `The field "${name}" is marked as not sent, and the payload sends it.`,
    hint: 'Remove persist: false, or the payload entry.',
  },
  'field/initial': {
    message: ({ value, what }: { value: string; what: string }) =>
      `"${value}" is not ${what}, which the field asks for.`,
    hint: 'Correct it, or leave it out: the label says what belongs there.',
  },
  'field/initial#long': {
    message: ({ length, most }: { length: number; most: number }) =>
      `This has ${length} characters; the field takes ${most}.`,
    hint: 'Shorten it, or let the field take more.',
  },
  'select/duplicate-value': {
    message: ({ value }: { value: string }) => `The value "${value}" is offered twice.`,
    hint: 'Remove one of the options, or give it another value.',
  },
  'select/unknown-initial': {
    message: ({ name }: { name: string }) => `"${name}" is none of the options.`,
    hint: ({ name, known }: { name: string; known: readonly string[] }) => suggestion(name, known),
  },
  'checkbox/link': {
    message: ({ words }: { words: string }) =>
      `The label of the checkbox does not say "${words}", which is to be the link in it.`,
    hint: ({ label }: { label: string }) => `The label is "${label}": take the words from there.`,
  },
  'checkbox/link#no-words': {
    message: 'The link has no words of its own.',
    hint: "Give it the words of the checkbox's label that lead there.",
  },
  'date/limits': { message: 'The last day is before the first.', hint: 'Exchange min and max.' },
  'number/limits': {
    message: ({ min, max }: { min: number; max: number }) => `No number is at least ${min} and at most ${max}.`,
    hint: 'Give the field a min and a max.',
  },
  'number/decimals': {
    message: ({ value, decimals }: { value: number; decimals: number }) =>
      `${value} has more decimals than the field takes (${decimals}).`,
    hint: 'Round it, or give the field decimals: 1 or 2.',
  },
  'hidden/source': {
    message: ({ name, has }: { name: string; has: string }) => `The hidden field "${name}" has ${has} a parameter.`,
    hint: "Write value: '…', which is always sent, or parameter: '…', which is read from the address.",
  },
  'hidden/initial': { message: 'A fixed value needs no initial one.', hint: 'Remove initial.' },
  'hidden/personal': {
    message: ({ email }: { email: string }) =>
      `A hidden field would fill in the e-mail address of the visitor ("${email}").`,
    hint: 'Let the visitor write it: personal data does not belong in an address.',
  },
  'show-if/unknown-field': unknown('field'),
  'show-if/circle': {
    message: ({ name, others }: { name: string; others: readonly string[] }) =>
      `"${name}" depends on itself: ${[name, ...others].map((one) => `"${one}"`).join(' → ')}.`,
    hint: 'One of them has to be shown always.',
  },
  'show-if/circle#itself': {
    message: ({ name }: { name: string }) => `"${name}" would be shown only once it is shown.`,
    hint: 'Name the field that it depends on.',
  },
  'show-if/never': {
    message: ({ field }: { field: string }) =>
      `"${field}" has to be ticked before the form is sent: nobody can answer this field.`,
    hint: 'Write is: true, or leave the field out.',
  },
  'show-if/answer': {
    message: ({ field, value }: { field: string; value: string }) => `"${value}" is none of the options of "${field}".`,
    hint: ({ value, known }: { value: string; known: readonly string[] }) => suggestion(value, known),
  },
  'show-if/answer#checkbox': {
    message: ({ field }: { field: string }) => `"${field}" is a checkbox: it is ticked (true) or not (false).`,
    hint: 'Write is: true.',
  },
  'show-if/answer#open': {
    message: ({ field, control }: { field: string; control: string }) =>
      `"${field}" is a ${control} field, whose answers are the visitor's own.`,
    hint: 'A condition names a select, radio buttons or a checkbox.',
  },
  'show-if/answer#options': {
    message: ({ field, is }: { field: string; is: boolean }) => `"${field}" has options, and is never ${is}.`,
    hint: ({ first }: { first: string }) => `Write is: '${first}', or another of its values.`,
  },
  'outcome/tone': {
    message: ({ name, outcome }: { name: string; outcome: string }) =>
      outcome === 'success' ? `"${name}" is not a message of success.` : `"${name}" is a message of success.`,
    hint: 'Choose another entry, or change its tone.',
  },
  'outcome/channel': {
    message: ({ name }: { name: string }) => `A visitor would not see "${name}" in the form.`,
    hint: 'A form shows a toast, an inline text or an alert.',
  },
  'analytics/value': {
    message: 'Nothing is filled in here: the braces themselves would be sent.',
    hint: 'Write a fixed value. What visitors write is never sent to analytics.',
  },
  'payload/other-table': {
    message: ({ meant, table, lacking }: { meant: string; table: string; lacking: readonly string[] }) =>
      `The payload is written for the table "${meant}": "${table}" has no columns ${quoted(lacking)}.`,
    hint: ({ meant }: { meant: string }) => `Write table: '${meant}', or change the payload.`,
  },
  'payload/unknown-column': {
    message: ({ table, name }: { table: string; name: string }) => `The table "${table}" has no column "${name}".`,
    hint: ({ name, known }: { name: string; known: readonly string[] }) => suggestion(name, known),
  },
  'payload/missing-column': {
    message: ({ columns }: { columns: readonly string[] }) =>
      columns.length === 1
        ? `The column ${quoted(columns)} may not be empty, and the payload gives it nothing.`
        : `The columns ${quoted(columns)} may not be empty, and the payload gives them nothing.`,
    hint: ({ columns }: { columns: readonly string[] }) =>
      `Add ${columns.map((name) => `${name}: from('…')`).join(', ')}, or make ${columns.length === 1 ? 'the column' : 'them'} nullable.`,
  },
  'payload/crossed': {
    message: ({ column, field }: { column: string; field: string }) =>
      `The column "${column}" gets the answer to "${field}", and the column "${field}" the answer to "${column}".`,
    hint: 'Exchange the two.',
  },
  'payload/type': {
    message: ({ name, is }: { name: string; is: string }) => `The column "${name}" is ${is}.`,
    hint: ({ hint, control }: { hint: string; control?: Field['control'] }) => {
      const column = control && columnFor[control];
      return column === undefined ? hint : `The answer of a ${control} field goes to a column ${column}.`;
    },
  },
  'payload/too-long': {
    message: ({ length, name, max }: { length: number; name: string; max: number }) =>
      `This can have ${length} characters; the column "${name}" takes ${max}.`,
    hint: 'Lower max of the field, or raise that of the column.',
  },
  'payload/out-of-range': {
    message: ({ can, name, takes }: { can: string; name: string; takes: string }) =>
      `This can be ${can}; the column "${name}" takes ${takes}.`,
    hint: 'Give the field narrower limits, or the column wider ones.',
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
      `The column "${name}" takes nothing but yes, and the visitor may leave "${field}" unticked.`,
    hint: 'Make the field required, or remove onlyTrue from the column.',
  },
  'payload/unknown-field': unknown('field'),
  'payload/unknown-field#template': {
    message: ({ name }: { name: string }) => `The form has no field "${name}".`,
    hint: ({ name, known }: { name: string; known: readonly string[] }) => suggestion(name, known),
  },
  'payload/checkbox-in-text': {
    message: ({ name }: { name: string }) => `"${name}" is a checkbox, which has no words to put into a text.`,
    hint: 'Give it a column boolean() of its own.',
  },
  'payload/malformed-template': { message: 'A field in a template is written {{name}}.' },
  'payload/null': {
    message: ({ name }: { name: string }) => `The column "${name}" may not be empty (null).`,
    hint: 'Write from(…), or make the column nullable.',
  },
  'payload/optional-field': {
    message: (found: Optional) => `The visitor may leave "${found.field}" empty, and ${takesNothing(found)}`,
    hint: orElse('Make the field required'),
  },
  'payload/optional-field#parameter': {
    message: (found: Optional) => `The address may lack the parameter of "${found.field}", and ${takesNothing(found)}`,
    hint: orElse('Say what is stored then with initial'),
  },
  'payload/optional-field#condition': {
    message: ({ field, name, isNullable }: Optional) =>
      `"${field}" is not always asked for, and the column "${name}" ${isNullable ? 'would get an empty answer' : 'may not be empty'}.`,
    hint: 'Make the column nullable and write fromOrNull(…).',
  },
} satisfies Record<string, Entry>;
