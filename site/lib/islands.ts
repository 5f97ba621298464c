import type { FormRules } from '#contract';
import { rules } from '#generated/forms/rules.ts';
import { showAlert } from './alerts.ts';
import { start as startDrafts } from './drafts.ts';
import { leadOn } from './first-step.ts';
import type { FormProps } from './forms/types.ts';
import { forget, recall } from './session.ts';

/** Functions that make the HTML of an island interactive, by its name. */
const islands: Readonly<Record<string, (island: HTMLElement) => Promise<void> | void>> = {
  async form(island) {
    const { form } = propsOf(island);
    preloadModules(island);
    const [{ hydrate }, formRules] = await Promise.all([import('../islands/form.tsx'), rulesOf(form)]);
    await hydrate(island, formRules);
  },
  'first-step': (island) => leadOn(island, propsOf(island).form),
};

// The browser would discover the imports of a file only once it has loaded, a round trip later. `form-modules.ts` of the
// build lists them in the page.
function preloadModules({ dataset }: HTMLElement): void {
  for (const href of dataset['modules']?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

function propsOf({ dataset }: HTMLElement): FormProps {
  return JSON.parse(dataset['props'] ?? '{}') as FormProps;
}

/**
 * Hydrates each island at the first touch, key or focus. A form submitted before is submitted again afterwards, and
 * what is typed is kept.
 *
 * @param touched the element whose use made the page load this module
 */
export function start(touched?: Element): void {
  preconnect();
  startDrafts();
  restoreFocus();
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const hydrateOnce = once(() =>
      hydrate(island).catch(async (error: unknown) => {
        await document.documentElement.loadAnew?.(island);
        throw error;
      }),
    );
    for (const event of ['pointerenter', 'pointerdown', 'focusin', 'keydown', 'input', 'change']) {
      island.addEventListener(event, () => void hydrateOnce(), { once: true, passive: true });
    }
    if ([touched, document.activeElement].some((element) => element && island.contains(element))) void hydrateOnce();
    let sending = false;
    const send = async (form: HTMLFormElement): Promise<void> => {
      if (sending) return;
      sending = true;
      await hydrateOnce().then(
        () => form.requestSubmit(),
        () => showFailure(island),
      );
      sending = false;
      delete form.dataset['waiting'];
    };
    island.addEventListener(
      'submit',
      (event) => {
        if (island.dataset['ready'] !== undefined) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        void send(event.target as HTMLFormElement);
      },
      { capture: true },
    );
    // `boot.js` has marked a form that was submitted before this code had loaded.
    const early = island.querySelector<HTMLFormElement>('[data-waiting]');
    if (early) void send(early);
  }
}

// After a reload by `form-boot.js`, the control that had the focus gets it back.
function restoreFocus(): void {
  const focused = recall<string>('anew');
  forget('anew');
  if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus();
}

// A hosted backend is another origin: the connection is ready by the time the message is.
function preconnect(): void {
  const href = import.meta.env.PUBLIC_ENV__SUPABASE_URL;
  if (href)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preconnect', href, crossOrigin: '' }));
}

async function hydrate(island: HTMLElement): Promise<void> {
  const run = islands[island.dataset['island'] ?? ''];
  if (!run) throw new Error(`No island is called "${island.dataset['island']}": see site/lib/islands.ts.`);
  await run(island);
  island.dataset['ready'] = '';
}

function rulesOf(form: string): Promise<FormRules> {
  const load = rules[form];
  if (!load) throw new Error(`The form "${form}" has no rules: run npm run generate.`);
  return load();
}

// The code of the form failed to load, so its message for a failed connection is shown from here.
function showFailure(island: HTMLElement): void {
  const { failure, close } = propsOf(island);
  showAlert(failure, close);
}

/** Runs `work` once; only a failure allows another run. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () =>
    (result ??= work().catch((error: unknown) => {
      result = undefined;
      throw error;
    }));
}
