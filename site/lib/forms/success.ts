import { requestTimeout } from '#generated/browser/request-timeout.ts';
import type { SubmitResult } from '../../islands/FormIsland.tsx';
import { track } from '../analytics.ts';
import { keepToast } from '../pending-toast.ts';
import type { LocalForm } from './types.ts';

/** What follows success: what was typed is no longer kept, the message is counted, and the visitor is told or led on. */
export async function succeed(
  form: LocalForm,
  element: HTMLFormElement,
  events: LocalForm['analytics'],
): Promise<SubmitResult> {
  const { success } = form.outcomes;
  for (const { event, params } of events) track(event, params);
  // What is kept of the form goes with it. Also where the visitor is led on: the browser would put the values back on the way back.
  element.reset();
  if (typeof success.then === 'object' && 'navigate' in success.then) {
    if (success.channel === 'toast') keepToast(success);
    await leave(success.then.navigate);
    return { errors: [] };
  }
  return {
    errors: [],
    outcome: success,
    confirmFor: typeof success.then === 'object' ? success.then.confirmFor : undefined,
  };
}

// Resolves if the visitor is back on this very page, or never got away from it.
function leave(href: string): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', ({ persisted }) => persisted && resolve());
    setTimeout(resolve, requestTimeout);
    location.assign(href);
  });
}
