import type { FormRules } from '#contract';
import { rules } from '#generated/forms/rules.ts';
import type { AfterPaint } from './after-paint.ts';
import { showAlert } from './alerts.ts';
import { start as startDrafts } from './drafts.ts';
import { leadOn } from './first-step.ts';
import type { FormProps } from './forms/types.ts';
import { session } from './session.ts';

/** Makes the server's HTML interactive in place, and resolves when it is. */
type Hydrate = (element: HTMLElement) => Promise<void>;

/** By an island's name, fetches what it needs, all files at once. */
const islands: Readonly<Record<string, (props: FormProps, afterPaint: AfterPaint) => Promise<Hydrate>>> = {
  async form({ form }, afterPaint) {
    fetchBehind();
    const [{ hydrate }, formRules] = await Promise.all([import('../islands/form.tsx'), rulesOf(form)]);
    return (element) => hydrate(element, formRules, { alert: showAlert, session, afterPaint });
  },
  'first-step': ({ form }) => Promise.resolve((element) => Promise.resolve(leadOn(element, form))),
};

// The browser hears of what a file imports once that file has come, a round trip later. Where one fails, so does its importer.
function fetchBehind(): void {
  for (const file of import.meta.env.FILES_BEHIND)
    (import(/* @vite-ignore */ file) as Promise<unknown>).catch(() => {});
}

/**
 * Hydrates each island at the first touch, key or focus; a form sent before that is kept and sent again, and what is typed is kept.
 * @param afterPaint for what follows a press
 * @param touched what the visitor had touched when this was fetched
 */
export function start(afterPaint: AfterPaint, touched?: Element): void {
  preconnect();
  startDrafts();
  goOn();
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const hydrateOnce = once(() =>
      hydrate(island, afterPaint).catch(async (error: unknown) => {
        await document.documentElement.loadAnew?.(island);
        throw error;
      }),
    );
    for (const event of ['pointerenter', 'pointerdown', 'focusin', 'keydown', 'input', 'change']) {
      island.addEventListener(event, () => void hydrateOnce(), { once: true, passive: true });
    }
    if ([touched, document.activeElement].some((element) => element && island.contains(element))) void hydrateOnce();
    let kept = false;
    const send = async (form: HTMLFormElement): Promise<void> => {
      if (kept) return;
      kept = true;
      await hydrateOnce().then(
        () => form.requestSubmit(),
        () => tellFailure(island),
      );
      kept = false;
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
    // `boot.js` has marked what was sent before this.
    const early = island.querySelector<HTMLFormElement>('[data-waiting]');
    if (early) void send(early);
  }
}

// Where the page was loaded anew (`form-boot.js`), the visitor is where they were.
function goOn(): void {
  const focused = session.recall<string>('anew');
  session.forget('anew');
  if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus();
}

// A hosted project is a server of its own: the connection to it stands when the message is ready.
function preconnect(): void {
  const href = import.meta.env.PUBLIC_ENV__SUPABASE_URL;
  if (href)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preconnect', href, crossOrigin: '' }));
}

async function hydrate(island: HTMLElement, afterPaint: AfterPaint): Promise<void> {
  const fetchCode = islands[island.dataset['island'] ?? ''];
  if (!fetchCode) throw new Error(`No island is called "${island.dataset['island']}": see site/lib/islands.ts.`);
  const run = await fetchCode(JSON.parse(island.dataset['props'] ?? '{}') as FormProps, afterPaint);
  await run(island);
  island.dataset['ready'] = '';
}

function rulesOf(form: string): Promise<FormRules> {
  const load = rules[form];
  if (!load) throw new Error(`The form "${form}" has no rules: run npm run generate.`);
  return load();
}

// The form's own code cannot be had, so what it would say of a broken connection is said here.
function tellFailure({ dataset }: HTMLElement): void {
  const { failure, close } = JSON.parse(dataset['props'] ?? '{}') as FormProps;
  showAlert(failure, close);
}

/** Does something once, and again only where it has failed. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () =>
    (result ??= work().catch((error: unknown) => {
      result = undefined;
      throw error;
    }));
}
