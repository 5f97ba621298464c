import type { ExpectedField, ExpectedForm, ExpectedOutcome } from '#contract';
import { expect } from 'vitest';
import type { SiteSpec } from '../../../generator/schema/index.ts';
import spec from '#spec';
import { siteRoot } from '../../../site/site-root.mjs';
import { test, type OpenPage } from '../browser.ts';
import { defaultLocale } from '../languages.ts';
import { emptyAnswers, rowOf, uncommon, visibleFields } from './expected.ts';
import { storedRows } from './rows.ts';
import { expectTranslation } from './translation.ts';
import { beginVisit, inNewTabs, Visit, type Responder } from './visit.ts';
import { unstyled } from '../unstyled.ts';
import { missingAnswers, wrongAnswers } from './wrong.ts';

/** The outcome that the visitor sees, and the backend response that causes it. */
type Failure = readonly [outcome: 'databaseError' | 'connectionError' | 'rateLimited', response: Responder];

const refused: Responder = (route) =>
  route.fulfill({ status: 400, json: { code: '23514', message: 'refused', details: null, hint: null } });

/** Each failure once, since every form has its own texts for them. */
const failures: readonly Failure[] = [
  ['databaseError', refused],
  [
    'rateLimited',
    (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '60' },
        json: { code: 'PT429', message: 'Too many', details: null, hint: null },
      }),
  ],
  ['connectionError', (route) => route.abort('connectionrefused')],
];
/**
 * Other responses with the same outcomes in every form: an error without a code, a body that is not JSON, an empty 404.
 */
