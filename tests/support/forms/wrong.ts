import type { ExpectedField, ExpectedForm } from '#contract';
import { fieldFixtures } from '../../../site/fields/fixtures.ts';
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

/** A wrong value for each field that can have one, with its message. Empty values are tested separately. */
export function wrongAnswers(form: ExpectedForm): Wrong[] {
  const answers = answersTo(form);
  const active = visibleFields(form).filter((field) => isActive(field, answers));
  return active.flatMap((field): Wrong[] => {
    const found = fieldFixtures[field.control]?.wrong?.(field, form.locale);
    if (found) return found.slice(0, 1).map((one) => ({ field, ...one }));
    return field.options ? [] : [{ field, value: 'x'.repeat(field.maxLength + 1), message: field.tooLong }];
  });
}
