import { client, fetchPage, keyOf } from './pages.ts';

const listeners = new Set<(address: string) => void>();

/** The path and query string of the current page. */
export function currentAddress(): string {
  return location.pathname + location.search;
}

/** Calls a listener with each new address. The returned function removes it. */
export function onAddress(listener: (address: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The scroll position of each page when the reader left it. */
const scrollPositions = new Map<string, number>();
/** Whether the reader navigates with the browser's history. */
let isBack = false;

/** Shows another page in this document. Loads its document if that fails. */
export async function goTo(address: string, { replace = false }: { replace?: boolean } = {}): Promise<void> {
  document.documentElement.dataset['loading'] = '';
  try {
    // Does not use the cache: a colleague may have changed the data.
    await client.fetchQuery({ queryKey: keyOf(address), queryFn: () => fetchPage(address), staleTime: 0 });
  } catch {
    location.assign(address);
    return;
  } finally {
    delete document.documentElement.dataset['loading'];
  }
  show(address, replace);
}

/** Shows a page that is in the cache, and sets the address. */
export function show(address: string, replace = false): void {
  if (!replace) scrollPositions.set(currentAddress(), scrollY);
  if (address !== currentAddress()) history[replace ? 'replaceState' : 'pushState'](null, '', address);
  listeners.forEach((listener) => listener(currentAddress()));
}

/** Scrolls to the top, or back to the last position, as a browser does with a new document. Focuses the heading. */
export function startOfPage(): void {
  scrollTo(0, isBack ? (scrollPositions.get(currentAddress()) ?? 0) : 0);
  isBack = false;
  document.getElementById('heading')?.focus({ preventScroll: true });
}

/** Opens links to the desk's own pages without loading a document. The browser handles all other links. */
export function followLinks(): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (
      !link ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const to = new URL(link.href, location.href);
    if (
      link.target ||
      link.hasAttribute('download') ||
      to.origin !== location.origin ||
      to.hash !== '' ||
      to.protocol !== location.protocol
    )
      return;
    event.preventDefault();
    document.querySelector('.side__menu')?.removeAttribute('open');
    void goTo(to.pathname + to.search);
  };
  const onBack = (): void => {
    isBack = true;
    void goTo(currentAddress(), { replace: true });
  };
  document.addEventListener('click', onClick);
  addEventListener('popstate', onBack);
  return () => {
    document.removeEventListener('click', onClick);
    removeEventListener('popstate', onBack);
  };
}
