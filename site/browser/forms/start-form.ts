import type { FormOutcome, Locale, Localized, LocalForm, OutcomeOf } from '#contract';
import { loadForm } from '#generated/forms/load.ts';
import { rules as allRules } from '#generated/forms/rules.ts';
import { requestTimeout } from '#generated/browser/request-timeout.ts';
import { showAlert } from '../alerts.ts';
import { track } from '../analytics.ts';
import { pageLocale } from '../page-locale.ts';
import { toastKey, store } from '../storage.ts';
import type { DrawnForm, FormResult } from '../../islands/FormIsland.tsx';
import { problemsOf, valuesOf } from './check.ts';
import { attempt, forgetMessage, messageOf, submissionContext } from './send-message.ts';

declare global {
  interface HTMLElement {
    /**
     * On the root of a page with a form: reloads the page if its build is gone, else resolves (`browser/form-boot.js`).
     */
    loadAnew?: (island: Element) => Promise<void>;
  }
}

/** The props of a form's island, which are part of the page. The rest is loaded when the form is touched. */
export interface FormProps {
  readonly form: string;
  /** The alert that is shown if the code of the form fails to load. */
  readonly failure: Pick<FormOutcome, 'title' | 'message'>;
  /** The button of that alert. */
  readonly close: string;
}

/**
 * Milliseconds after success in which a submission is ignored: it is the second half of a slow double click, and the
 * form is already empty. Typing ends this time, and so does leaving and restoring the page.
 */
const doubleClick = 600;

/**
 * Makes a form check and send what is typed. React draws errors and outcomes; it is loaded at the first touch, and no
 * request waits for it. Returns a function that loads it.
 */
