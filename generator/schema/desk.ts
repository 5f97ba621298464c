import { z } from 'zod';
import { deskTextsSchema } from './desk-texts.ts';
import { day, slugName } from './formats.ts';
import { formName, tableName } from './names.ts';
import { periodSchema } from './records.ts';
import type { ColumnName, FormName, StatusName, TableName } from './register.ts';
import { localizedTextSchema } from './text.ts';
import type { Localized } from './text.ts';

/**
 * Powers of a role beyond reading, following up and exporting the rows of its tables. `edit`: change the site in the studio;
 * `publish`: put these changes online, and go back to an earlier version.
 */
export const deskPowers = ['erase', 'people', 'audit', 'edit', 'publish'] as const;

const roleSchema = z.strictObject({
  label: localizedTextSchema,
  /** The tables that it may see. `all` includes those that the spec adds later. */
  tables: z.union([z.literal('all'), z.array(tableName)]),
  /** Default: none. */
  powers: z.array(z.enum(deskPowers)).optional(),
});

/** Sort orders of lists; with "-" in front, descending. */
const orders = ['created', 'name', 'email', 'status'] as const;

const viewSchema = z.strictObject({
  label: localizedTextSchema,
  /** As in the desk's address. @example { status: 'new', assignee: 'none' } */
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
  /** The columns that the list shows besides id, date, status and assignee. Default: the person's name and e-mail address. */
  list: z.array(z.string()).optional(),
  /**
   * The column with the person's name or telephone number. Default: the column that is filled by a field with
   * `autocomplete: 'name'`, and by a telephone field. The e-mail address is in the table's own `email` column.
   */
  person: z.strictObject({ name: z.string().optional(), phone: z.string().optional() }).optional(),
  /** Saved views of the table. */
  views: z.record(z.string(), viewSchema).optional(),
  /**
   * The roles that are notified of new rows by mail. Default: those that list the table, or else all that see it. An
   * empty list notifies nobody.
   */
  notify: z.array(z.string()).optional(),
});

/** What answers begin with, in the language of the visitor. */
const templateSchema = z.strictObject({
  label: localizedTextSchema,
  /** The tables whose rows it answers. Default: all. */
  tables: z.array(tableName).optional(),
  /** @example { es: '{{firm}}: recibimos su mensaje', … } Default: the subject of any answer. */
  subject: localizedTextSchema.optional(),
  /** The mail. It can contain the firm's values, and those of {@link templateValues}. */
  body: localizedTextSchema,
});

/** What a template can contain besides the firm's values: of the row, and the name of the colleague who answers. */
export const templateValues = ['name', 'company', 'form', 'date', 'colleague'] as const;

const count = z.int().positive();

/** The desk, where the firm's people read and answer messages. */
export const deskSchema = z.strictObject({
  /** The roles that people of the firm can hold. At least one has the power `people`. */
  roles: z.record(slugName, roleSchema),
  /** How tables are shown. Tables that are missing here have an inbox too. */
  tables: z.record(z.string(), deskTableSchema).optional(),
  /** Labels of the forms in lists and charts. Default: the title of the form's page. */
  forms: z.record(z.string(), localizedTextSchema).optional(),
  /** Texts to answer with. */
  templates: z.record(slugName, templateSchema).optional(),
  /** Hours within which an open row is to be answered. */
  responseHours: count.max(744, 'A row waits a month at most: 744 hours.'),
  /** How long somebody stays signed in, in hours; how long a sign-in link works, in minutes. */
  session: z.strictObject({
    hours: count.max(744, 'A session lasts a month at most: 744 hours.'),
    linkMinutes: count.max(1440, 'A link works for a day at most: 1440 minutes.'),
  }),
  /** How many sign-in mails are sent an hour, to one person and in all. */
  signInMails: z.strictObject({ perPerson: count, inAll: count }),
  /** Rows on a page of a list. */
  pageSize: z.int().min(5).max(500),
  /** How long a change of several rows can be undone, in seconds. */
  undoSeconds: count.max(3600),
  /** How long entries of the audit are kept. */
  keepAudit: periodSchema,
  /** The desk's own texts, from `spec/messages.ts`. */
  texts: deskTextsSchema,
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
 * Declares the desk: who may do what there, and how it shows the tables.
 * @example defineDesk({ roles: { admin: { label: { es: 'Dirección', en: 'Management' }, tables: 'all', powers: ['erase', 'people', 'audit'] } }, … })
 */
export function defineDesk<R extends string>(
  desk: Omit<Desk, 'roles' | 'tables' | 'forms'> & {
    roles: Record<R, Desk['roles'][string]>;
    tables?: Named<R>;
    forms?: { [F in FormName]?: Localized };
  },
): Desk {
  return desk as unknown as Desk;
}
