declare global {
  interface Window {
    /** The queue that a tag manager reads. */
    dataLayer?: Record<string, unknown>[];
  }
}

/** Reports an event to analytics. Without a tag manager it only waits in the queue. */
export function track(event: string, params: Readonly<Record<string, string | number>> = {}): void {
  (window.dataLayer ??= []).push({ event, ...params });
}

/** Reports a click on whatever carries `data-event`, such as `phone_call` on a booking button. */
export function startAnalytics(): void {
  addEventListener('click', ({ target }) => {
    const event = target instanceof Element && target.closest<HTMLElement>('[data-event]')?.dataset['event'];
    if (event) track(event);
  });
}
