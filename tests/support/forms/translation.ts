import type { ExpectedForm, Locale } from '#contract';
import { forms } from '#generated/forms/index.ts';
import { rules } from '#generated/forms/rules.ts';
import { expect, inject, onTestFinished, vi } from 'vitest';
import { errorMessages } from '../../../site/islands/error-messages.ts';
import { problemsOf, valuesOf } from '../../../site/browser/forms/check.ts';
import { localizeOutcome } from '../../../site/browser/forms/start-form.ts';
import { localizeForm } from '../../../site/islands/FormIsland.tsx';
import { all, pageOf } from '../built/site.ts';
import { answersTo, visibleFields, type Answers } from './expected.ts';
import { missingAnswers, wrongAnswers, type FieldMessage } from './wrong.ts';

/** The form on its page, as the server sends it. */
async function controlsOnPage({ url, locale, form, dialog }: ExpectedForm) {
  const response = await fetch(inject('baseUrl') + url, { headers: { 'accept-language': locale } });
  const page = pageOf(url, await response.text());
  const place = `html[lang="${locale}"] ${dialog === undefined ? '' : `dialog[id="${dialog}"] `}form[id="${form}"]`;
  const control = (name: string): string => `${place} [name="${name}"]`;
  return {
    /** The button's text, without the icons. */
    button: all(page, `${place} [type=submit]`).map((button) => button.textContent),
    has: (name: string): boolean => all(page, control(name)).length > 0,
    /** Whether the browser announces that the field needs an answer. */
    isRequired: (name: string): boolean => all(page, `${control(name)}[required]`).length > 0,
    /** The values that a field offers. */
    options: (name: string): string[] =>
      [
        ...all<HTMLOptionElement>(page, `${control(name)} option`),
        ...all<HTMLInputElement>(page, `${control(name)}[type=radio]`),
      ].flatMap(({ value }) => (value === '' ? [] : [value])),
  };
}

/**
 * Expects the texts, controls and outcomes of a form in its language: on the page that the server sends, and in the code
 * that checks and sends the form in the browser.
 */
export async function expectTranslation(expected: ExpectedForm): Promise<void> {
  const { form: id, locale, fields, outcomes, then } = expected;
  const compiled = forms[id] ?? expect.fail(`There is no form "${id}".`);
  const form = localizeForm(compiled, locale as Locale);
  const onPage = await controlsOnPage(expected);
  expect(onPage.button).toEqual([expected.submit]);
  expect([...fields.map(({ name }) => name), expected.honeypot].filter((name) => !onPage.has(name))).toEqual([]);
  for (const { name, options = [] } of fields) expect(onPage.options(name)).toEqual(options);
  const required = fields.filter((field) => field.required);
  expect(fields.filter(({ name }) => onPage.isRequired(name))).toEqual(required);

  const { submitting, close, summaryTitle, errorTitlePrefix } = expected;
  const success = { ...outcomes.success, then };
  expect(form).toMatchObject({
    honeypot: expected.honeypot,
    texts: { close, summaryTitle, errorTitlePrefix },
    outcomes: { ...outcomes, success },
  });
  const checks = rules[id] ?? expect.fail(`The form "${id}" has no rules.`);
  const { table, analytics, honeypot } = expected;
  expect(checks).toMatchObject({ table, analytics, honeypot, submitting: { [locale]: submitting } });
  expect(localizeOutcome(checks.success, locale as Locale)).toMatchObject(success);

  // Errors of dates are in the language of the page.
  vi.stubGlobal('document', { getElementById: () => ({ dataset: { locale } }) });
  // A hidden field may read the address.
  vi.stubGlobal('location', new URL(expected.url, inject('baseUrl')));
  onTestFinished(() => void vi.unstubAllGlobals());
  const check = (answers: Answers): [name: string, message: string][] => {
    const data = new FormData();
    for (const field of visibleFields(expected)) data.set(field.name, answers[field.name] ?? '');
    return [...errorMessages(form, problemsOf(checks, valuesOf(checks, data)))];
  };
  const errors = (messages: readonly FieldMessage[]): [name: string, message: string][] =>
    messages.map(({ field, message }) => [field.name, message]);
  expect(check(emptyOf(expected))).toEqual(errors(missingAnswers(expected)));
  const wrong = wrongAnswers(expected);
  const answers = answersTo(expected);
  const wrongValues = Object.fromEntries(wrong.map(({ field, value }) => [field.name, value]));
  expect(check({ ...answers, ...wrongValues })).toEqual(errors(wrong));
  expect(check(answers)).toEqual([]);
}

/** A form whose fields a visitor has emptied. */
function emptyOf(form: ExpectedForm): Answers {
  return Object.fromEntries(visibleFields(form).map(({ name }) => [name, '']));
}
