import type { AfterPaint } from './after-paint.ts';
import { nextTab } from './tab-rules.ts';

/** Makes tabs of the sections that the server sent. */
export function start(afterPaint: AfterPaint): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-tabs]')) startOne(root, afterPaint);
}

function startOne(root: HTMLElement, afterPaint: AfterPaint): void {
  const tabs = [...root.querySelectorAll<HTMLAnchorElement>('.tabs__tab')];
  const panels = tabs.map((tab) => document.getElementById(idOf(tab)) as HTMLElement);
  const { tabs: initial, parameter } = root.dataset as { tabs: string; parameter: string };
  tabs[0]?.parentElement?.setAttribute('role', 'tablist');

  let selectedId: string;
  const select = (id: string): void => {
    selectedId = id;
    for (const tab of tabs) {
      const selected = idOf(tab) === id;
      tab.setAttribute('aria-selected', `${selected}`);
      tab.tabIndex = selected ? 0 : -1;
    }
  };
  // Of the tab that is selected by then.
  const showPanel = (): void => {
    for (const panel of panels) {
      const hidden = panel.id !== selectedId;
      panel.hidden = hidden && 'until-found';
      // Of what is only to be found, the panel itself would still be read.
      panel.setAttribute('aria-hidden', `${hidden}`);
    }
  };
  const show = (id: string): void => {
    select(id);
    showPanel();
  };
  const read = (): void => {
    // As it stands: ids are plain, and what cannot be decoded is a fragment too.
    const target = document.getElementById(location.hash.slice(1));
    const fragmentPanel = panels.find((panel) => panel.contains(target))?.id;
    const query = new URLSearchParams(location.search).get(parameter) as string;
    const asked = tabs.find(({ dataset }) => dataset['query']?.split(' ').includes(query));
    const isBelow = (): boolean => (target?.getBoundingClientRect().top as number) > 0;
    const wasBelow = isBelow();
    show(fragmentPanel ?? (asked ? idOf(asked) : initial));
    // A target inside a panel that was hidden could not be scrolled to by the browser. And one that was moves away, in Safari, with the panels above it.
    if (target && fragmentPanel && (target.id !== fragmentPanel || (wasBelow && !isBelow())))
      target.scrollIntoView({ behavior: 'instant' });
  };

  tabs.forEach((tab, index) => {
    tab.setAttribute('role', 'tab');
    panels[index]?.setAttribute('role', 'tabpanel');
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      open(tab);
    });
    tab.addEventListener('keydown', (event) => {
      const next = nextTab(event.key, index, tabs.length);
      if (next === undefined) return;
      event.preventDefault();
      open(tabs[next] as HTMLAnchorElement);
      tabs[next]?.focus();
    });
  });
  const open = (tab: HTMLAnchorElement): void => {
    if (location.hash !== tab.hash) history.pushState(null, '', tab.hash);
    select(idOf(tab));
    afterPaint(showPanel);
  };
  // The browser opens a closed panel where its search, or a link to words of the page, has found something; maybe before this was here.
  const found = panels.find((panel) => !panel.hidden && panel.id !== initial);
  root.addEventListener('beforematch', ({ target }) => show((target as Element).id));
  // Also fires for links to fragments of the page.
  addEventListener('popstate', read);
  // From here on the panels' own state hides them; before it, a target could not be scrolled to.
  root.dataset['ready'] = '';
  read();
  if (found) show(found.id);
}

function idOf({ hash }: HTMLAnchorElement): string {
  return hash.slice(1);
}
