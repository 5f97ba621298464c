import { z } from 'zod';
import { filePath, httpsUrl } from './formats.ts';
import { anchorId, calendarName, destinationName, errorName, pageName } from './names.ts';
import type { CalendarName, ErrorName, UnavailableName, PageName } from './register.ts';
import { textSchema, type Text } from './text.ts';

const style = z.enum(['primary', 'secondary', 'quiet']).optional();
const label = textSchema.optional();

/** A link to a page of the site, in the visitor's language. */
export const pageActionSchema = z.strictObject({
  kind: z.literal('page'),
  /** A page's id, or an unavailable destination (`spec/routes.ts`). */
  page: destinationName,
  /** The link's text. Default: the route's label. */
  label,
  /** The id of a block or section on that page. */
  hash: anchorId.optional(),
  /** One of the page's aliases, to link to that address instead of the page's own path. */
  alias: z.string().optional(),
  /** The slug of an article, to link to it; `page` is then the route that shows the articles. */
  article: z.string().optional(),
  style,
});
/** A link to a fragment of the same page. */
const anchorAction = z.strictObject({ kind: z.literal('anchor'), hash: anchorId, label: textSchema, style });
/** Opens a booking calendar in a new tab. */
const bookAction = z.strictObject({ kind: z.literal('book'), calendar: calendarName, label, style });
/** Opens the messaging-app chat with the greeting of `spec/site.ts`. */
const chatAction = z.strictObject({ kind: z.literal('chat'), label, style });
const phoneAction = z.strictObject({ kind: z.literal('phone'), label, style });
const emailAction = z.strictObject({ kind: z.literal('email'), label, style });
/** A link to another site, in a new tab without opener or referrer. */
export const urlActionSchema = z.strictObject({ kind: z.literal('url'), url: httpsUrl, label: textSchema, style });
/** A browser command: back or reload. */
const commandAction = z.strictObject({
  kind: z.literal('command'),
  command: z.enum(['back', 'reload']),
  label: textSchema,
  style,
});
const signOutTarget = {
  /** The page that is shown afterwards. */
  to: pageName,
  /** Entries of the error catalogue, shown there as toasts. */
  success: errorName,
  failure: errorName,
};
/** Signs the visitor out and opens a page that confirms it. */
const signOutAction = z.strictObject({ kind: z.literal('signOut'), ...signOutTarget, label: textSchema, style });
/** Shows an entry of the error catalogue whose channel is `alert`. */
const alertAction = z.strictObject({ kind: z.literal('alert'), error: errorName, label: textSchema, style });

/** A download from `spec/files/`. The button shows its type and size. */
const downloadAction = z.strictObject({
  kind: z.literal('download'),
  /** The file's path below `spec/files/`, with its extension. It is published at `/files/` and that path. */
  file: filePath('files'),
  label: textSchema,
  style,
});

/** Opens a `formDialog` block of the same page. */
const dialogAction = z.strictObject({ kind: z.literal('dialog'), dialog: anchorId, label: textSchema, style });

const navigationLinks = [pageActionSchema, bookAction, chatAction, phoneAction, emailAction, urlActionSchema] as const;

/** A link that works on any page, for header and footer. */
export const navigationLinkSchema = z.discriminatedUnion('kind', navigationLinks);
export type NavigationLink = z.infer<typeof navigationLinkSchema>;

/** A link or a button. */
export const actionSchema = z.discriminatedUnion('kind', [
  ...navigationLinks,
  anchorAction,
  commandAction,
  signOutAction,
  alertAction,
  dialogAction,
  downloadAction,
]);
export type Action = z.infer<typeof actionSchema>;
export type PageAction = z.infer<typeof pageActionSchema>;
export type ActionStyle = NonNullable<Action['style']>;
export const actionKinds = actionSchema.options.map((option) => option.shape.kind.value);

