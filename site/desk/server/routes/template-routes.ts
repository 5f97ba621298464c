import { randomUUID } from 'node:crypto';
import type { DeskTemplate, DeskText } from '../../contract/config.ts';
import type { PageData } from '../../contract/pages.ts';
import type { TemplateEntry } from '../../contract/store.ts';
import { TEMPLATE_VALUES } from '../../../texts/desk.ts';
import { visible } from '../../format.ts';
import type { Desk, DeskApp, DeskContext } from '../environment.ts';
import { readForm, type Form, goTo, page, found, requirePower } from '../route-helpers.ts';

type TemplatePage = Extract<PageData, { page: 'template' }>;
type Faulty = NonNullable<TemplatePage['error']>;

/** The address of the form for a new template. */
const NEW = 'new';

const LONGEST = { label: 80, subject: 200, body: 8000, signature: 1000 };
const NOT_ONE_LINE = /[\p{Cc}\u2028\u2029]/u;
/** Everything in double braces, well-formed or not. */
const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** The pages on which people with the power `templates` change templates and the firm's signature. */
export function addTemplateRoutes(app: DeskApp, desk: Desk): void {
  const { config } = desk;
  const locales = config.locales.map(({ code }) => code);
  const saved = (context: DeskContext, name: string): Promise<Response> =>
    goTo(context, '/templates', { tone: 'success', text: 'desk.notice.template', values: { name } });

  app.use('/templates/*', async (context, next) => {
    requirePower(context, 'templates');
    await next();
  });

  const list = async (
    context: DeskContext,
    more: Pick<Extract<PageData, { page: 'templates' }>, 'entered' | 'error'> = {},
  ): Promise<Response> =>
    page(
      context,
      { page: 'templates', ...(await context.var.store.templates()), ...more },
      more.error ? statusOf(more.error) : 200,
    );

  app.get('/templates', (context) => list(context));

  app.post('/templates', async (context) => {
    const form = await readForm(context);
    const entered = textsOf(form, 'signature', locales);
    const error = faultIn(entered, LONGEST.signature, false);
    if (error) return list(context, { entered, error });
    const result = found(await context.var.store.setSignature(versionIn(form), entered));
    return result === 'conflict' ? list(context, { entered, error: result }) : saved(context, '');
  });

  const show = (context: DeskContext, template: TemplateEntry | undefined, more: Partial<TemplatePage> = {}) =>
    page(
      context,
      { page: 'template', ...(template && { template }), ...more },
      more.error ? statusOf(more.error) : 200,
    );

  app.get('/templates/:id', async (context) => show(context, await templateIn(context)));

  app.post('/templates/:id', async (context) => {
    const { store } = context.var;
    const template = await templateIn(context);
    const form = await readForm(context);
    const name = template?.label[config.defaultLocale] ?? '';
    const dropped = form.given('drop');
    if (template && (dropped === 'removed' || dropped === 'restored')) {
      const result = found(await store.dropTemplate(template, versionIn(form), dropped));
      return result === 'conflict' ? show(context, template, { error: result }) : saved(context, name);
    }
    const entered = templateOf(
      form,
      locales,
      config.tables.map(({ key }) => key),
    );
    const error =
      faultIn(entered.label, LONGEST.label, true) ??
      (entered.subject && faultIn(entered.subject, LONGEST.subject, true)) ??
      faultIn(entered.body, LONGEST.body, false);
    if (error) return show(context, template, { entered, error });
    const result = found(await store.setTemplate(template?.id ?? randomUUID(), versionIn(form), entered));
    if (result === 'conflict') return show(context, template, { entered, error: result });
    return saved(context, entered.label[config.defaultLocale] ?? '');
  });
}

function statusOf(error: Faulty): 409 | 422 {
  return error === 'conflict' ? 409 : 422;
}

/** The template in the path; undefined for a new one. */
async function templateIn(context: DeskContext): Promise<TemplateEntry | undefined> {
  const wanted = context.req.param('id');
  if (wanted === NEW) return undefined;
  const { entries } = await context.var.store.templates();
  return found(entries.find(({ id }) => id === wanted));
}

/** The version of the text that a form was rendered with; 0 for a new one. */
function versionIn(form: Form): number {
  return Number(/^\d{1,9}$/.exec(form.text('version'))?.[0] ?? 0);
}

/** The texts of a field in all languages: `body.es`, `body.en`. */
function textsOf(form: Form, name: string, locales: readonly string[]): DeskText {
  return Object.fromEntries(locales.map((locale) => [locale, form.text(`${name}.${locale}`)]));
}

function templateOf(form: Form, locales: readonly string[], tables: readonly string[]): Omit<DeskTemplate, 'id'> {
  const [label, subject, body] = ['label', 'subject', 'body'].map((name) => textsOf(form, name, locales));
  const chosen = tables.filter((table) => form.all('table').includes(table));
  // A template without a choice of tables is offered everywhere, also in tables that are added later.
  return {
    label: label ?? {},
    body: body ?? {},
    ...(Object.values(subject ?? {}).some((text) => text !== '') && { subject: subject ?? {} }),
    ...(chosen.length > 0 && chosen.length < tables.length && { tables: chosen }),
  };
}

/** What is wrong with a text in any of its languages. */
function faultIn(texts: DeskText, longest: number, isOneLine: boolean): Faulty | undefined {
  for (const text of Object.values(texts)) {
    if (visible(text) === null) return 'missing';
    if (text.length > longest) return 'tooLong';
    if (isOneLine && NOT_ONE_LINE.test(text)) return 'line';
    const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name.trim());
    if (names.some((name) => !(TEMPLATE_VALUES as readonly string[]).includes(name))) return 'placeholder';
  }
  return undefined;
}
