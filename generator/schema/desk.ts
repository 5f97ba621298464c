import { z } from 'zod';
import type { DeskTextName } from '../../site/texts/desk.ts';
import type { StudioTextName } from '../../site/texts/studio.ts';
import { localizedTextSchema, nonBlank, type Localized } from './text.ts';
import { day, slugName } from './formats.ts';
import { formName, tableName } from './names.ts';
import { periodSchema } from './table.ts';
import type { ColumnName, FormName, StatusName, TableName } from './register.ts';

/** Texts of the desk or the studio by language and key. */
export const ownTextsSchema = z.record(z.string(), z.record(z.string(), nonBlank));

type PluralName<Name extends string> = Name extends `${infer Key}_other` ? `${Key}_${Intl.LDMLPluralRule}` : never;

/** Texts of the desk or the studio by language and key, where plural forms are those of the language. */
export type OwnTexts<Name extends string> = Readonly<
  Record<string, { readonly [N in Name | PluralName<Name>]?: string }>
>;

/**
 * Powers of a role beyond reading, following up and exporting the rows of its tables. `edit`: change the site in the
 * studio; `publish`: publish these changes, and go back to an earlier version; `templates`: change the templates for
 * replies and the firm's signature at the desk.
 */
export const deskPowers = ['erase', 'people', 'audit', 'edit', 'publish', 'templates'] as const;

const roleSchema = z.strictObject({
  label: localizedTextSchema,
  /** The tables that it may see. `all` includes those that the spec adds later. */
  tables: z.union([z.literal('all'), z.array(tableName)]),
  /** Default: none. */
  powers: z.array(z.enum(deskPowers)).optional(),
});

/** Sort orders of lists; a leading "-" means descending. */
const orders = ['created', 'name', 'email', 'status'] as const;

const viewSchema = z.strictObject({
  label: localizedTextSchema,
  /** The query, as in the address of the list. @example { status: 'new', assignee: 'none' } */
  query: z.strictObject({
    q: z.string().optional(),
    status: z.string().optional(),
    form: formName.optional(),
    from: day.optional(),
    to: day.optional(),
    assignee: z
      .union([z.enum(['me', 'none']), z.string().includes('@')], "Write 'me', 'none' or an e-mail address.")
      .optional(),
    sort: z.enum(orders.flatMap((order) => [order, `-${order}` as const])).optional(),
    /** The answers of columns with options, or of checkboxes. @example { plan: 'monthly', newPatient: 'true' } */
    columns: z.record(z.string(), z.string()).optional(),
  }),
});

const deskTableSchema = z.strictObject({
  /** Default: the table's name, in words. */
  label: localizedTextSchema.optional(),
  /** Labels of columns. Default: the label of the first form field that fills the column. */
  columns: z.record(z.string(), localizedTextSchema).optional(),
  /** The columns of the list besides id, date, status and assignee. Default: the person's name and e-mail address. */
  list: z.array(z.string()).optional(),
  /**
   * The column with the person's name or telephone number. Default: the column that is filled by a field with
   * `autocomplete: 'name'`, and by a telephone field. The e-mail address is in the table's own `email` column.
   */
  person: z.strictObject({ name: z.string().optional(), phone: z.string().optional() }).optional(),
  /** Saved views of the table. */
  views: z.record(z.string(), viewSchema).optional(),
  /**
   * The roles that get a mail about new rows. Default: those that list the table by name, or else all that see it. An
   * empty list notifies nobody.
   */
  notify: z.array(z.string()).optional(),
});

/** A template for replies, in the language of the visitor. */
const templateSchema = z.strictObject({
  label: localizedTextSchema,
  /** The tables that it is offered for. Default: all. */
  tables: z.array(tableName).optional(),
  /** @example { es: '{{firm}}: recibimos su mensaje', … } Default: the subject of all replies. */
  subject: localizedTextSchema.optional(),
  /** The text of the mail. It can contain the firm's values, and those of {@link templateValues}. */
  body: localizedTextSchema,
});

export { TEMPLATE_VALUES as templateValues } from '../../site/texts/desk.ts';

const count = z.int().positive();