interface ActionOptions {
  /** `primary`, `secondary` or `quiet`; by default the first action of a block is primary, the others secondary. */
  style?: ActionStyle;
}
interface PageOptions extends ActionOptions {
  /** The id of a block or section on the page. */
  hash?: string;
  /** One of the page's aliases, to link to that address instead of the page's own path. */
  alias?: string;
  /** The slug of an article, where the page is the route that shows the articles. */
  article?: string;
}

function withoutUndefined<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}

/**
 * A link to a page, with the route's label unless another is given.
 * @example linkTo('services')
 * @example linkTo('privacy', undefined, { alias: '/legal/privacy' })
 * @example linkTo('article', { es: 'Leer', en: 'Read' }, { article: 'a-first-article' })
 * @example linkTo('home', { es: 'Escríbanos', en: 'Write to us' }, { hash: 'contact' })
 */
export function linkTo(page: PageName | UnavailableName, label?: Text, options: PageOptions = {}): PageAction {
  return withoutUndefined({ kind: 'page', page, label, ...options });
}

/** A link to a fragment of the same page. @example jumpTo('faq', { es: 'Preguntas', en: 'Questions' }) */
export function jumpTo(hash: string, label: Text, options: ActionOptions = {}): Action {
  return withoutUndefined({ kind: 'anchor', hash, label, ...options });
}

/** A button to an external booking calendar of `spec/site.ts`. @example book('newClients') */
export function book(calendar: CalendarName, label?: Text, options: ActionOptions = {}): NavigationLink {
  return withoutUndefined({ kind: 'book', calendar, label, ...options });
}

/** A button to the messaging-app chat. */
export function chat(label?: Text, options: ActionOptions = {}): NavigationLink {
  return withoutUndefined({ kind: 'chat', label, ...options });
}

/** A button that calls the firm. */
export function phone(label?: Text, options: ActionOptions = {}): NavigationLink {
  return withoutUndefined({ kind: 'phone', label, ...options });
}

/** A button that writes an e-mail to the firm. */
export function email(label?: Text, options: ActionOptions = {}): NavigationLink {
  return withoutUndefined({ kind: 'email', label, ...options });
}

/** A link to another site (https only). @example url('https://www.iso.org/', { es: 'ISO', en: 'ISO' }) */
export function url(url: string, label: Text, options: ActionOptions = {}): Extract<NavigationLink, { kind: 'url' }> {
  return withoutUndefined({ kind: 'url', url, label, ...options });
}

/**
 * A download from `spec/files/`, with its type and size.
 * @example download({ file: 'price-list.pdf', label: { es: 'Lista de precios', en: 'Price list' } })
 */
export function download({ file, label, style }: { file: string; label: Text } & ActionOptions): Action {
  return withoutUndefined({ kind: 'download', file, label, style });
}

/** A button for a browser command. @example command('reload', { es: 'Recargar', en: 'Reload' }) */
export function command(command: 'back' | 'reload', label: Text, options: ActionOptions = {}): Action {
  return withoutUndefined({ kind: 'command', command, label, ...options });
}

/**
 * A button that signs the visitor out.
 * @example signOut({ to: 'auth', success: 'signOut.success', failure: 'signOut.failure' }, { es: 'Cerrar sesión', en: 'Log out' })
 */
export function signOut(
  target: { to: PageName; success: ErrorName; failure: ErrorName },
  label: Text,
  options: ActionOptions = {},
): Action {
  return withoutUndefined({ kind: 'signOut', ...target, label, ...options });
}

/** A button that only shows an entry of the error catalogue in an alert dialog. */
export function alert(error: ErrorName, label: Text, options: ActionOptions = {}): Action {
  return withoutUndefined({ kind: 'alert', error, label, ...options });
}

/**
 * A button that opens a `formDialog` block of the same page.
 * @example openDialog('apply', { es: 'Postularme', en: 'Apply' })
 */
export function openDialog(dialog: string, label: Text, options: ActionOptions = {}): Action {
  return withoutUndefined({ kind: 'dialog', dialog, label, ...options });
}
