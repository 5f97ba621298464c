import type { ExpectedField, ExpectedForm, ExpectedOutcome } from '#contract';
import { describe, expect } from 'vitest';
import { test as base } from '../browser.ts';
import { dayAt } from '../../../site/lib/forms/day.ts';
import { defaultLocale } from '../languages.ts';
import { answersTo, emptyAnswers, isAsked, rowOf, uncommon, visibleFields } from './expected.ts';
import { storedRows } from './rows.ts';
import { Visits } from './visit.ts';
import type { Answer, Visit } from './visit.ts';

interface Fixtures {
  visits: Visits;
}
const test = base.extend<Fixtures>({
  visits: [async ({ browser }, use) => use(new Visits(browser)), { scope: 'file' }],
});

/** The outcome that the visitor sees after a failure, and the backend's answer. */
type Failure = readonly [outcome: 'databaseError' | 'connectionError' | 'rateLimited', answer: Answer];

const refused: Answer = (route) =>
  route.fulfill({ status: 400, json: { code: '23514', message: 'refused', details: null, hint: null } });

/** Each outcome once: every form has its own words for them. */
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
/** Other answers that come to the same outcomes, whatever the form: an error without a code, no JSON, an empty answer of something else. */
const otherFailures: readonly Failure[] = [
  ['databaseError', (route) => route.fulfill({ status: 500, json: { message: 'refused' } })],
  ['connectionError', (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' })],
  ['connectionError', (route) => route.fulfill({ status: 200, body: '<html>Sign in to this network</html>' })],
  ['connectionError', (route) => route.fulfill({ status: 404, body: '' })],
];

/** The first form of each kind stands for those that share its code. */
function firstOfEach(forms: ExpectedForm[], kindOf: (form: ExpectedForm) => unknown): Set<ExpectedForm> {
  return new Set(new Map(forms.toReversed().map((form) => [JSON.stringify(kindOf(form)), form])).values());
}

interface Wrong {
  readonly field: ExpectedField;
  readonly value: string;
  readonly message: string;
}

/** A day that is too early or too late, with the words for that. */
function wrongDay(field: ExpectedField, locale: string): Wrong[] {
  const { messages = {}, from, until } = field;
  const limits = [
    { limit: from, off: -1, text: messages.tooEarly },
    { limit: until, off: 1, text: messages.tooLate },
  ];
  return limits
    .flatMap(({ limit, off, text }): Wrong[] => {
      const day = dayAt(limit);
      if (day === undefined || text === undefined) return [];
      const wrong = new Date(Date.parse(day) + off * 86_400_000).toISOString().slice(0, 10);
      const inWords = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
      return [{ field, value: wrong, message: text.replace('{{day}}', inWords) }];
    })
    .slice(0, 1);
}

/** What is wrong with each field of answers that are wrong in every way that is not emptiness. */
function wrongAnswers(form: ExpectedForm): Wrong[] {
  const answers = answersTo(form);
  const asked = visibleFields(form).filter((field) => isAsked(field, answers));
  return asked.flatMap((field): Wrong[] => {
    if (field.control === 'date') return wrongDay(field, form.locale);
    if (field.messages?.invalid !== undefined)
      return [{ field, value: `${(field.numbers?.max ?? 0) + 1}`, message: field.messages.invalid }];
    if (field.malformed !== undefined)
      return [{ field, value: 'ana'.slice(0, field.maxLength), message: field.malformed }];
    return field.options !== undefined || field.control === 'checkbox'
      ? []
      : [{ field, value: 'x'.repeat(field.maxLength + 1), message: field.tooLong }];
  });
}

/** Nothing was sent, and the page says what is wrong: marked, described, listed, in its title, and one key away. */
async function expectErrors(visit: Visit, expected: { field: ExpectedField; message: string }[]): Promise<void> {
  const { form, page } = visit;
  const listed = expected.map(({ message }) => message);
  await expect
    .poll(() => visit.mistakes(), { timeout: 25_000 })
    .toEqual({
      title: expect.stringMatching(new RegExp(`^${form.errorTitlePrefix}`)),
      focused: true,
      heading: form.summaryTitle,
      listed,
      marked: Object.fromEntries(expected.map(({ field, message }) => [field.name, expect.arrayContaining([message])])),
    });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const first = visit.control(expected[0]?.field.name ?? '');
  expect(await first.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(visit.inserts).toHaveLength(0);
}

/** The visitor is told, what was typed is there, nothing is counted, and nothing is marked as wrong. */
async function expectFailure(visit: Visit, outcome: ExpectedOutcome): Promise<void> {
  const { form, page } = visit;
  await visit.isTold(outcome);
  expect(await visit.values()).toEqual(visit.answers);
  expect(new URL(page.url()).pathname).toBe(form.url);
  expect(await visit.counted()).toEqual([]);
  const { title, marked } = await visit.mistakes();
  expect(marked).toEqual({});
  expect(title).not.toContain(form.errorTitlePrefix);
}

/** Every outcome of every form, on its page, from the keystroke to the row. The tests of a form share one visit. */
export function describeForms(forms: ExpectedForm[]): void {
  const withAllFailures = firstOfEach(forms, ({ outcomes }) => [
    outcomes.databaseError.channel,
    outcomes.connectionError.channel,
  ]);
  const trapped = firstOfEach(forms, ({ outcomes, then }) => [
    outcomes.success.channel,
    typeof then === 'object' ? Object.keys(then) : then,
  ]);
  for (const form of forms) {
    const { outcomes, then } = form;
    const leads = typeof then === 'object' && 'navigate' in then ? then.navigate : undefined;
    const required = form.fields.filter((field) => field.required && isAsked(field, emptyAnswers(form)));
    const wrong = wrongAnswers(form);
    describe(`${form.form} on ${form.url}`, () => {
      if (required.length > 0) {
        test('missing answers: the visitor is told, each is marked and named, nothing is sent', async ({ visits }) => {
          await visits.at(form, async (visit) => {
            await visit.fillIn(Object.fromEntries(visibleFields(form).map(({ name }) => [name, ''])));
            await visit.send();
            await visit.isTold(outcomes.invalid);
            await expectErrors(
              visit,
              required.map((field) => ({ field, message: field.missing })),
            );
          });
        });
      }

      if (wrong.length > 0) {
        test('wrong answers: told in words before sending, and until the next sending only', async ({ visits }) => {
          await visits.at(form, async (visit) => {
            await visit.fillIn({
              ...visit.answers,
              ...Object.fromEntries(wrong.map(({ field, value }) => [field.name, value])),
            });
            await visit.send();
            await expectErrors(visit, wrong);
            const [first, ...others] = wrong.map(({ field }) => field.name);
            if (others.length === 0) return;
            await visit.control(first ?? '').fill(visit.answers[first ?? ''] ?? '');
            await visit.page.keyboard.press('Tab');
            expect(await visit.control(first ?? '').getAttribute('aria-invalid')).toBe('true');
            await visit.send();
            await expectErrors(visit, wrong.slice(1));
          });
        });
      }

      // Outcomes other than success and mistakes come by the same code in each language.
      if (form.locale === defaultLocale) {
        test('failures: the visitor sees each, nothing typed is lost, nothing is counted', async ({ visits }) => {
          await visits.at(form, async (visit) => {
            await visit.fillIn();
            for (const [name, answer] of [...failures, ...(withAllFailures.has(form) ? otherFailures : [])]) {
              await visit.sendInto(answer);
              await expectFailure(visit, outcomes[name]);
            }
          });
        });
      }

      test('success: one request, locked while it is under way, one row as the spec says, counted as the spec says', async ({
        visits,
      }) => {
        await visits.at(form, async (visit) => {
          await visit.fillIn(visit.answers, 'anew');
          const hidden = await visit.hidden();
          const before = visit.inserts.length;
          const asked = Promise.withResolvers<void>();
          const released = Promise.withResolvers<void>();
          await visit.answerWith(async (route) => {
            asked.resolve();
            await released.promise;
            await route.continue();
          });
          await visit.send((button) => button.dblclick());
          await asked.promise;
          expect(await visit.button.innerText()).toBe(form.submitting);
          const open = visit.page.locator(`form#${form.form} :is(input, select, textarea, button):enabled`);
          expect(await open.count()).toBe(0);
          expect(await visit.values()).toEqual(visit.answers);
          released.resolve();

          if (leads) await visit.page.waitForURL(`**${leads}`);
          await visit.isTold(outcomes.success);
          if (form.dialog !== undefined) {
            // A form in a dialog shows its confirmation, is emptied, and the dialog closes by itself.
            await visit.page.locator(`dialog#${form.dialog}`).waitFor({ state: 'hidden' });
          }
          if (!leads) await expect.poll(() => visit.values()).toEqual(emptyAnswers(form));
          expect(await visit.counted(leads ? 'left' : 'here')).toEqual(
            form.analytics.map(({ event, params }) => ({ event, ...params })),
          );
          expect(visit.inserts.length - before).toBe(1);
          const kept = await visit.page.evaluate(() => JSON.stringify(sessionStorage));
          // What is short may stand there for another reason.
          expect(
            Object.values(visit.answers).filter((value) => value.length >= uncommon && kept.includes(value)),
          ).toEqual([]);
          expect(await storedRows(form.table, rowOf(form, { ...visit.answers, ...hidden }))).toHaveLength(1);
        });
        visits.leave();
      });

      // Texts are tried with forms of their own.
      if (form.fields.some(({ control }) => control === 'radio' || control === 'checkbox')) {
        test('what was chosen and not sent is there after a reload', async ({ visits }) => {
          await visits.at(form, async (visit) => {
            await visit.fillIn();
            await visit.page.reload();
            await expect.poll(() => visit.values()).toEqual(visit.answers);
          });
        });
      }

      if (withAllFailures.has(form)) {
        test('no answer within 15 s: the visitor is told, nothing typed is lost', async ({ visits }) => {
          // The clock stays in its tab.
          visits.abandon();
          await visits.at(form, async (visit) => {
            await visit.fillIn();
            await visit.sendInto(refused);
            await visit.isTold(outcomes.databaseError);
            await visit.page.clock.install();
            const asked = Promise.withResolvers<void>();
            await visit.sendInto(async () => asked.resolve());
            await asked.promise;
            await visit.page.clock.fastForward(14_000);
            expect(await visit.button.innerText()).toBe(form.submitting);
            await visit.page.clock.fastForward(1000);
            await expectFailure(visit, outcomes.connectionError);
          });
          visits.abandon();
        });
      }

      if (trapped.has(form)) {
        test('a program that fills in everything is told of success, and nothing is sent or counted', async ({
          visits,
        }) => {
          await visits.at(form, async (visit) => {
            await visit.fillIn();
            await visit
              .control(form.honeypot)
              .evaluate((element: HTMLInputElement) => (element.value = 'https://spam.example'));
            await visit.send();
            if (leads) await visit.page.waitForURL(`**${leads}`);
            await visit.isTold(outcomes.success);
            expect(visit.inserts).toHaveLength(0);
            expect(await visit.counted(leads ? 'left' : 'here')).toEqual([]);
          });
          visits.leave();
        });
      }
    });
  }
}
