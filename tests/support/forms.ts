import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page, Route } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { test } from './browser.ts';

interface ExpectedField {
  name: string;
  control: string;
  required: boolean;
  maxLength: number;
  options?: string[];
}
interface ExpectedOutcome {
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
interface ExpectedForm {
  url: string;
  /** The dialog that the form stands in; the address opens it. */
  dialog?: string;
  locale: string;
  form: string;
  table: string;
  fields: ExpectedField[];
  payload: Record<string, PayloadSource>;
  outcomes: Record<string, ExpectedOutcome>;
  submitting: string;
  then: 'clear' | { navigate: string } | { confirmFor: number };
}

const addressOf = ({ url, dialog }: ExpectedForm): string => (dialog === undefined ? url : `${url}#${dialog}`);

/** An answer that nobody else in the database has given. */
const answers = (form: ExpectedForm): Record<string, string> => {
  const mark = `${form.form}-${form.locale}-${crypto.randomUUID()}`;
  return Object.fromEntries(
    form.fields.map(({ name, control, options }) => [
      name,
      typed(control, mark, options) ?? `${name} ${mark} ñ 🏛️`,
    ]),
  );
};

// What only a control of its own kind takes.
const typed = (control: string, mark: string, options: string[] = []): string | undefined => {
  if (control === 'email') return `${mark}@correo.example`;
  if (control === 'url') return `https://enlace.example/${mark}`;
  return control === 'select' ? (options[0] ?? '') : undefined;
};

const control = (page: Page, form: ExpectedForm, name: string) => page.locator(`form#${form.form} [name="${name}"]`);

const fillIn = async (page: Page, form: ExpectedForm, values: Record<string, string>): Promise<void> => {
  for (const field of form.fields) {
    const value = values[field.name] ?? '';
    if (field.control === 'select') await control(page, form, field.name).selectOption(value);
    else await control(page, form, field.name).fill(value);
  }
};

const send = (page: Page, form: ExpectedForm) => page.locator(`form#${form.form} button[type=submit]`).click();

const valuesOf = async (page: Page, form: ExpectedForm): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(form.fields.map(async ({ name }) => [name, await control(page, form, name).inputValue()] as const)),
  );

/** Waits until an outcome is shown: its title, if it has one, and its message. */
const isTold = async (page: Page, { title, message }: ExpectedOutcome): Promise<void> => {
  await page.getByText(message, { exact: true }).first().waitFor();
  if (title !== undefined) await page.getByText(title, { exact: true }).first().waitFor();
};

const expectedRow = (form: ExpectedForm, values: Record<string, string>): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(form.payload).flatMap(([column, source]) => {
      if (source.kind === 'from') {
        const value = values[source.field] ?? '';
        return [[column, source.emptyAsNull && value === '' ? null : value]];
      }
      if (source.kind === 'literal') return [[column, source.value]];
      if (source.kind === 'template') {
        return [[column, source.template.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => values[name] ?? '')]];
      }
      return [];
    }),
  );

/** What `npm run leads -- --json` says of a table while the server runs. */
const rowsIn = async (table: string): Promise<Record<string, unknown>[]> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['site/server/leads-cli.ts', '--json', '--table', table],
    { env: { ...process.env, DATA_DIR: inject('dataDir') }, maxBuffer: 64 * 1024 * 1024 },
  );
  const listed: unknown = JSON.parse(stdout);
  const rows = Array.isArray(listed) ? listed : (listed as Record<string, unknown>)[table];
  return rows as Record<string, unknown>[];
};

const isInsert = (form: ExpectedForm) => (url: URL) => url.pathname.endsWith(`/${form.table}`);

/** Every outcome of every form, on its page, from the keystroke to the row. */
export const describeForms = (forms: ExpectedForm[]): void => {
  for (const form of forms) {
    describe(`${form.form} on ${form.url}`, () => {
      const language = form.locale === 'en' ? 'en-US' : 'es-MX';

      test('success: one row as the spec says, and the visitor is told', async ({ openPage }) => {
        const page = await openPage(addressOf(form), { locale: language });
        const values = answers(form);
        await fillIn(page, form, values);
        await send(page, form);
        const { success } = form.outcomes;
        if (success) await isTold(page, success);
        if (typeof form.then === 'object' && 'navigate' in form.then) await page.waitForURL(`**${form.then.navigate}`);
        else {
          // A form in a dialog shows its confirmation, is emptied, and the dialog closes by itself.
          if (form.dialog) await page.locator(`dialog#${form.dialog}`).waitFor({ state: 'hidden' });
          const empty = Object.fromEntries(form.fields.map(({ name }) => [name, '']));
          await expect.poll(() => valuesOf(page, form)).toEqual(empty);
        }

        const wanted = expectedRow(form, values);
        const mine = (await rowsIn(form.table)).filter((row) => Object.entries(wanted).every(([column, value]) => row[column] === value));
        expect(mine).toHaveLength(1);
      });

      test('missing answers: nothing is sent, the visitor is told', async ({ openPage }) => {
        const page = await openPage(addressOf(form), { locale: language });
        let requests = 0;
        page.on('request', (request) => {
          if (request.method() === 'POST') requests += 1;
        });
        await send(page, form);
        const { invalid } = form.outcomes;
        if (invalid) await isTold(page, invalid);
        for (const field of form.fields.filter(({ required }) => required)) {
          expect(await control(page, form, field.name).getAttribute('aria-invalid')).toBe('true');
        }
        expect(requests).toBe(0);
      });

      const failures: [string, string, (route: Route) => Promise<void>][] = [
        [
          'an error of the database',
          'databaseError',
          (route) => route.fulfill({ status: 400, json: { code: '23514', message: 'refused', details: null, hint: null } }),
        ],
        ['a refused connection', 'connectionError', (route) => route.abort('connectionrefused')],
        ['an answer that is not JSON', 'connectionError', (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' })],
      ];
      for (const [title, name, answer] of failures) {
        test(`${title}: the visitor is told, and nothing typed is lost`, async ({ openPage }) => {
          const page = await openPage(addressOf(form), { locale: language });
          await page.route(isInsert(form), answer);
          const values = answers(form);
          await fillIn(page, form, values);
          await send(page, form);
          const outcome = form.outcomes[name];
          if (outcome) await isTold(page, outcome);
          expect(await valuesOf(page, form)).toEqual(values);
          expect(new URL(page.url()).pathname).toBe(form.url);
        });
      }

      test('while sending: the fields are locked and the button says so', async ({ openPage }) => {
        const page = await openPage(addressOf(form), { locale: language });
        const { promise: released, resolve: release } = Promise.withResolvers<void>();
        await page.route(isInsert(form), async (route) => {
          await released;
          await route.continue();
        });
        await fillIn(page, form, answers(form));
        await send(page, form);
        const button = page.locator(`form#${form.form} button[type=submit]`);
        await expect.poll(() => button.textContent()).toBe(form.submitting);
        expect(await button.isDisabled()).toBe(true);
        for (const { name } of form.fields) expect(await control(page, form, name).isDisabled()).toBe(true);
        release();
        const { success } = form.outcomes;
        if (success) await isTold(page, success);
      });
    });
  }
};
