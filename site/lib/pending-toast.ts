export interface ToastContent {
  readonly tone: 'success' | 'error' | 'info';
  readonly title?: string | undefined;
  readonly message: string;
}

/** Under which name it is kept; `client.ts` looks there too. */
const place = 'toast';

/** Keeps a toast for the page that the visitor is being sent to. It imports nothing, since what a form needs imports it. */
export function keepToast({ tone, title, message }: ToastContent): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ tone, title, message }));
  } catch {
    // Storage may be forbidden or full; then the next page has nothing to show.
  }
}

/** The toast that the page before has left, once. */
export function takeToast(): ToastContent | undefined {
  try {
    const kept = sessionStorage.getItem(place);
    sessionStorage.removeItem(place);
    return kept ? (JSON.parse(kept) as ToastContent) : undefined;
  } catch {
    return undefined;
  }
}
