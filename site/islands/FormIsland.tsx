import { useEffect, useRef, useState } from 'react';
import type { ReactElement, SubmitEvent } from 'react';
import type { FieldError } from '../lib/forms/check.ts';
import type { FormOutcome, LocalForm } from '../lib/forms/types.ts';
import { Confirmation } from './Confirmation.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';

/** What the form needs beyond its own markup; it arrives with the browser's module. */
export interface FormActions {
  /** Checks, tells when nothing is wrong, and sends. Returns what is wrong, or the outcome to show in the form itself. */
  submit(form: HTMLFormElement, onSound: () => void): Promise<SubmitResult>;
}
export interface SubmitResult {
  readonly errors: readonly FieldError[];
  readonly inline?: FormOutcome | undefined;
  /** Takes the place of the form for so many milliseconds; then the form is empty again and its dialog closes. */
  readonly confirmed?: { readonly outcome: FormOutcome; readonly confirmFor: number } | undefined;
}

interface FormIslandProps {
  readonly form: LocalForm;
  /** Absent on the server. */
  readonly actions?: FormActions;
}

const idle: SubmitResult = { errors: [] };

/** A form with uncontrolled inputs: the same component on the server and in the browser. */
export function FormIsland({ form, actions }: FormIslandProps): ReactElement {
  const [submitting, setSubmitting] = useState(false);
  const [{ errors, inline, confirmed }, setResult] = useState(idle);
  const summary = useRef<HTMLDivElement>(null);

  usePrefixedTitle(errors.length > 0, form.texts.errorTitlePrefix);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (!actions || submitting) return;
    // The values are read before the inputs are disabled: FormData leaves disabled ones out.
    const sending = actions.submit(event.currentTarget, () => setResult(idle));
    setSubmitting(true);
    const result = await sending;
    setSubmitting(false);
    setResult(result);
    if (result.errors.length > 0) requestAnimationFrame(() => summary.current?.focus());
  }

  if (confirmed) return <Confirmation {...confirmed} onDone={() => setResult(idle)} />;
  return (
    <form id={form.id} className="form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      {errors.length > 0 ? <ErrorSummary ref={summary} form={form} errors={errors} /> : null}
      <p className="form__hint">{form.texts.requiredHint}</p>
      {form.fields.map((field) => (
        <Field
          key={field.name}
          formId={form.id}
          field={field}
          texts={form.texts}
          disabled={submitting}
          error={errors.find(({ name }) => name === field.name)?.message}
        />
      ))}
      <p className="form__privacy">
        {form.texts.privacy} <a href={form.privacyHref}>{form.texts.privacyLink}</a>
      </p>
      <div aria-live="polite">
        {inline ? (
          <p className={`form__message form__message--${inline.tone}`}>
            {inline.title ? <strong>{inline.title} </strong> : null}
            {inline.message}
          </p>
        ) : null}
      </div>
      <button type="submit" className="button button--primary" disabled={submitting}>
        {submitting ? form.texts.submitting : form.texts.submit}
      </button>
    </form>
  );
}

// Says in the window's title that the form was not sent, for whoever does not see the summary first.
function usePrefixedTitle(failed: boolean, prefix: string): void {
  useEffect(() => {
    if (!failed || document.title.startsWith(prefix)) return undefined;
    const { title } = document;
    document.title = prefix + title;
    return () => void (document.title = title);
  }, [failed, prefix]);
}
