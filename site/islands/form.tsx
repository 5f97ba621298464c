import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { rules } from '#generated/forms/rules.ts';
import type { InsertOutcome } from '../lib/backend-client.ts';
import { showAlert } from '../lib/alerts.ts';
import { track } from '../lib/analytics.ts';
import { checkForm, valuesOf } from '../lib/forms/check.ts';
import type { FormOutcome, FormRules, LocalForm } from '../lib/forms/types.ts';
import { keepToast } from '../lib/pending-toast.ts';
import { FormIsland } from './FormIsland.tsx';
import type { FormActions, SubmitResult } from './FormIsland.tsx';

interface FormProps {
  readonly form: LocalForm;
}

const rulesOf: Readonly<Record<string, (() => Promise<FormRules>) | undefined>> = rules;

/** Makes a form that the server sent interactive. The backend client follows with the first input. */
export async function hydrate(element: HTMLElement, props: unknown): Promise<void> {
  const { form } = props as FormProps;
  const load = rulesOf[form.id];
  if (!load) throw new Error(`The form "${form.id}" has no rules: run npm run generate.`);
  const formRules = await load();
  element.addEventListener('input', () => void import('../lib/backend-client.ts'), { once: true });
  await new Promise<void>((resolve) => {
    hydrateRoot(element, <Ready form={form} actions={actionsOf(form, formRules)} onReady={resolve} />, {
      identifierPrefix: form.id,
    });
  });
}

function Ready({ onReady, ...props }: FormProps & { actions: FormActions; onReady: () => void }): ReactElement {
  useEffect(onReady, [onReady]);
  return <FormIsland {...props} />;
}

const actionsOf = (form: LocalForm, rules: FormRules): FormActions => ({
  async submit(element, onSound) {
    const values = valuesOf(new FormData(element));
    const { errors, missing } = checkForm(form, rules, values);
    if (errors.length > 0) return { errors, inline: missing ? await announce(form.outcomes.invalid, form.texts.close) : undefined };
    onSound();
    return send(form, rules, values, element);
  },
});

async function send(
  form: LocalForm,
  rules: FormRules,
  values: Readonly<Record<string, string>>,
  element: HTMLFormElement,
): Promise<SubmitResult> {
  const result = await insert(rules.table, rules.toPayload(values as never));
  if (result.kind !== 'stored') {
    console.error(`The form "${form.id}" was not stored (${result.kind}).`, result.error);
    return { errors: [], inline: await announce(form.outcomes[result.kind], form.texts.close) };
  }
  for (const { event, params } of form.analytics) track(event, params);
  const { success } = form.outcomes;
  if (typeof success.then === 'object' && 'confirmFor' in success.then) {
    return { errors: [], confirmed: { outcome: success, confirmFor: success.then.confirmFor } };
  }
  if (typeof success.then === 'object') {
    if (success.channel === 'toast') keepToast(success);
    location.assign(success.then.navigate);
    // The page is being left: the form stays as it is, so that nothing is sent twice.
    return new Promise<never>(() => {});
  }
  if (success.then === 'clear') element.reset();
  return { errors: [], inline: await announce(success, form.texts.close) };
}

// A client that cannot be loaded is a connection that does not hold.
async function insert(table: string, row: object): Promise<InsertOutcome> {
  try {
    const { insertRow } = await import('../lib/backend-client.ts');
    return await insertRow(table, row);
  } catch (error) {
    return { kind: 'connectionError', error };
  }
}

// Tells an outcome by its channel; one that belongs into the form is handed back.
async function announce(outcome: FormOutcome, closeLabel: string): Promise<FormOutcome | undefined> {
  if (outcome.channel === 'toast') {
    const { showToast } = await import('./toasts.tsx');
    await showToast(outcome);
  } else if (outcome.channel === 'alert') showAlert(outcome, closeLabel);
  else return outcome;
  return undefined;
}
