import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactElement, SubmitEvent } from 'react';
import type { FieldError } from '../lib/forms/check.ts';
import type { FormOutcome, LocalForm } from '../lib/forms/types.ts';
import { Confirmation } from './Confirmation.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { Honeypot } from './Honeypot.tsx';

/** What the form needs beyond its own markup; it arrives with the browser's module. */
export interface FormActions {
  /** Checks, tells when nothing is wrong, and sends. */
  submit(form: HTMLFormElement, onSound: () => void): Promise<SubmitResult>;
  /** Tells an outcome that has no place in the form itself. */
  tell(outcome: FormOutcome): void;
}
export interface SubmitResult {
  readonly errors: readonly FieldError[];
  readonly outcome?: FormOutcome | undefined;
  /** For how many milliseconds the outcome takes the form's place; then the form is empty again and its dialog closes. */
  readonly confirmFor?: number | undefined;
}

interface FormIslandProps {
  readonly form: LocalForm;
  /** Absent on the server. */
  readonly actions?: FormActions;
}

const idle: SubmitResult = { errors: [] };

/**
 * After success the second half of a slow double click meets an empty form: that long, or until something is typed or the
 * page has been left and restored, it is not taken for a message.
 */
const doubleClick = 600;

/** A form with uncontrolled inputs: the same component on the server and in the browser. */
export function FormIsland({ form, actions }: FormIslandProps): ReactElement {
  const [sending, setSending] = useState(false);
  const [result, setResult] = useState(idle);
  const { errors, outcome, confirmFor } = result;
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  /** True from one submission to its end: what is rendered comes too late for a second click. */
  const busy = useRef(false);
  /** Until then a click is the second half of a double click. */
  const quietUntil = useRef(0);
  const focused = useRef<Element | null>(null);

  usePrefixedTitle(errors.length > 0, form.texts.errorTitlePrefix);
  const settle = useEffectEvent((): void => {
    if (errors.length > 0) summary.current?.focus();
    else giveBackFocus(element.current, focused.current);
    if (outcome && outcome.channel !== 'inline') actions?.tell(outcome);
  });
  useEffect(() => {
    if (result !== idle) settle();
  }, [result]);
  const endQuiet = useEffectEvent((): void => void (quietUntil.current = 0));
  useEffect(() => {
    // A page out of the browser's memory may have been left and restored within that time.
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
      <p className="form__hint">{form.texts.requiredHint}</p>
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
      <p className="form__privacy">
        {form.texts.privacy} <a href={form.privacyHref}>{form.texts.privacyLink}</a>
      </p>
      <div aria-live="polite">{outcome?.channel === 'inline' ? <Message outcome={outcome} /> : null}</div>
      {/* A toast goes after a few seconds; this stays, and is not read out a second time. */}
      {outcome?.channel === 'toast' && outcome.tone === 'success' ? <Message outcome={outcome} /> : null}
      <button type="submit" className="button button--primary" disabled={sending}>
        {sending ? form.texts.submitting : form.texts.submit}
      </button>
    </form>
  );
}

function Message({ outcome: { tone, title, message } }: { outcome: FormOutcome }): ReactElement {
  return (
    <p className={`form__message form__message--${tone}`}>
      {title ? <strong>{title} </strong> : null}
      {message}
    </p>
  );
}

// A control that is disabled loses the focus; whoever moved it elsewhere meanwhile keeps it there.
function giveBackFocus(form: HTMLFormElement | null, focused: Element | null): void {
  const lost = [null, document.body, form?.closest('dialog')].includes(document.activeElement as HTMLElement | null);
  if (lost && form?.contains(focused)) (focused as HTMLElement).focus();
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
