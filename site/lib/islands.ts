import { showAlert } from './alerts.ts';
import type { FormProps } from './forms/types.ts';
import { stored } from './stored.ts';

/** What an island's module offers: makes the server's HTML interactive in place, and resolves when it is. Alerts are handed to it: a module that both import would be one more request of each page. */
export interface IslandModule {
  hydrate(element: HTMLElement, props: unknown, tell: typeof showAlert): Promise<void>;
}

const modules: Record<string, () => Promise<IslandModule>> = {
  form: () => import('../islands/form.tsx'),
};

/** Wakes each island at the first touch, key or focus; a form sent before that is kept and sent again, and what is typed is kept. */
export function start(): void {
  // A page out of the browser's memory may be older than what was kept of its forms elsewhere.
  addEventListener('pageshow', startNeededDrafts);
  startNeededDrafts();
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    let waking: Promise<void> | undefined;
    const wake = (): Promise<void> => {
      startDrafts();
      return (waking ??= hydrate(island).catch((error: unknown) => {
        waking = undefined;
        throw error;
      }));
    };
    for (const event of ['pointerenter', 'pointerdown', 'focusin', 'input']) {
      island.addEventListener(event, () => void wake(), { once: true, passive: true });
    }
    // Whoever is in it already has touched it before this came.
    if (island.contains(document.activeElement)) void wake();
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

let drafts: Promise<void> | undefined;

function startDrafts(): void {
  drafts ??= import('./drafts.ts').then(({ start }) => start());
}

/** Where nothing was kept and nothing has been typed, there is nothing to put back; Firefox disables controls across a reload. */
function startNeededDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-island] form')) {
    const used = [...form.elements].some((control) => 'typed' in control || control.matches(':disabled'));
    if (used || stored(`draft:${form.id}`)) startDrafts();
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
