import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { DrawnForm, FormResult, LocalForm } from '../browser/forms/local-form.ts';
import { FormIsland } from './FormIsland.tsx';

/** Lets React take over a form that the server sent. It draws what `browser/forms/start-form.ts` gives it. */
export function hydrate(element: HTMLElement, form: LocalForm): DrawnForm {
  const putBack = keepTyped(element);
  // Translation by the browser adds elements around each text, so hydration fails and React renders the form anew. That
  // is expected.
  const translated = element.querySelector('font') !== null;
  const draw = (result: FormResult): void =>
    flushSync(() => root.render(<FormIsland form={form} result={result} onDone={() => draw({})} />));
  // At once: nobody types or submits while the form is replaced.
  const root = flushSync(() =>
    hydrateRoot(element, <FormIsland form={form} />, {
      identifierPrefix: form.id,
      ...(translated && { onRecoverableError: () => {} }),
    }),
  );
  putBack();
  return { form, draw };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The form controls inside an island. */
function controlsOf(island: Element): Control[] {
  return [...island.querySelectorAll<Control>('input,textarea,select')];
}

/**
 * Remembers what is typed into a form and which control has the focus. The returned function restores both if the
 * controls have been replaced.
 */
function keepTyped(island: Element): () => void {
  const before = controlsOf(island);
  const focused = before.indexOf(document.activeElement as Control);
  return () => {
    const after = controlsOf(island);
    if (after[0] === before[0]) return;
    for (const [index, control] of after.entries()) {
      const { value, checked } = (before[index] ?? control) as HTMLInputElement;
      Object.assign(control, { value, checked });
    }
    after[focused]?.focus();
  };
}
