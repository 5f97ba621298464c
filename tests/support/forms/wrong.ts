import type { ExpectedField, ExpectedForm } from '#contract';
import { dayAt } from '../../../site/fields/date/answer.ts';
import { answersTo, emptyAnswers, isActive, visibleFields } from './expected.ts';

/** A field without an answer that the form accepts, and the error that it shows. */
export interface FieldMessage {
  readonly field: ExpectedField;
  readonly message: string;
}

/** The fields that an empty form requires, with their messages. */
export function missingAnswers(form: ExpectedForm): FieldMessage[] {
  return form.fields
    .filter((field) => field.required && isActive(field, emptyAnswers(form)))
    .map((field) => ({ field, message: field.missing }));
}

interface Wrong extends FieldMessage {
  readonly value: string;
}

/** A date that is too early or too late, with its message. */
function wrongDay(field: ExpectedField, locale: string): Wrong[] {
  const { messages = {}, from, until } = field;
  const limits = [
    { limit: from, off: -1, text: messages.tooEarly },
    { limit: until, off: 1, text: messages.tooLate },
  ];
  return limits
    .flatMap(({ limit, off, text }): Wrong[] => {
      const day = dayAt(limit);
      if (day === undefined || text === undefined) return [];
      const wrong = new Date(Date.parse(day) + off * 86_400_000).toISOString().slice(0, 10);
      const inWords = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
      return [{ field, value: wrong, message: text.replace('{{day}}', inWords) }];
    })
    .slice(0, 1);
}

/** A wrong value for each field that can have one, with its message. Empty values are tested separately. */
export function wrongAnswers(form: ExpectedForm): Wrong[] {
  const answers = answersTo(form);
  const active = visibleFields(form).filter((field) => isActive(field, answers));
  return active.flatMap((field): Wrong[] => {
    if (field.control === 'date') return wrongDay(field, form.locale);
    if (field.messages?.invalid !== undefined)
      return [{ field, value: `${(field.numbers?.max ?? 0) + 1}`, message: field.messages.invalid }];
    if (field.malformed !== undefined)
      return [{ field, value: 'ana'.slice(0, field.maxLength), message: field.malformed }];
    return field.options !== undefined || field.control === 'checkbox'
      ? []
      : [{ field, value: 'x'.repeat(field.maxLength + 1), message: field.tooLong }];
  });
}
