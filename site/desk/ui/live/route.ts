import { client, fetchPage, keyOf } from './pages.ts';

const listeners = new Set<(address: string) => void>();

/** The address of the page that is shown. */
export function currentAddress(): string {
  return location.pathname + location.search;
}

/** Tells of each address that is gone to. */
export function onAddress(listener: (address: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How far down each page was when it was left. */
const left = new Map<string, number>();
let isBack = false;

function tell(): void {
  listeners.forEach((listener) => listener(currentAddress()));
}

/** Shows another page in this document; as a document of its own where that fails. */
export async function goTo(address: string, { replace = false }: { replace?: boolean } = {}): Promise<void> {
  document.documentElement.dataset['loading'] = '';
  try {
    // What was seen some time ago is asked for again: a colleague may have changed it.
    await client.fetchQuery({ queryKey: keyOf(address), queryFn: () => fetchPage(address), staleTime: 0 });
  } catch {
    location.assign(address);
    return;
  } finally {
    delete document.documentElement.dataset['loading'];
  }
  show(address, replace);
}

/** Says what the address of the page is that is there already. */
export function show(address: string, replace = false): void {
  if (!replace) left.set(currentAddress(), scrollY);
  if (address !== currentAddress()) history[replace ? 'replaceState' : 'pushState'](null, '', address);
  tell();
}

/** As a browser does with another document: to the top, or to where one was, and what is read next is its heading. */
export function startOfPage(): void {
  scrollTo(0, isBack ? (left.get(currentAddress()) ?? 0) : 0);
  isBack = false;
  document.getElementById('heading')?.focus({ preventScroll: true });
}

/** Opens the desk's own pages without loading a document; anything else is the browser's. */
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
