import { start as startDrafts } from './drafts.ts';
import { startForm, type FormProps } from './forms/start-form.ts';
import { forget, recall } from './session.ts';

export { backendKey, backendOrigin } from './forms/send-message.ts';

/** Functions that make the HTML of an island interactive, by its name. They may return one that runs at the first touch. */
const islands: Readonly<Record<string, (island: HTMLElement, props: FormProps) => (() => void) | void>> = {
  form: startForm,
  'first-step': (island, { form }) => leadOn(island, form),
};

/**
 * Makes the page's islands interactive. A form that was submitted before is sent first.
 *
 * @param touched the element whose use made the page load this module
 */
export function start(touched?: Element): void {
  preconnect();
  startDrafts();
  restoreFocus();
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const run = islands[island.dataset['island'] ?? ''];
    if (!run) throw new Error(`No island is called "${island.dataset['island']}": see site/browser/islands.ts.`);
    const onTouch = run(island, JSON.parse(island.dataset['props'] ?? '{}') as FormProps);
    // `boot.js` has marked it.
    const early = island.querySelector<HTMLFormElement>('[data-waiting]');
    delete early?.dataset['waiting'];
    early?.requestSubmit();
    if (!onTouch) continue;
    for (const event of ['pointerenter', 'pointerdown', 'focusin', 'keydown', 'input', 'change'])
      island.addEventListener(event, onTouch, { once: true, passive: true });
    const isUsed = [touched, document.activeElement].some((element) => element && island.contains(element));
    if (isUsed && !early) onTouch();
  }
}

// After a reload by `form-boot.js`, the control that had the focus gets it back.
function restoreFocus(): void {
  const focused = recall<string>('anew');
  forget('anew');
  if (!focused) return;
  const restore = (): void => {
    if (document.activeElement === document.body) document.getElementById(focused)?.focus();
  };
  restore();
  // The browser takes the focus away when it scrolls to the form, which it may do as late as after loading.
  if (document.readyState !== 'complete')
    addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(restore)), { once: true });
}

// A hosted backend is another origin: the connection is ready by the time the message is.
function preconnect(): void {
  const href = import.meta.env.PUBLIC_ENV__SUPABASE_URL;
  if (href)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preconnect', href, crossOrigin: '' }));
}

/**
 * Copies the e-mail address entered at the top of a page into the form further down, and focuses its first empty field.
 */
export function leadOn(step: HTMLElement, formId: string): void {
  step.addEventListener('submit', (event) => {
    event.preventDefault();
    const form = document.getElementById(formId) as HTMLFormElement;
    const fields = [...form.querySelectorAll<HTMLInputElement>('.field [name]')];
    const address = step.querySelector('input')?.value ?? '';
    const email = fields.find(({ type }) => type === 'email');
    if (email && address !== '') {
      email.value = address;
      email.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  });
}
