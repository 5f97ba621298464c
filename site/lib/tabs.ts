import type { AfterPaint } from './after-paint.ts';
import { idIn, nextTab, panelFor } from './tab-rules.ts';

/** Makes tabs of the sections that the server sent. */
export function start(afterPaint: AfterPaint): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-tabs]')) startOne(root, afterPaint);
}

function startOne(root: HTMLElement, afterPaint: AfterPaint): void {
  const list = root.querySelector<HTMLElement>('.tabs__list');
  const tabs = [...root.querySelectorAll<HTMLAnchorElement>('.tabs__tab')];
  const panels = tabs.map((tab) => document.getElementById(tab.hash.slice(1)));
  const values = JSON.parse(root.dataset['values'] ?? '{}') as Record<string, string>;
  list?.setAttribute('role', 'tablist');

  let selectedId: string;
  const select = (id: string): void => {
    selectedId = id;
    for (const tab of tabs) {
      const selected = tab.hash === `#${id}`;
      tab.setAttribute('aria-selected', String(selected));
      tab.tabIndex = selected ? 0 : -1;
    }
  };
  // Of the tab that is selected by then.
  const showPanel = (): void => {
    for (const panel of panels) if (panel) panel.hidden = panel.id === selectedId ? false : 'until-found';
  };
  const show = ({ id }: HTMLElement): void => {
    select(id);
    showPanel();
  };
  const read = (): void => {
    const target = document.getElementById(idIn(location.hash));
    const fragmentPanel = panels.find((panel) => panel && target && panel.contains(target))?.id;
    const query = new URLSearchParams(location.search).get(root.dataset['parameter'] ?? '');
    const isBelow = (): boolean => (target?.getBoundingClientRect().top ?? 0) > 0;
    const wasBelow = isBelow();
    select(panelFor({ query, fragmentPanel }, values, root.dataset['tabs'] as string));
    showPanel();
    // A target inside a panel that was hidden could not be scrolled to by the browser. And one that was moves away, in Safari, with the panels above it.
    if (target && fragmentPanel && (target.id !== fragmentPanel || (wasBelow && !isBelow())))
      target.scrollIntoView({ behavior: 'instant' });
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
      const next = tabs[nextTab(event.key, index, tabs.length) ?? -1];
      if (!next) return;
      event.preventDefault();
      open(next);
      next.focus();
    });
  });
  const open = (tab: HTMLAnchorElement): void => {
    if (location.hash !== tab.hash) history.pushState(null, '', tab.hash);
    select(tab.hash.slice(1));
    afterPaint(showPanel);
  };
  // The browser has found something in a closed panel: by its search, or for a link to words of the page.
  root.addEventListener('beforematch', ({ target }) => {
    const panel = panels.find((one) => one?.contains(target as Node));
    if (panel) show(panel);
  });
  addEventListener('popstate', read);
  addEventListener('hashchange', read);
  // From here on the panels' own state hides them; before it, a target could not be scrolled to.
  root.dataset['ready'] = '';
  // It may have found it before this was here.
  const found = panels.find((panel) => panel && !panel.hidden && !('initial' in panel.dataset));
  read();
  if (found && !idIn(location.hash)) show(found);
}
