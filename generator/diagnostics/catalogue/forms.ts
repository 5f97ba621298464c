import { quoted, suggestion, didYouMean, unknown, type UnknownName } from '../words.ts';
import type { Entry } from '../diagnostic.ts';

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
  'select/duplicate-value': {
    message: ({ value }: { value: string }) => `Two options have the value "${value}".`,
    hint: 'Remove one of them, or give it another value.',
  },
  'field/initial': {
    message: ({ name }: UnknownName) => `The initial value "${name}" is not one of the options.`,
    hint: didYouMean,
  },
  'field/initial#too-long': {
    message: ({ length, max }: { length: number; max: number }) =>
      `The initial value has ${length} characters; the field takes at most ${max}.`,
    hint: 'Shorten `initial`, or raise `max` of the field or its column.',
  },
  'checkbox/link': {
    message: "The text of the link is not part of the checkbox's label.",
    hint: "Give the link a label: words of the checkbox's label, which become the link.",
  },
  'date/limits': { message: 'The last day is before the first day.', hint: 'Swap `min` and `max`.' },
  'number/limits': {
    message: ({ min, max }: { min: number; max: number }) =>
      `The smallest number, ${min}, is greater than the largest, ${max}.`,
    hint: 'Set both `min` and `max` of the field.',
  },
  'hidden/source': {
    message: ({ name, has }: { name: string; has: string }) => `The hidden field "${name}" has ${has} a parameter.`,
    hint: "Write value: '…', which is always sent, or parameter: '…', which is read from the address.",
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
  'show-if/answer': {
    message: ({ field, name }: UnknownName & { field: string }) => `"${field}" never has the answer "${name}".`,
    hint: ({ name, known }: UnknownName) =>
      suggestion(name, known) ?? 'Name a select, radio buttons or a checkbox: a condition cannot depend on free input.',
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
  'payload/unknown-column': {
    message: ({ table, name }: UnknownName & { table: string }) => `The table "${table}" has no column "${name}".`,
    hint: didYouMean,
  },
  'payload/missing-column': {
    message: ({ columns }: { columns: readonly string[] }) =>
      columns.length === 1
        ? `The column ${quoted(columns)} must not be empty, but the payload does not fill it.`
        : `The columns ${quoted(columns)} must not be empty, but the payload does not fill them.`,
    hint: ({ columns }: { columns: readonly string[] }) =>
      `Add ${columns.map((name) => `${name}: from('…')`).join(', ')}, or make ${columns.length === 1 ? 'the column' : 'them'} nullable.`,
  },
  'payload/type': {
    message: ({ name, holds }: { name: string; holds: string }) =>
      `This value does not fit the column "${name}", which holds ${holds}.`,
    hint: ({ hint }: { hint: string }) => hint,
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
  'payload/not-allowed#unticked': {
    message: ({ name, field }: { name: string; field: string }) =>
      `The column "${name}" accepts only true, but the visitor may leave "${field}" unticked.`,
    hint: 'Make the field required, or remove `onlyTrue` from the column.',
  },
  'payload/unknown-field': unknown('field'),
  'payload/checkbox-in-text': {
    message: ({ name }: { name: string }) => `"${name}" is a checkbox, whose answer cannot be inserted into a text.`,
    hint: 'Store it in a boolean() column of its own.',
  },
  'payload/malformed-template': { message: 'This template has malformed braces: a field is written {{name}}.' },
  'payload/malformed-template#single': {
    message: ({ name, found }: { name: string; found: string }) =>
      `“${found}” would not be filled in: the field {{${name}}} has two braces on each side.`,
    hint: ({ name }: { name: string }) => `Write {{${name}}}.`,
  },
  'payload/null': {
    message: ({ name }: { name: string }) => `The column "${name}" must not be empty (null).`,
    hint: 'Write from(…), or make the column nullable.',
  },
  'payload/optional-field': {
    message: ({ field, name, isNullable }: { field: string; name: string; isNullable: boolean }) =>
      `"${field}" may be empty or hidden, but the column "${name}" ${isNullable ? 'does not accept an empty text' : 'must not be empty'}.`,
    hint: 'Make the field required, or make the column nullable and write fromOrNull(…).',
  },
} satisfies Record<string, Entry>;
