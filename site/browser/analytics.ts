import { analytics } from '#generated/integrations.ts';
import { gtag } from './data-layer.ts';

declare global {
  interface Navigator {
    /** Global Privacy Control: true if the visitor does not want to be tracked. */
    readonly globalPrivacyControl?: boolean;
  }
}

type Params = Readonly<Record<string, string | number>>;
interface PageEvent {
  readonly event: string;
  readonly params: Params;
}

/** Whether events go to gtag: it is configured, and the visitor does not object. */
function measured(): unknown {
  return analytics?.measurementId && !navigator.globalPrivacyControl;
}

/** Reports an event. Without gtag it only goes into `dataLayer`. */
export function track(event: string, params: Params = {}): void {
  if (measured()) gtag('event', event, params);
  else (window.dataLayer ??= []).push({ event, ...params });
}

/** Reports the events of opening the page, and clicks on elements with `data-event`. */
export function startAnalytics(): void {
  if (measured()) void import('./gtag.ts').then(({ startGtag }) => startGtag());
  const opened = document.getElementById('main')?.dataset['events'];
  for (const { event, params } of JSON.parse(opened ?? '[]') as PageEvent[]) track(event, params);
  addEventListener('click', ({ target }) => {
    const event = target instanceof Element && target.closest<HTMLElement>('[data-event]')?.dataset['event'];
    if (event) track(event);
  });
}
