import type { ExpectedField, ExpectedForm } from '#contract';
import { fieldFixtures, type Frame } from '../../../site/fields/fixtures.ts';

/** The answers of a form, by the names of its fields. */
export type Answers = Record<string, string>;

/** Whether the conditions of a field hold for these answers. */
export function isActive({ conditions = [] }: ExpectedField, answers: Answers): boolean {
  return conditions.every(({ field, values }) => values.includes(answers[field] ?? ''));
}

/** The fields that a visitor can see. */
export function visibleFields({ fields }: Pick<ExpectedForm, 'fields'>): ExpectedField[] {
  return fields.filter(({ control }) => control !== 'hidden');
}

/**
 * Unique answers, each as long as its field allows. A field that others depend on gets the first value that shows one
 * of them.
 */
export function answersTo(form: Pick<ExpectedForm, 'form' | 'locale' | 'fields'>): Answers {
  const fields = visibleFields(form);
  const answers: Answers = {};
  for (const field of fields) {
    const wanted = fields.flatMap(({ conditions = [] }) =>
      conditions.filter((one) => one.field === field.name).map(({ values }) => values[0] ?? ''),
    )[0];
    answers[field.name] = isActive(field, answers) ? (wanted ?? answerTo(field, `${form.form}-${form.locale}-`)) : '';
  }
  return answers;
}

/** Spaces around an answer, for fields that trim. */
const padded = { before: '  ', after: ' ' };

function answerTo(field: ExpectedField, owner: string): string {
  const { name, control, maxLength, options, trim } = field;
  if (options) return options[0] ?? '';
  const mark = crypto.randomUUID().replaceAll('-', '');
  const { answer, ending: end = ' ñ' } = fieldFixtures[control] ?? {};
  if (answer) return answer(field, (...frames) => longest(maxLength, mark, ...frames));
  const padding = padded.before.length + padded.after.length;
  const pads = trim === true && maxLength > padding;
  const text = longest(
    pads ? maxLength - padding : maxLength,
    mark.repeat(Math.ceil(maxLength / mark.length)),
    [`${name} ${owner}`, end],
    ['', end],
    ['', ''],
  );
  return pads ? `${padded.before}${text}${padded.after}` : text;
}

/**
 * Puts the mark into the first frame that leaves room for `uncommon` characters of it, or else as many as fit into the
 * last.
 */
function longest(max: number, mark: string, ...frames: readonly Frame[]): string {
  const room = ([before, after]: Frame): number => max - before.length - after.length;
  const frame = frames.find((one) => room(one) >= uncommon) ?? frames.at(-1) ?? ['', ''];
  return `${frame[0]}${mark.slice(0, Math.max(1, room(frame)))}${frame[1]}`;
}

/** The number of random characters that make an answer unique. */
export const uncommon = 12;

/** The initial values of the fields. */
export function emptyAnswers(form: ExpectedForm): Answers {
  return Object.fromEntries(visibleFields(form).map(({ name, initial = '' }) => [name, initial]));
}

/** The row that is stored for these answers, without the time of sending. */
export function rowOf(form: ExpectedForm, values: Answers): Record<string, string | null> {
  const stored = (name: string): string => {
    const value = values[name] ?? '';
    return fieldOf(name)?.trim ? value.trim() : value;
  };
  const fieldOf = (name: string): ExpectedField | undefined => form.fields.find((field) => field.name === name);
  return Object.fromEntries(
    Object.entries(form.payload).flatMap(([column, source]) => {
      if (source.kind === 'from') {
        const value = asColumn(fieldOf(source.field), stored(source.field));
        return [[column, source.emptyAsNull && value === '' ? null : value]];
      }
      if (source.kind === 'literal') return [[column, source.value]];
      if (source.kind === 'template')
        return [[column, source.template.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => stored(name))]];
      return [];
    }),
  );
}

/** An answer as the database returns it. */
function asColumn(field: ExpectedField | undefined, value: string): string {
  return (field && fieldFixtures[field.control]?.stored?.(value)) ?? value;
}
