import type { ExpectedField, ExpectedForm } from '#contract';

/** The answers of a form, by the names of its fields. */
export type Answers = Record<string, string>;

/** Answers that nobody else in the database has given, each as long as its field lets it be. */
export const answersTo = ({ form, locale, fields }: Pick<ExpectedForm, 'form' | 'locale' | 'fields'>): Answers =>
  Object.fromEntries(fields.map((field) => [field.name, answerTo(field, `${form}-${locale}-`)]));

/** Spaces around an answer, which a field that trims takes away. */
const padded = { before: '  ', after: ' ' };

const answerTo = (field: ExpectedField, owner: string): string => {
  const { name, control, maxLength, options = [], trim } = field;
  if (control === 'select') return options[0] ?? '';
  const mark = crypto.randomUUID().replaceAll('-', '');
  if (control === 'email') return longest(maxLength, mark, ['', '@correo.example'], ['', '@x.test'], ['', '@x.mx']);
  if (control === 'url') return longest(maxLength, mark, ['https://enlace.example/', ''], ['https://x.test/', ''], ['x:', '']);
  const padding = padded.before.length + padded.after.length;
  const pads = trim === true && maxLength > padding;
  const text = longest(pads ? maxLength - padding : maxLength, mark, [`${name} ${owner}`, ' ñ 🏛️'], ['', ' ñ 🏛️'], ['', '']);
  return pads ? `${padded.before}${text}${padded.after}` : text;
};

/** The mark, whole or else cut off, in the first frame that leaves room for as much of it as nobody else has by chance. */
const longest = (max: number, mark: string, ...frames: readonly (readonly [before: string, after: string])[]): string => {
  const room = ([before, after]: readonly [string, string]): number => max - before.length - after.length;
  const frame = frames.find((one) => room(one) >= uncommon) ?? frames.at(-1) ?? ['', ''];
  return `${frame[0]}${mark.slice(0, Math.max(1, room(frame)))}${frame[1]}`;
};

/** So many random characters are nowhere else by chance. */
export const uncommon = 12;

/** What the fields have when the page comes. */
export const emptyAnswers = ({ fields }: ExpectedForm): Answers =>
  Object.fromEntries(fields.map(({ name, initial = '' }) => [name, initial]));

/** The row that these answers become, but for the moment of sending. */
export const rowOf = (form: ExpectedForm, values: Answers): Record<string, string | null> => {
  const stored = (name: string): string => {
    const value = values[name] ?? '';
    return form.fields.find((field) => field.name === name)?.trim ? value.trim() : value;
  };
  return Object.fromEntries(
    Object.entries(form.payload).flatMap(([column, source]) => {
      if (source.kind === 'from') {
        const value = stored(source.field);
        return [[column, source.emptyAsNull && value === '' ? null : value]];
      }
      if (source.kind === 'literal') return [[column, source.value]];
      if (source.kind === 'template') return [[column, source.template.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => stored(name))]];
      return [];
    }),
  );
};
