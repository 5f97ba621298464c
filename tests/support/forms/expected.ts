import type { ExpectedField, ExpectedForm } from '#contract';
import { dayAt } from '../../../site/lib/forms/day.ts';

/** The answers of a form, by the names of its fields. */
export type Answers = Record<string, string>;

/** Whether these answers have a field asked for. */
export function isAsked({ conditions = [] }: ExpectedField, answers: Answers): boolean {
  return conditions.every(({ field, values }) => values.includes(answers[field] ?? ''));
}

/** The fields that a visitor sees at some time. */
export function visibleFields({ fields }: Pick<ExpectedForm, 'fields'>): ExpectedField[] {
  return fields.filter(({ control }) => control !== 'hidden');
}

/**
 * Answers that nobody else in the database has given, each as long as its field lets it be. Where a field depends on another, that
 * one is answered so that it is asked for, as far as one answer can do that.
 */
export function answersTo(form: Pick<ExpectedForm, 'form' | 'locale' | 'fields'>): Answers {
  const fields = visibleFields(form);
  const answers: Answers = {};
  for (const field of fields) {
    const wanted = fields.flatMap(({ conditions = [] }) =>
      conditions.filter((one) => one.field === field.name).map(({ values }) => values[0] ?? ''),
    )[0];
    answers[field.name] = isAsked(field, answers) ? (wanted ?? answerTo(field, `${form.form}-${form.locale}-`)) : '';
  }
  return answers;
}

/** Spaces around an answer, which a field that trims takes away. */
const padded = { before: '  ', after: ' ' };

function answerTo(field: ExpectedField, owner: string): string {
  const { name, control, maxLength, options = [], trim } = field;
  if (control === 'select' || control === 'radio') return options[0] ?? '';
  if (control === 'checkbox') return 'on';
  if (control === 'date') return dayAt(field.from) ?? dayAt(field.until) ?? '2026-11-30';
  // With a comma for a point, as half of the world writes it.
  if (field.numbers) return field.numbers.decimals > 0 ? `${field.numbers.min},5` : String(field.numbers.max);
  const mark = crypto.randomUUID().replaceAll('-', '');
  if (control === 'email') return longest(maxLength, mark, ['', '@correo.example'], ['', '@x.test'], ['', '@x.mx']);
  if (control === 'url')
    return longest(maxLength, mark, ['https://enlace.example/', ''], ['https://x.test/', ''], ['x:', '']);
  const padding = padded.before.length + padded.after.length;
  const pads = trim === true && maxLength > padding;
  const text = longest(
    pads ? maxLength - padding : maxLength,
    mark,
    [`${name} ${owner}`, ' ñ 🏛️'],
    ['', ' ñ 🏛️'],
    ['', ''],
  );
  return pads ? `${padded.before}${text}${padded.after}` : text;
}

/** The mark, whole or else cut off, in the first frame that leaves room for as much of it as nobody else has by chance. */
function longest(max: number, mark: string, ...frames: readonly (readonly [before: string, after: string])[]): string {
  const room = ([before, after]: readonly [string, string]): number => max - before.length - after.length;
  const frame = frames.find((one) => room(one) >= uncommon) ?? frames.at(-1) ?? ['', ''];
  return `${frame[0]}${mark.slice(0, Math.max(1, room(frame)))}${frame[1]}`;
}

/** So many random characters are nowhere else by chance. */
export const uncommon = 12;

/** What the fields have when the page comes. */
export function emptyAnswers(form: ExpectedForm): Answers {
  return Object.fromEntries(visibleFields(form).map(({ name, initial = '' }) => [name, initial]));
}

/** The row that these answers become, but for the moment of sending. */
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

/** An answer as the database shows it. */
function asColumn(field: ExpectedField | undefined, value: string): string {
  if (field?.control === 'checkbox') return String(value === 'on');
  return field?.control === 'number' ? value.replace(',', '.') : value;
}
