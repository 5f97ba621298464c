import { requestTimeout } from '#generated/browser/request-timeout.ts';
import type { SubmitResult } from '../../islands/FormIsland.tsx';
import { track } from '../analytics.ts';
import { keepToast } from '../pending-toast.ts';
import type { LocalForm } from './types.ts';

/**
 * Runs after success: sends the analytics events, clears the form with its draft, and shows the outcome or navigates.
 */
export async function succeed(
  form: LocalForm,
  element: HTMLFormElement,
  events: LocalForm['analytics'],
): Promise<SubmitResult> {
  const { success } = form.outcomes;
  for (const { event, params } of events) track(event, params);
  // This also deletes the draft. It comes before navigating too, or the browser would restore the values when the
  // visitor goes back.
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

// Resolves if the page is restored from the back/forward cache, or if the navigation does not happen.
function leave(href: string): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', ({ persisted }) => persisted && resolve());
    setTimeout(resolve, requestTimeout);
    location.assign(href);
  });
}
