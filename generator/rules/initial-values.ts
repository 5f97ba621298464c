import { EMAIL } from '../../site/lib/email.ts';
import { maxLength } from '../compile/field.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { isWritten } from '../schema/index.ts';
import type { Field } from '../schema/index.ts';
import { characters } from './field-length.ts';
import { problem } from './problem.ts';
import type { Rule } from './rule.ts';

/** What an answer of a kind looks like, and what it is called. */
const forms: Partial<Record<Field['control'], readonly [pattern: RegExp, what: string]>> = {
  email: [EMAIL, 'an e-mail address'],
  tel: [/^[+\d][\d\s().-]{2,}$/, 'a telephone number'],
  url: [/^https?:\/\/\S+$/i, 'a web address'],
};

/** Refuses what a field says at first and would not take from a visitor. */
export const initialValues: Rule = ({ forms: all, tables }) =>
  Object.entries(all).flatMap(([key, form]) =>
    Object.entries(form.fields).flatMap(([name, field]): Diagnostic[] => {
      if ((!isWritten(field) && field.control !== 'hidden') || field.initial === undefined) return [];
      const path = ['forms', key, 'fields', name, 'initial'];
      const [pattern, what] = forms[field.control] ?? [];
      if (pattern && !pattern.test(field.initial))
        return [
          problem(
            'field/initial',
            path,
            `"${field.initial}" is not ${what}, which the field asks for.`,
            'Correct it, or leave it out: the label says what belongs there.',
          ),
        ];
      const most = maxLength(tables[form.table], form, name, field);
      const length = characters(field.initial);
      return length > most
        ? [
            problem(
              'field/initial',
              path,
              `This has ${length} characters; the field takes ${most}.`,
              'Shorten it, or let the field take more.',
            ),
          ]
        : [];
    }),
  );