export function startForm(island: HTMLElement, { form: id, failure, close }: FormProps): () => void {
  const { rules, loadTexts } = generatedFor(id);
  const locale = pageLocale() as Locale;
  const success = localizeOutcome(rules.success, locale);
  /** True from a press until the answer. Locked controls would come too late for a second press. */
  let busy = false;
  let quietUntil = 0;
  let sending: Promise<void> | undefined;
  let drawn: DrawnForm | undefined;
  let loading: Promise<DrawnForm> | undefined;
  /** Makes the result that is to be drawn once React is there. */
  let latest: ((form: LocalForm) => FormResult) | undefined;

  async function load(): Promise<DrawnForm> {
    preload(island);
    const [{ hydrate }, { form }] = await Promise.all([import('../../islands/FormIsland.tsx'), loadTexts()]);
    // React expects the form as the server sent it, not locked.
    await sending;
    drawn = hydrate(island, form, locale);
    island.dataset['ready'] = '';
    return drawn;
  }

  /** Loads React once; only a failure allows another attempt. */
  function react(): Promise<DrawnForm> {
    return (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  }

  async function draw(make: (form: LocalForm) => FormResult): Promise<void> {
    latest = make;
    const { form, draw: drawResult } = await react();
    // Another attempt may have ended meanwhile.
    if (latest === make) drawResult(make(form));
  }

  function show(outcome: FormOutcome): void {
    const inAlert = (): void => showAlert(outcome, close);
    if (outcome.channel === 'toast') void toasts().then(({ showToast }) => showToast(outcome), inAlert);
    if (outcome.channel === 'alert') inAlert();
  }

  function submit(form: HTMLFormElement): void {
    if (busy || performance.now() < quietUntil) return;
    // The values are read before the controls are locked: FormData leaves disabled ones out.
    const data = answersOf(form);
    const values = valuesOf(rules, data);
    const problems = problemsOf(rules, values);
    if (problems.length === 0) {
      busy = true;
      sending = send(form, values, Boolean(data.get(rules.honeypot))).finally(() => (busy = false));
      return;
    }
    const missing = problems.some(({ problem }) => problem === 'required');
    // Until React is there, this is a form that waits for its code: after a while the page says so.
    if (!drawn) form.dataset['waiting'] = '';
    void draw(({ outcomes }) => {
      const outcome = missing ? outcomes.invalid : undefined;
      if (outcome) show(outcome);
      return { problems, outcome };
    })
      .catch((error: unknown) => fail(error))
      .finally(() => delete form.dataset['waiting']);
  }

  async function fail(error: unknown): Promise<never> {
    await document.documentElement.loadAnew?.(island);
    showAlert(failure, close);
    throw error;
  }

  /** Sends a message, with the form locked, and shows how it ended. Never rejects. */
  async function send(form: HTMLFormElement, values: Record<string, string>, trapped: boolean): Promise<void> {
    latest = undefined;
    delete form.dataset['waiting'];
    drawn?.draw({});
    const unlock = lock(form, rules.submitting[locale]);
    const { key, now } = messageOf(id, values);
    const attempted = attempt(rules.table, rules.toPayload(values as never, now), {
      key,
      origin: submissionContext(id, trapped),
    });
    // After the request has left.
    setTimeout(() => {
      preload(island);
      preloadToasts();
    });
    const result = await attempted;
    if (result.kind === 'stored') await succeed(form, trapped);
    unlock();
    if (result.kind === 'stored') return;
    console.error(`The form "${id}" was not stored: ${result.kind} (${result.reason}).`);
    const { kind } = result;
    draw(({ outcomes }) => {
      show(outcomes[kind]);
      return { outcome: outcomes[kind] };
    }).catch(() => showAlert(failure, close));
  }

  async function succeed(form: HTMLFormElement, trapped: boolean): Promise<void> {
    forgetMessage(id);
    // Bots fill in the honeypot, and sometimes a browser extension does: the message is stored as spam, and not counted.
    if (!trapped) for (const { event, params } of rules.analytics) track(event, params);
    // This also deletes the draft. It comes before navigating too, or the browser would restore the values when the
    // visitor goes back.
    form.reset();
    quietUntil = performance.now() + doubleClick;
    if (typeof success.then === 'object' && 'navigate' in success.then) {
      if (success.channel === 'toast') store(toastKey, JSON.stringify(success));
      return leave(success.then.navigate);
    }
    show(success);
    const inForm = success.channel === 'inline' || typeof success.then === 'object';
    draw(() => ({ outcome: success })).catch(() => inForm && showAlert(success, close));
  }

  function preloadToasts(): void {
    if (success.channel === 'toast') toasts().catch(() => {});
  }

  island.addEventListener('submit', (event) => {
    event.preventDefault();
    submit(event.target as HTMLFormElement);
  });
  const endQuiet = (): void => void (quietUntil = 0);
  island.addEventListener('input', endQuiet);
  addEventListener('pageshow', endQuiet);
  // Not before anything is typed.
  island.addEventListener('input', preloadToasts, { once: true });
  return () =>
    void react().catch(async (error: unknown) => {
      // A reload would lose the answer to a message.
      if (!busy) await document.documentElement.loadAnew?.(island);
      throw error;
    });
}

/** What the generator has written for a form. */
function generatedFor(id: string) {
  const [rules, loadTexts] = [allRules[id], loadForm[id]];
  if (!rules || !loadTexts) throw new Error(`The form "${id}" has no rules or texts: run npm run generate.`);
  return { rules, loadTexts };
}

/** Reduces an outcome to one language. */
export function localizeOutcome({ title, message, then, ...look }: OutcomeOf<Localized>, locale: Locale): FormOutcome {
  return {
    ...look,
    ...(title && { title: title[locale] }),
    message: message[locale],
    ...(then && { then: typeof then === 'object' && 'navigate' in then ? { navigate: then.navigate[locale] } : then }),
  };
}

function toasts() {
  return import('../../islands/toasts.tsx');
}

// The browser would discover the imports of a file only once it has loaded, a round trip later. The page
// lists them.
function preload({ dataset }: HTMLElement): void {
  for (const href of dataset['modules']?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  delete dataset['modules'];
}

function answersOf(form: HTMLFormElement): FormData {
  const data = new FormData(form);
  // For the browser, an incomplete date is empty. It would be lost without an error.
  for (const control of form.elements as unknown as Iterable<HTMLInputElement>)
    if (control.validity?.badInput) data.set(control.name, '?');
  return data;
}

/** Disables a form and says on its button that it is being sent. The returned function undoes both. */
function lock(form: HTMLFormElement, submitting: string): () => void {
  const focused = document.activeElement;
  const controls = [...(form.elements as unknown as Iterable<HTMLInputElement>)];
  const button = form.querySelector('[type=submit]');
  const label = [...(button?.childNodes ?? [])];
  button?.replaceChildren(submitting);
  for (const control of controls) control.disabled = true;
  return () => {
    button?.replaceChildren(...label);
    for (const control of controls) control.disabled = false;
    // A control that is disabled loses the focus. It gets it back unless the visitor has moved it elsewhere.
    const lost = [null, document.body, form.closest('dialog')].includes(document.activeElement as HTMLElement | null);
    if (lost && form.contains(focused)) (focused as HTMLElement).focus();
  };
}

// Resolves if the page is restored from the back/forward cache, or if the navigation does not happen.
function leave(href: string): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', ({ persisted }) => persisted && resolve());
    setTimeout(resolve, requestTimeout);
    location.assign(href);
  });
}
