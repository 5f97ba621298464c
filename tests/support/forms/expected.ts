/** A field as the spec has it, with the words for each way of getting it wrong. */
export interface ExpectedField {
  name: string;
  control: string;
  required: boolean;
  maxLength: number;
  trim?: boolean;
  initial?: string;
  options?: string[];
  missing: string;
  tooLong: string;
  malformed?: string;
}
/** What the visitor is told, and where. */
export interface ExpectedOutcome {
  channel: string;
  title?: string;
  message: string;
}
type PayloadSource =
  | { kind: 'from'; field: string; emptyAsNull?: boolean }
  | { kind: 'template'; template: string }
  | { kind: 'literal'; value: string }
  | { kind: 'now' };

/** What the spec says of a form on a page. */
export interface ExpectedForm {
  url: string;
  /** The dialog that the form stands in; the address opens it. */
  dialog?: string;
  locale: string;
  form: string;
  table: string;
  fields: ExpectedField[];
  payload: Record<string, PayloadSource>;
  outcomes: Record<'invalid' | 'success' | 'databaseError' | 'connectionError' | 'rateLimited', ExpectedOutcome>;
  analytics: { event: string; params?: Record<string, string | number> }[];
  submit: string;
  submitting: string;
  close: string;
  summaryTitle: string;
  errorTitlePrefix: string;
  /** The control that only programs fill in. */
  trap: string;
  then: 'clear' | { navigate: string } | { confirmFor: number };
}

/** The answers of a form, by the names of its fields. */
export type Answers = Record<string, string>;

/** Answers that nobody else in the database has given. */
export const answersTo = (form: ExpectedForm): Answers => {
  const mark = `${form.form}-${form.locale}-${crypto.randomUUID()}`;
  return Object.fromEntries(
    form.fields.map((field) => {
      const text = typed(field, mark) ?? `${field.name} ${mark} ñ 🏛️`;
      return [field.name, field.trim && field.control !== 'email' ? `  ${text} ` : text];
    }),
  );
};

// What only a control of its own kind takes.
const typed = ({ control, options = [] }: ExpectedField, mark: string): string | undefined => {
  if (control === 'email') return `${mark}@correo.example`;
  if (control === 'url') return `https://enlace.example/${mark}`;
  return control === 'select' ? (options[0] ?? '') : undefined;
};

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
