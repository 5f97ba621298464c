import { showAlert } from './alerts.ts';
import { start as startDrafts } from './drafts.ts';
import type { FormProps } from './forms/types.ts';

/** What an island's module offers: makes the server's HTML interactive in place, and resolves when it is. Alerts are handed to it: a module that both import would be one more request. */
export interface IslandModule {
  hydrate(element: HTMLElement, props: unknown, tell: typeof showAlert): Promise<void>;
}

const modules: Record<string, () => Promise<IslandModule>> = {
  form: () => import('../islands/form.tsx'),
};

/**
 * Wakes each island at the first touch, key or focus; a form sent before that is kept and sent again, and what is typed is kept.
 * @param touched what the visitor had touched when this was fetched
 */
export function start(touched?: Element): void {
  startDrafts();
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    let waking: Promise<void> | undefined;
    const wake = (): Promise<void> =>
      (waking ??= hydrate(island).catch((error: unknown) => {
        waking = undefined;
        throw error;
      }));
    for (const event of ['pointerenter', 'pointerdown', 'focusin', 'input']) {
      island.addEventListener(event, () => void wake(), { once: true, passive: true });
    }
    if ([touched, document.activeElement].some((element) => element && island.contains(element))) void wake();
    let kept = false;
    const send = async (form: HTMLFormElement): Promise<void> => {
      if (kept) return;
      kept = true;
      await wake().then(() => form.requestSubmit(), () => tellFailure(island));
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

async function hydrate(island: HTMLElement): Promise<void> {
  const load = modules[island.dataset['island'] ?? ''];
  if (!load) throw new Error(`No island is called "${island.dataset['island']}": see site/lib/islands.ts.`);
  const { hydrate: run } = await load();
  await run(island, JSON.parse(island.dataset['props'] ?? '{}'), showAlert);
  island.dataset['ready'] = '';
}

// The form's own code cannot be had, so what it would say of a broken connection is said here.
function tellFailure({ dataset }: HTMLElement): void {
  const { failure, close } = JSON.parse(dataset['props'] ?? '{}') as FormProps;
  showAlert(failure, close);
}
