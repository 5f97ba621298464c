export interface ToastContent {
  readonly tone: 'success' | 'error' | 'info';
  readonly title?: string | undefined;
  readonly message: string;
}

/**
 * The session storage key of a toast for the next page, which shows it once. Only this constant is shared, because
 * bundlers inline it: a function would be a file of its own, fetched before a form can be sent.
 */
export const toastKey = 'toast';
