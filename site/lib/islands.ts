/** What an island's module offers: makes the server's HTML interactive in place, and resolves when it is. */
export interface IslandModule {
  hydrate(element: HTMLElement, props: unknown): Promise<void>;
}

const modules: Record<string, () => Promise<IslandModule>> = {
  form: () => import('../islands/form.tsx'),
};

/** Wakes each island at the first touch, key or focus; a form sent before that is kept and sent again. */
export function startIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    let waking: Promise<void> | undefined;
    const wake = (): Promise<void> => (waking ??= hydrate(island));
    for (const event of ['pointerenter', 'pointerdown', 'focusin', 'input']) {
      island.addEventListener(event, () => void wake(), { once: true, passive: true });
    }
    island.addEventListener(
      'submit',
      (event) => {
        if (island.dataset['ready'] !== undefined) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        const form = event.target as HTMLFormElement;
        void wake().then(() => form.requestSubmit());
      },
      { capture: true },
    );
  }
}

async function hydrate(island: HTMLElement): Promise<void> {
  const load = modules[island.dataset['island'] ?? ''];
  if (!load) throw new Error(`No island is called "${island.dataset['island']}": see site/lib/islands.ts.`);
  const { hydrate: run } = await load();
  await run(island, JSON.parse(island.dataset['props'] ?? '{}'));
  island.dataset['ready'] = '';
}
