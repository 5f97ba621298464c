import type { CompiledForm, FieldProblem, FieldProps, FormOutcome, Locale, LocalForm } from '#contract';
import { controls } from '#generated/forms/controls.ts';
import { useEffect, useEffectEvent, useRef, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { boxProps, controlId, FieldFrame } from '../fields/FieldFrame.tsx';
import { errorMessages } from './error-messages.ts';

/** The form in one language: each object with a value for every language becomes its value for this one. */
export function localizeForm(form: CompiledForm, locale: Locale): LocalForm {
  const locales = Object.keys(form.texts.submit);
  const isLocalized = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length === locales.length &&
    locales.every((one) => one in value);
  return JSON.parse(JSON.stringify(form), (_, value) => (isLocalized(value) ? value[locale] : value));
}

/** What the form shows after an attempt to send it. */
export interface FormResult {
  readonly problems?: readonly FieldProblem[];
  readonly outcome?: FormOutcome | undefined;
}

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

interface ErrorSummaryProps {
  readonly form: LocalForm;
  /** The messages by the names of their fields. */
  readonly errors: ReadonlyMap<string, string>;
  readonly ref: Ref<HTMLDivElement>;
}

/** Lists the errors, each as a link to its field; Enter on the summary itself leads to the first. */
function ErrorSummary({ form, errors, ref }: ErrorSummaryProps) {
  const titleId = `${form.id}-summary`;
  const focusField = (name: string | undefined): void => {
    if (name !== undefined) document.getElementById(controlId(form.id, name))?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a short cut; the links do the same
    <div
      className="form__summary notice-box border-error bg-error-tint"
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
        event.preventDefault();
        focusField(errors.keys().next().value);
      }}
    >
      <h3 className="font-sans text-base font-650 leading-[1.4] tracking-0" id={titleId}>
        {form.texts.summaryTitle}
      </h3>
      <ul>
        {[...errors].map(([name, message]) => (
          <li className="mt-1.6 text-base" key={name}>
            <a
              className="text-error font-600"
              href={`#${controlId(form.id, name)}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(name);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * A control that bots fill in. Visitors cannot see, hear or reach it by keyboard. Browsers and password managers do not
 * fill it in: its name means nothing to them, and it has no id, which would name the form. The label is for pages
 * without a style sheet.
 */
function Honeypot({ form }: { readonly form: LocalForm }) {
  return (
    <div className="sr" aria-hidden="true" inert>
      <label>
        {form.texts.honeypot}
        <input
          name={form.honeypot}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-form-type="other"
          data-lpignore="true"
        />
      </label>
    </div>
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

interface ConfirmationProps {
  readonly outcome: FormOutcome;
  /** Milliseconds until the form comes back and its dialog closes. */
  readonly confirmFor: number;
  readonly onDone: () => void;
}

/** Replaces a form after success. */
function Confirmation({ outcome, confirmFor, onDone }: ConfirmationProps) {
  const place = useRef<HTMLDivElement>(null);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const element = place.current;
    const dialog = element?.closest('dialog');
    // The visitor closed the dialog while the message was being sent: show the result anyway.
    if (dialog && !dialog.open) dialog.showModal();
    element?.focus();
    const timer = setTimeout(() => {
      dialog?.close();
      done();
    }, confirmFor);
    return () => clearTimeout(timer);
  }, [confirmFor]);
  return (
    <div className="form__confirmed py-8" role="status" tabIndex={-1} ref={place}>
      {outcome.title ? <h3 className="text-h2">{outcome.title}</h3> : null}
      <p className="lead">{outcome.message}</p>
    </div>
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

/** A form that React has taken over. */
export interface DrawnForm {
  readonly form: LocalForm;
  draw(result: FormResult): void;
}

/** Lets React take over a form that the server sent. It draws what `browser/forms/start-form.ts` gives it. */
export function hydrate(element: HTMLElement, compiled: CompiledForm, locale: Locale): DrawnForm {
  const form = localizeForm(compiled, locale);
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
