declare global {
  interface Window {
    /** The queue that a tag manager reads. */
    dataLayer?: Record<string, unknown>[];
  }
}

interface PageEvent {
  readonly event: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Reports an event to analytics. Without a tag manager it only waits in the queue. */
export function track(event: string, params: Readonly<Record<string, string | number>> = {}): void {
  (window.dataLayer ??= []).push({ event, ...params });
}

/** Reports what the page says happens by opening it, and every click on whatever carries `data-event`, such as `phone_call` on a booking button. */
export function startAnalytics(): void {
  const opened = document.getElementById('main')?.dataset['events'];
  for (const { event, params } of JSON.parse(opened ?? '[]') as PageEvent[]) track(event, params);
  addEventListener('click', ({ target }) => {
    const event = target instanceof Element && target.closest<HTMLElement>('[data-event]')?.dataset['event'];
    if (event) track(event);
  });
}