const otherFailures: readonly Failure[] = [
  ['databaseError', (route) => route.fulfill({ status: 500, json: { message: 'refused' } })],
  ['connectionError', (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' })],
  ['connectionError', (route) => route.fulfill({ status: 200, body: '<html>Sign in to this network</html>' })],
  ['connectionError', (route) => route.fulfill({ status: 404, body: '' })],
];

/** The first form of each kind, as a sample of those that share its code. */
function firstOfEach(forms: ExpectedForm[], kindOf: (form: ExpectedForm) => unknown): Set<ExpectedForm> {
  return new Set(new Map(forms.toReversed().map((form) => [JSON.stringify(kindOf(form)), form])).values());
}

/**
 * Expects that nothing was sent, that the summary lists the errors and has the focus, that the title has the prefix,
 * that each field is marked and described, and that Tab and Enter lead to the first.
 */
async function expectErrors(visit: Visit, expected: { field: ExpectedField; message: string }[]): Promise<void> {
  const { form, page } = visit;
  const listed = expected.map(({ message }) => message);
  await expect
    .poll(() => visit.errors(), { timeout: 25_000 })
    .toEqual({
      title: expect.stringMatching(new RegExp(`^${form.errorTitlePrefix}`)),
      focused: true,
      heading: form.summaryTitle,
      listed,
      marked: Object.fromEntries(expected.map(({ field, message }) => [field.name, expect.arrayContaining([message])])),
    });
  expect.soft(await unstyled(page.locator(`form#${form.form}`), siteRoot()), 'without styles').toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const first = visit.control(expected[0]?.field.name ?? '');
  await expect.poll(() => first.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(visit.inserts).toHaveLength(0);
}

/**
 * Expects that the visitor sees the outcome, keeps what they typed, and that no analytics event and no field error is
 * there.
 */
async function expectFailure(visit: Visit, outcome: ExpectedOutcome): Promise<void> {
  const { form, page } = visit;
  await visit.expectOutcome(outcome);
  expect(await visit.values()).toEqual(visit.answers);
  expect(new URL(page.url()).pathname).toBe(form.url);
  expect(await visit.events()).toEqual([]);
  await expect
    .poll(() => visit.errors())
    .toEqual(expect.objectContaining({ marked: {}, title: expect.not.stringContaining(form.errorTitlePrefix) }));
}

/** Where a form leads after success, if that is another page. */
function nextPage({ then }: ExpectedForm): string | undefined {
  return typeof then === 'object' && 'navigate' in then ? then.navigate : undefined;
}

/** Missing answers: each field is marked and listed in the summary, nothing is sent. */
async function refusesMissingAnswers(visit: Visit): Promise<void> {
  const { form } = visit;
  const missing = missingAnswers(form);
  if (missing.length === 0) return;
  await visit.fillIn(Object.fromEntries(visibleFields(form).map(({ name }) => [name, ''])));
  await visit.send();
  await visit.expectOutcome(form.outcomes.invalid);
  await expectErrors(visit, missing);
}

/** Wrong answers: errors appear before anything is sent, and stay until the next attempt. */
async function refusesWrongAnswers(visit: Visit): Promise<void> {
  const wrong = wrongAnswers(visit.form);
  const [first, ...others] = wrong;
  if (!first) return;
  await visit.fillIn({
    ...visit.answers,
    ...Object.fromEntries(wrong.map(({ field, value }) => [field.name, value])),
  });
  await visit.send();
  await expectErrors(visit, wrong);
  if (others.length === 0) return;
  const control = visit.control(first.field.name);
  await control.fill(visit.answers[first.field.name] ?? '');
  await visit.page.keyboard.press('Tab');
  expect(await control.getAttribute('aria-invalid')).toBe('true');
  await visit.send();
  await expectErrors(visit, others);
}

/** Failures: the visitor sees each, keeps what they typed, and no event is sent. */
async function reportsFailures(visit: Visit, failures: readonly Failure[]): Promise<void> {
  await visit.fillIn();
  for (const [name, response] of failures) {
    await visit.sendTo(response);
    await expectFailure(visit, visit.form.outcomes[name]);
  }
}

/** Expects that one row with the columns of the spec is sent, and no answer of a field that is not to be sent. */
function expectSent({ form, answers }: Visit, body: string): void {
  const rows = JSON.parse(body) as object[];
  expect(rows.map((row) => Object.keys(row).toSorted())).toEqual([Object.keys(form.payload).toSorted()]);
  const unsent = visibleFields(form).flatMap(({ name, persist }) => (persist === false ? [answers[name] ?? ''] : []));
  expect(unsent.filter((answer) => answer.length >= uncommon && body.includes(answer))).toEqual([]);
}

/** Success: one request, locked while it is pending, one row and the analytics events of the spec. */
async function storesOneRow(visit: Visit): Promise<void> {
  const { form, page } = visit;
  const next = nextPage(form);
  await visit.fillIn(visit.answers, 'anew');
  const hidden = await visit.hidden();
  const before = visit.inserts.length;
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await visit.respondWith(async (route) => {
    requested.resolve();
    await released.promise;
    await route.continue();
  });
  await visit.send((button) => button.dblclick());
  await requested.promise;
  await expect.poll(() => visit.button.innerText()).toBe(form.submitting);
  await expect
    .poll(() => page.locator(`form#${form.form} :is(input, select, textarea, button):enabled`).count())
    .toBe(0);
  expect(await visit.values()).toEqual(visit.answers);
  released.resolve();

  if (next) await page.waitForURL(`**${next}`);
  await visit.expectOutcome(form.outcomes.success);
  // In a dialog, the form shows its confirmation and is reset; then the dialog closes.
  if (form.dialog !== undefined) await page.locator(`dialog#${form.dialog}`).waitFor({ state: 'hidden' });
  if (!next) await expect.poll(() => visit.values()).toEqual(emptyAnswers(form));
  await expect
    .poll(() => visit.events(next ? 'left' : 'here'))
    .toEqual(form.analytics.map(({ event, params }) => ({ event, ...params })));
  const [request, ...more] = visit.inserts.slice(before);
  expect(more).toEqual([]);
  expectSent(visit, request?.postData() ?? '[]');
  const left = async (): Promise<string[]> => {
    const storage = await page.evaluate(() => JSON.stringify(sessionStorage));
    // A short value may be part of something else in the storage.
    return Object.values(visit.answers).filter((value) => value.length >= uncommon && storage.includes(value));
  };
  await expect.poll(left).toEqual([]);
  expect(await storedRows(form.table, rowOf(form, { ...visit.answers, ...hidden }))).toHaveLength(1);
}

/** Radio buttons and checkboxes keep their state over a reload; form-drafts.test.ts tests the drafts of text fields. */
async function keepsChoices(visit: Visit): Promise<void> {
  await visit.open();
  await visit.fillIn();
  await visit.page.reload();
  await expect.poll(() => visit.values()).toEqual(visit.answers);
}

const { followUp } = (spec as SiteSpec).records;

/** The status of a message whose honeypot was filled in. */
function spamStatus(table: string): string {
  const statuses = Object.entries(followUp.tables?.[table] ?? followUp.statuses);
  const tones = ['spam', 'closed'].map((tone) => statuses.find(([, status]) => status.tone === tone)?.[0]);
  return tones.find((status) => status !== undefined) ?? followUp.initial;
}

/** A bot that fills in the honeypot sees success; the message is stored with a mark, and no event is sent. */
async function trapsBots(visit: Visit): Promise<void> {
  const { form } = visit;
  const next = nextPage(form);
  await visit.open();
  await visit.fillIn();
  const hidden = await visit.hidden();
  await visit.control(form.honeypot).evaluate((element: HTMLInputElement) => (element.value = 'https://spam.example'));
  await visit.send();
  if (next) await visit.page.waitForURL(`**${next}`);
  await visit.expectOutcome(form.outcomes.success);
  const contexts = visit.inserts.map((request) => JSON.parse(request.headers()['x-submission-context'] ?? '{}'));
  expect(contexts).toEqual([expect.objectContaining({ form: form.form, trap: true })]);
  expect(await visit.events(next ? 'left' : 'here')).toEqual([]);
  // The same answers have been stored without the mark before.
  const stored = await storedRows(form.table, rowOf(form, { ...visit.answers, ...hidden }));
  expect(stored.map((row) => row['follow_up_status'])).toEqual([spamStatus(form.table), followUp.initial]);
}

/**
 * No response within 15 s: the visitor sees a connection error and keeps what they typed. This needs a tab of its own, in
 * which the clock stays replaced.
 */
async function timesOut(form: ExpectedForm, openPage: OpenPage): Promise<void> {
  const { outcomes, submitting } = form;
  const visit = new Visit(form, inNewTabs(openPage));
  await visit.open();
  await visit.fillIn();
  await visit.sendTo(refused);
  await visit.expectOutcome(outcomes.databaseError);
  await visit.page.clock.install();
  const requested = Promise.withResolvers<void>();
  await visit.sendTo(async () => requested.resolve());
  await requested.promise;
  await visit.page.clock.fastForward(14_000);
  await expect.poll(() => visit.button.innerText()).toBe(submitting);
  await visit.page.clock.fastForward(1000);
  await expectFailure(visit, outcomes.connectionError);
}

/**
 * Registers a test of every outcome of every form on its page, down to the stored row. A translation runs the same code
 * with other texts, so one of each kind stands in the browser for the others of its language.
 */
export function describeForms(forms: ExpectedForm[]): void {
  const translations = forms.filter(({ locale }) => locale !== defaultLocale);
  // Errors of dates depend on the language of the page.
  const visited = firstOfEach(translations, ({ locale, fields }) => [
    locale,
    fields.some(({ control }) => control === 'date'),
  ]);
  const inBrowser = forms.filter((form) => form.locale === defaultLocale || visited.has(form));
  const withAllFailures = firstOfEach(forms, ({ outcomes }) => [
    outcomes.databaseError.channel,
    outcomes.connectionError.channel,
  ]);
  const trapped = firstOfEach(forms, ({ outcomes, then }) => [
    outcomes.success.channel,
    typeof then === 'object' ? Object.keys(then) : then,
  ]);
  test.for(inBrowser)('$form on $url reaches each of its outcomes', async (form, { reopen, openPage }) => {
    const visit = await beginVisit(form, reopen, openPage);
    await refusesMissingAnswers(visit);
    await refusesWrongAnswers(visit);
    const hasAll = withAllFailures.has(form);
    // Failures run the same code in every language.
    if (form.locale === defaultLocale) await reportsFailures(visit, [...failures, ...(hasAll ? otherFailures : [])]);
    await storesOneRow(visit);
    if (form.fields.some(({ control }) => control === 'radio' || control === 'checkbox')) await keepsChoices(visit);
    if (trapped.has(form)) await trapsBots(visit);
    if (hasAll) await timesOut(form, openPage);
  });

  test.for(forms)('$form on $url has the texts, controls and outcomes of its language', expectTranslation);
}
