import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { rules } from '#generated/forms/rules.ts';
import type { showAlert } from '../lib/alerts.ts';
import { attempt } from '../lib/forms/attempt.ts';
import { checkForm, valuesOf } from '../lib/forms/check.ts';
import { localiseForm } from '../lib/forms/localise.ts';
import { messageOf } from '../lib/forms/message.ts';
import { succeed } from '../lib/forms/success.ts';
import type { FormProps, FormRules, LocalForm } from '../lib/forms/types.ts';
import { FormIsland } from './FormIsland.tsx';
import type { FormActions } from './FormIsland.tsx';

const rulesOf: Readonly<Record<string, (() => Promise<FormRules>) | undefined>> = rules;

/** Makes a form that the server sent interactive. The backend client follows with the first input. */
export async function hydrate(element: HTMLElement, props: unknown, tell: typeof showAlert): Promise<void> {
  const { form: id } = props as FormProps;
  const load = rulesOf[id];
  if (!load) throw new Error(`The form "${id}" has no rules: run npm run generate.`);
  const formRules = await load();
  const form = localiseForm(formRules.form, document.documentElement.lang === 'en' ? 'en' : 'es');
  element.addEventListener('input', () => void import('../lib/backend-client.ts'), { once: true });
  await new Promise<void>((resolve) => {
    hydrateRoot(element, <Ready form={form} actions={actionsOf(form, formRules, tell)} onReady={resolve} />, {
      identifierPrefix: id,
    });
  });
}

function Ready({ onReady, ...props }: { form: LocalForm; actions: FormActions; onReady: () => void }): ReactElement {
  useEffect(onReady, [onReady]);
  return <FormIsland {...props} />;
}

const actionsOf = (form: LocalForm, rules: FormRules, alert: typeof showAlert): FormActions => ({
  async submit(element, onSound) {
    // The values are read before the controls are disabled: FormData leaves disabled ones out.
    const data = new FormData(element);
    const values = valuesOf(form, data);
    const { errors, missing } = checkForm(form, rules, values);
    if (errors.length > 0) return { errors, outcome: missing ? form.outcomes.invalid : undefined };
    onSound();
    // Only a program fills this in. It is told what it wants to hear, and nothing is sent or counted.
    if (data.get(form.trap)) return succeed(form, element, []);
    const { key, now } = messageOf(form.id, values);
    const result = await attempt(rules.table, rules.toPayload(values as never, now) as Record<string, unknown>, key);
    if (result.kind === 'stored') return succeed(form, element, form.analytics);
    console.error(`The form "${form.id}" was not stored: ${result.kind} (${result.reason}).`);
    return { errors: [], outcome: form.outcomes[result.kind] };
  },
  tell(outcome) {
    if (outcome.channel === 'toast') void import('./toasts.tsx').then(({ showToast }) => showToast(outcome));
    else alert(outcome, form.texts.close);
  },
});
