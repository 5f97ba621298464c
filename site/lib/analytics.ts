import { analytics } from '#generated/integrations.ts';

declare global {
  interface Window {
    /** The queue that gtag reads. */
    dataLayer?: unknown[];
  }
  interface Navigator {
    /** The visitor's wish not to be measured. */
    readonly globalPrivacyControl?: boolean;
  }
}

type Params = Readonly<Record<string, string | number>>;
interface PageEvent {
  readonly event: string;
  readonly params: Params;
}

// gtag takes calls apart by their `arguments`; it does not read arrays.
function gtag(..._call: readonly unknown[]): void {
  // oxlint-disable-next-line eslint/prefer-rest-params -- see above
  (window.dataLayer ??= []).push(arguments);
}

/** Whether events are for gtag: it is configured, and the visitor does not ask to be left alone. */
function measured(): unknown {
  return analytics.measurementId && !navigator.globalPrivacyControl;
}

/** Reports an event. Where nothing is measured it only waits in the page's own queue. */
export function track(event: string, params: Params = {}): void {
  if (measured()) gtag('event', event, params);
  else (window.dataLayer ??= []).push({ event, ...params });
}

/** Reports what the page says happens by opening it, and every click on whatever carries `data-event`. */
export function startAnalytics(): void {
  if (measured()) void import('./gtag.ts').then(({ startGtag }) => startGtag(gtag));
  const opened = document.getElementById('main')?.dataset['events'];
  for (const { event, params } of JSON.parse(opened ?? '[]') as PageEvent[]) track(event, params);
  addEventListener('click', ({ target }) => {
    const event = target instanceof Element && target.closest<HTMLElement>('[data-event]')?.dataset['event'];
    if (event) track(event);
  });
}
