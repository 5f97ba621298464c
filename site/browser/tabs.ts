import type { AfterPaint } from './after-paint.ts';

/** Turns sections in the server's HTML into tabs. */
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
  // Reads `selectedId` only now: another tab may have been selected since the press.
  const showPanel = (): void => {
    for (const panel of panels) {
      const hidden = panel.id !== selectedId;
      panel.hidden = hidden && 'until-found';
      // Screen readers would otherwise announce a panel that is only there to be found.
      panel.setAttribute('aria-hidden', `${hidden}`);
    }
  };
  const show = (id: string): void => {
    select(id);
    showPanel();
  };
  const read = (): void => {
    // Not decoded: ids are plain, and decoding a malformed fragment would throw.
    const target = document.getElementById(idOf(location));
    const fragmentPanel = panels.find((panel) => panel.contains(target))?.id;
    const query = new URLSearchParams(location.search).get(parameter) as string;
    const requested = tabs.find(({ dataset }) => dataset['query']?.split(' ').includes(query));
    const isBelow = (): boolean => (target?.getBoundingClientRect().top as number) > 0;
    const wasBelow = isBelow();
    show(fragmentPanel ?? (requested ? idOf(requested) : initial));
    // The browser could not scroll to a target inside a hidden panel. And in Safari, a target that it has scrolled to
    // moves away when the panels above it are hidden.
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
  // Find-in-page or a text fragment may have opened a closed panel before this code had loaded.
  const found = panels.find((panel) => !panel.hidden && panel.id !== initial);
  root.addEventListener('beforematch', ({ target }) => show((target as Element).id));
  // Also fired by links to fragments of the page.
  addEventListener('popstate', read);
  // From here on, `hidden` hides the panels; earlier, the browser could not have scrolled to a target.
  root.dataset['ready'] = '';
  read();
  if (found) show(found.id);
}

function idOf({ hash }: { readonly hash: string }): string {
  return hash.slice(1);
}

/** The index of the tab that a key selects, if any. */
function nextTab(key: string, index: number, count: number): number | undefined {
  const next: Readonly<Record<string, number>> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index - 1 + count) % count,
    Home: 0,
    End: count - 1,
    ' ': index,
  };
  return next[key];
}
