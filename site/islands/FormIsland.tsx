import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import type { FieldError } from '../lib/forms/check.ts';
import type { FormOutcome, LocalForm } from '../lib/forms/types.ts';
import { Confirmation } from './Confirmation.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { Honeypot } from './Honeypot.tsx';

/** The behaviour of the form. Only the browser has it. */
export interface FormActions {
  /** Checks the form, calls `onValid` if it has no errors, and sends it. */
  submit(form: HTMLFormElement, onValid: () => void): Promise<SubmitResult>;
  /** Shows an outcome outside of the form: in a toast or an alert. */
  show(outcome: FormOutcome): void;
}
export interface SubmitResult {
  readonly errors: readonly FieldError[];
  readonly outcome?: FormOutcome | undefined;
  /**
   * For how many milliseconds the outcome takes the place of the form; then the form is empty again and its dialog
   * closes.
   */
  readonly confirmFor?: number | undefined;
}

interface FormIslandProps {
  readonly form: LocalForm;
  /** Absent on the server. */
  readonly actions?: FormActions;
}

const idle: SubmitResult = { errors: [] };

/**
 * Milliseconds after success in which a submission is ignored: it is the second half of a slow double click, and the
 * form is already empty. Typing ends this time, and so does leaving and restoring the page.
 */
const doubleClick = 600;

/** A form with uncontrolled inputs: the same component on the server and in the browser. */
export function FormIsland({ form, actions }: FormIslandProps) {
  const [sending, setSending] = useState(false);
  const [result, setResult] = useState(idle);
  const { errors, outcome, confirmFor } = result;
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  /** True during a submission. A disabled button would be rendered too late for a second click. */
  const busy = useRef(false);
  /** Submissions before this time are ignored: see `doubleClick`. */
  const quietUntil = useRef(0);
  const focused = useRef<Element | null>(null);

  usePrefixedTitle(errors.length > 0, form.texts.errorTitlePrefix);
  const settle = useEffectEvent((): void => {
    if (errors.length > 0) summary.current?.focus();
    else giveBackFocus(element.current, focused.current);
    if (outcome && outcome.channel !== 'inline') actions?.show(outcome);
  });
  useEffect(() => {
    if (result !== idle) settle();
  }, [result]);
  const endQuiet = useEffectEvent((): void => void (quietUntil.current = 0));
  useEffect(() => {
    // A page may be left and restored from the back/forward cache within that time.
    addEventListener('pageshow', endQuiet);
    return () => removeEventListener('pageshow', endQuiet);
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (!actions || busy.current || performance.now() < quietUntil.current) return;
    busy.current = true;
    focused.current = document.activeElement;
    const target = event.currentTarget;
    const ended = await actions.submit(target, () => {
      setSending(true);
      setResult(idle);
    });
    setSending(false);
    setResult(ended);
    busy.current = false;
    if (ended.outcome?.tone === 'success') quietUntil.current = performance.now() + doubleClick;
  }

  if (confirmFor !== undefined && outcome) {
    return <Confirmation outcome={outcome} confirmFor={confirmFor} onDone={() => setResult(idle)} />;
  }
  return (
    <form
      id={form.id}
      className="form"
      method="post"
      noValidate
      ref={element}
      onInput={endQuiet}
      onSubmit={(event) => void submit(event)}
    >
      {errors.length > 0 ? <ErrorSummary ref={summary} form={form} errors={errors} /> : null}
      <p className="small">{form.texts.requiredHint}</p>
      {form.fields.map((field) => (
        <Field
          key={field.name}
          formId={form.id}
          field={field}
          texts={form.texts}
          disabled={sending}
          error={errors.find(({ name }) => name === field.name)?.message}
        />
      ))}
      <Honeypot form={form} disabled={sending} />
      <p className="small">
        {form.texts.privacy} <a href={form.privacyHref}>{form.texts.privacyLink}</a>
      </p>
      <div aria-live="polite">{outcome?.channel === 'inline' ? <Message outcome={outcome} /> : null}</div>
      {/* A toast disappears after a few seconds; this stays, outside of the live region: it is not read twice. */}
      {outcome?.channel === 'toast' && outcome.tone === 'success' ? <Message outcome={outcome} /> : null}
      <button
        type="submit"
        className="button button--primary min-w-48 min-[40rem]:justify-self-start"
        disabled={sending}
      >
        {sending ? form.texts.submitting : form.texts.submit}
      </button>
    </form>
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

// A control that is disabled loses the focus. It gets it back unless the visitor has moved it elsewhere.
function giveBackFocus(form: HTMLFormElement | null, focused: Element | null): void {
  const lost = [null, document.body, form?.closest('dialog')].includes(document.activeElement as HTMLElement | null);
  if (lost && form?.contains(focused)) (focused as HTMLElement).focus();
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
