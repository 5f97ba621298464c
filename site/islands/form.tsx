import type { FormRules, Locale } from '#contract';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { attempt } from '../lib/forms/attempt.ts';
import { checkForm, valuesOf } from '../lib/forms/check.ts';
import { keepTyped } from '../lib/forms/keep-typed.ts';
import { localizeForm } from '../lib/forms/localize.ts';
import { forgetMessage, messageOf } from '../lib/forms/message.ts';
import { originOf } from '../lib/forms/origin.ts';
import { succeed } from '../lib/forms/success.ts';
import type { LocalForm } from '../lib/forms/types.ts';
import { afterPaint } from '../lib/after-paint.ts';
import { showAlert } from '../lib/alerts.ts';
import { pageLocale } from '../lib/page-locale.ts';
import { FormIsland, type FormActions } from './FormIsland.tsx';

/** Makes a form that the server sent interactive. */
export async function hydrate(element: HTMLElement, formRules: FormRules): Promise<void> {
  const form = localizeForm(formRules.form, pageLocale() as Locale);
  element.addEventListener('input', () => preloadToasts(form), { once: true });
  const putBack = keepTyped(element);
  // Translation by the browser adds elements around each text, so hydration fails and React renders the form anew. That
  // is expected.
  const translated = element.querySelector('font') !== null;
  await new Promise<void>((resolve) => {
    hydrateRoot(element, <Ready form={form} actions={actionsOf(form, formRules)} onReady={resolve} />, {
      identifierPrefix: form.id,
      ...(translated && { onRecoverableError: () => {} }),
    });
  });
  putBack();
}

function Ready({ onReady, ...props }: { form: LocalForm; actions: FormActions; onReady: () => void }) {
  // A layout effect runs before the visitor can type into the new controls; a later one would overwrite that.
  useLayoutEffect(onReady, [onReady]);
  return <FormIsland {...props} />;
}

function actionsOf(form: LocalForm, rules: FormRules): FormActions {
  return {
    async submit(element, onValid) {
      // Shows the press at once; checking and sending take longer.
      const button = element.querySelector<HTMLButtonElement>('[type=submit]');
      if (button) button.disabled = true;
      await new Promise<void>(afterPaint);
      if (button) button.disabled = false;
      // The values are read before the controls are disabled: FormData leaves disabled ones out.
      const data = new FormData(element);
      // For the browser, an incomplete date is empty. It would be lost without an error.
      for (const control of element.elements)
        if ((control as HTMLInputElement).validity?.badInput) data.set((control as HTMLInputElement).name, '?');
      const values = valuesOf(form, data, rules);
      const { errors, missing } = checkForm(form, rules, values);
      if (errors.length > 0) return { errors, outcome: missing ? form.outcomes.invalid : undefined };
      onValid();
      // Bots fill this in, and sometimes a browser extension does: the message is stored as spam, and not counted.
      const trapped = Boolean(data.get(form.honeypot));
      const { key, now } = messageOf(form.id, values);
      const origin = originOf(form.id, trapped);
      const attempted = attempt(rules.table, rules.toPayload(values as never, now), { key, origin });
      preloadToasts(form);
      const result = await attempted;
      if (result.kind === 'stored') {
        forgetMessage(form.id);
        return succeed(form, element, trapped ? [] : form.analytics);
      }
      console.error(`The form "${form.id}" was not stored: ${result.kind} (${result.reason}).`);
      return { errors: [], outcome: form.outcomes[result.kind] };
    },
    show(outcome) {
      const inAlert = (): void => showAlert(outcome, form.texts.close);
      if (outcome.channel === 'toast') void toasts().then(({ showToast }) => showToast(outcome), inAlert);
      else inAlert();
    },
  };
}

function toasts() {
  return import('./toasts.tsx');
}

// Loads the toasts before they are needed, but not before anything is typed. Errors are ignored here: showing a toast
// handles them.
function preloadToasts({ outcomes }: LocalForm): void {
  if (Object.values(outcomes).some(({ channel }) => channel === 'toast')) toasts().catch(() => {});
}
