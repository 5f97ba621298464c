import { keep } from './session.ts';

/** What a toast says. */
export interface ToastContent {
  readonly tone: 'success' | 'error' | 'info';
  readonly title?: string | undefined;
  readonly message: string;
}

/** Under which name it is kept; `client.ts` looks there too. */
export const place = 'toast';

/** Keeps a toast for the page that the visitor is being sent to. */
export function keepToast({ tone, title, message }: ToastContent): void {
  keep(place, { tone, title, message });
}
