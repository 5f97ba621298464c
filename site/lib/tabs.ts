/** The address as far as tabs care. */
export interface TabAddress {
  /** The query value of the tabs' parameter, if any. */
  readonly query: string | null;
  /** The panel that holds the fragment's target, if any. */
  readonly fragmentPanel: string | null;
}

/** Which panel an address asks for: fragment first, then query, then the initial one. */
export function panelFor(address: TabAddress, values: Readonly<Record<string, string>>, initial: string): string {
  const queried = address.query === null ? undefined : values[address.query];
  return address.fragmentPanel ?? queried ?? initial;
}

/** The tab that an arrow key leads to. */
export function nextTab(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Makes tabs of the sections that the server sent. */
export function start(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-tabs]')) startOne(root);
}

function startOne(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>('.tabs__list');
  const tabs = [...root.querySelectorAll<HTMLAnchorElement>('.tabs__tab')];
  const panels = tabs.map((tab) => document.getElementById(tab.hash.slice(1)));
  const values = JSON.parse(root.dataset['values'] ?? '{}') as Record<string, string>;
  list?.setAttribute('role', 'tablist');

  const select = (id: string): void => {
    tabs.forEach((tab, index) => {
      const selected = tab.hash === `#${id}`;
      tab.setAttribute('aria-selected', String(selected));
      tab.tabIndex = selected ? 0 : -1;
      const panel = panels[index];
      if (panel) panel.hidden = !selected;
    });
  };
  const read = (): void => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const fragmentPanel = panels.find((panel) => panel && target && panel.contains(target))?.id ?? null;
    const query = new URLSearchParams(location.search).get(root.dataset['parameter'] ?? '');
    select(panelFor({ query, fragmentPanel }, values, root.dataset['tabs'] ?? ''));
    // A target inside a panel that was hidden could not be scrolled to by the browser.
    if (target && fragmentPanel && target.id !== fragmentPanel) target.scrollIntoView({ behavior: 'instant' });
  };

  tabs.forEach((tab, index) => {
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', tab.hash.slice(1));
    panels[index]?.setAttribute('role', 'tabpanel');
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      open(tab);
    });
    tab.addEventListener('keydown', (event) => {
      const next = tabs[event.key === ' ' ? index : (nextTab(event.key, index, tabs.length) ?? -1)];
      if (!next) return;
      event.preventDefault();
      open(next);
      next.focus();
    });
  });
  const open = (tab: HTMLAnchorElement): void => {
    if (location.hash !== tab.hash) history.pushState(null, '', tab.hash);
    select(tab.hash.slice(1));
  };
  addEventListener('popstate', read);
  addEventListener('hashchange', read);
  // From here on the panels' own state hides them; before it, a target could not be scrolled to.
  root.dataset['ready'] = '';
  read();
}