/** The desk, where the firm's staff read and answer messages. */
export const deskSchema = z.strictObject({
  /** The roles of the firm's staff. At least one has the power `people`. */
  roles: z.record(slugName, roleSchema),
  /** The display of tables. Tables that are missing here have an inbox too. */
  tables: z.record(z.string(), deskTableSchema).optional(),
  /** Labels of the forms in lists and charts. Default: the title of the form's page. */
  forms: z.record(z.string(), localizedTextSchema).optional(),
  /** Templates for replies. People with the power `templates` change them at the desk, where these are the start. */
  templates: z.record(slugName, templateSchema).optional(),
  /**
   * The text below replies, with the values of a template. A person can have a signature of their own instead. The
   * templates then need no closing with the firm's name. Default: none.
   */
  signature: localizedTextSchema.optional(),
  /** The hours after which an open row is overdue. */
  responseHours: count.max(744, 'At most a month: 744 hours.'),
  /** How many hours a session lasts, and how many minutes a sign-in link works. */
  session: z.strictObject({
    hours: count.max(744, 'At most a month: 744 hours.'),
    linkMinutes: count.max(1440, 'At most a day: 1440 minutes.'),
  }),
  /** The limits of sign-in mails per hour: to one person, and in all. */
  signInMails: z.strictObject({ perPerson: count, inAll: count }),
  /** The number of rows on a page of a list. */
  pageSize: z.int().min(5).max(500),
  /** How many seconds a change of several rows can be undone. */
  undoSeconds: count.max(3600),
  /** How long entries of the audit are kept. */
  keepAudit: periodSchema,
  /**
   * Texts by language that replace those in `site/texts/`, or supply a further language.
   * @example { en: { 'desk.nav.people': 'Colleagues' } }
   */
  texts: ownTextsSchema.optional(),
});
export type Desk = z.infer<typeof deskSchema>;
export type DeskTableSpec = z.infer<typeof deskTableSchema>;

type View = z.infer<typeof viewSchema>;
type Named<R extends string> = {
  readonly [T in TableName]?: Omit<DeskTableSpec, 'columns' | 'list' | 'person' | 'notify' | 'views'> & {
    columns?: { [C in ColumnName<T>]?: Localized };
    list?: ColumnName<T>[];
    person?: { name?: ColumnName<T>; phone?: ColumnName<T> };
    notify?: NoInfer<R>[];
    views?: Record<string, View & { query: { status?: StatusName } }>;
  };
};

/**
 * Declares the desk: its roles, and how it shows the tables.
 * @example defineDesk({ roles: { admin: { label: { es: 'Dirección', en: 'Management' }, tables: 'all', powers: ['erase', 'people', 'audit'] } }, … })
 */
export function defineDesk<R extends string>(
  desk: Omit<Desk, 'roles' | 'tables' | 'forms' | 'texts'> & {
    roles: Record<R, Desk['roles'][string]>;
    tables?: Named<R>;
    forms?: { [F in FormName]?: Localized };
    texts?: OwnTexts<DeskTextName>;
  },
): Desk {
  return desk as unknown as Desk;
}

/** The studio, where people edit the site on its own pages. */
export const studioSchema = z.strictObject({
  /**
   * Texts by language that replace those in `site/texts/`, name the firm's own kinds of blocks, fields and values, or
   * supply a further language.
   */
  texts: ownTextsSchema,
});
export type Studio = z.infer<typeof studioSchema>;

/** Names and explanations of kinds of blocks, fields and values: `kind.faq`, `field.heading`, `value.companies`. */
type OwnName = `${'kind' | 'field' | 'value' | 'help'}.${string}`;
/** Replaces the message of a diagnostic or failure, by its code: `problem.title/length`. */
type OwnProblem = `problem.${string}`;

/**
 * Declares the texts of the studio that are the firm's own.
 * @example defineStudio({ texts: { es: { 'value.companies': 'empresas' }, en: { 'value.companies': 'companies' } } })
 */
export function defineStudio(studio: { texts: OwnTexts<StudioTextName | OwnName | OwnProblem> }): Studio {
  return studio as Studio;
}
