import type { FieldProps } from '#contract';
import { controls } from '#generated/forms/controls.ts';
import { useEffect, useRef } from 'react';
import { boxProps, FieldFrame } from '../fields/FieldFrame.tsx';
import type { FormOutcome, FormResult, LocalForm } from '../browser/forms/types.ts';
import { Confirmation } from './Confirmation.tsx';
import { errorMessages } from './error-messages.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Honeypot } from './Honeypot.tsx';

interface FormIslandProps {
  readonly form: LocalForm;
  /** Absent on the server, and until the form is sent. */
  readonly result?: FormResult;
  /** Called when a confirmation has been shown for its time. */
  readonly onDone?: () => void;
}

const idle: FormResult = {};

/**
 * A form with uncontrolled inputs: the same component on the server and in the browser. `browser/forms/start-form.ts`
 * checks and sends it, and disables its controls meanwhile.
 */
export function FormIsland({ form, result = idle, onDone = () => {} }: FormIslandProps) {
  const { problems = [], outcome } = result;
  const errors = errorMessages(form, problems);
  const summary = useRef<HTMLDivElement>(null);
  usePrefixedTitle(errors.size > 0, form.texts.errorTitlePrefix);
  useEffect(() => {
    if (result !== idle) summary.current?.focus();
  }, [result]);

  if (typeof outcome?.then === 'object' && 'confirmFor' in outcome.then) {
    return <Confirmation outcome={outcome} confirmFor={outcome.then.confirmFor} onDone={onDone} />;
  }
  return (
    <form id={form.id} className="form" method="post" noValidate>
      {errors.size > 0 ? <ErrorSummary ref={summary} form={form} errors={errors} /> : null}
      <p className="small">{form.texts.requiredHint}</p>
      {form.fields.map((field) => (
        <Field key={field.name} formId={form.id} field={field} texts={form.texts} error={errors.get(field.name)} />
      ))}
      <Honeypot form={form} />
      <p className="text-paper-small text-ink-soft">
        {form.texts.privacy} <a href={form.privacyHref}>{form.texts.privacyLink}</a>
      </p>
      <div aria-live="polite">{outcome?.channel === 'inline' ? <Message outcome={outcome} /> : null}</div>
      {/* A toast disappears after a few seconds; this stays, outside of the live region: it is not read twice. */}
      {outcome?.channel === 'toast' && outcome.tone === 'success' ? <Message outcome={outcome} /> : null}
      <button type="submit" className="button button--primary min-w-48 min-[40rem]:justify-self-start">
        {form.texts.submit}
      </button>
    </form>
  );
}

/** A field of a form: the component of its kind, or a box for one line of text. */
function Field(props: FieldProps) {
  const { control, inputmode, placeholder } = props.field;
  const Own = controls[control];
  if (Own) return <Own {...props} />;
  // Number inputs of browsers change on scrolling, and hide values that they do not understand.
  const type = inputmode === 'numeric' || inputmode === 'decimal' ? 'text' : (inputmode ?? 'text');
  return (
    <FieldFrame {...props}>
      <input {...boxProps(props)} type={type} inputMode={inputmode} placeholder={placeholder} />
    </FieldFrame>
  );
}

function Message({ outcome: { tone, title, message } }: { outcome: FormOutcome }) {
  return (
    <p
      className={`form__message notice-box ${tone === 'success' ? 'border-success bg-success-tint' : 'border-error bg-error-tint'}`}
    >
      {title ? <strong>{title} </strong> : null}
      {message}
    </p>
  );
}

// Marks the title of the window if the form was not sent, which screen readers announce.
function usePrefixedTitle(failed: boolean, prefix: string): void {
  useEffect(() => {
    if (!failed || document.title.startsWith(prefix)) return undefined;
    const { title } = document;
    document.title = prefix + title;
    return () => void (document.title = title);
  }, [failed, prefix]);
}
