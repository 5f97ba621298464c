import { noRootElement } from '#generated/failures.ts';
import { reports } from '#generated/reports.ts';
import { afterPaint, type AfterPaint } from './after-paint.ts';
import { startAnalytics } from './analytics.ts';
import { rememberLanguage } from './language.ts';
import { toastKey, stored } from './storage.ts';
import { startTheme } from './theme.ts';
import { loadIslandsOnTouch } from './load-on-touch.ts';

/** A module that is loaded on demand; `start` activates its elements on the page. */
interface PartModule {
  start(afterPaint: AfterPaint): unknown;
}

/** Modules that only some pages need, by the selector of the elements that need them. */
const parts: Readonly<Record<string, () => Promise<PartModule>>> = {
  '[data-tabs]': () => import('./tabs.ts'),
  '[data-tip]': () => import('./tooltips.ts'),
  '[data-form-dialog]': () => import('./form-dialogs.ts'),
  '[data-by-country]': () => import('./language-by-country.ts'),
  '[data-booking]': () => import('./booking-widget.ts'),
  '[data-command],[data-auto-redirect],[data-not-found]': () => import('./on-demand.ts'),
};

/**
 * Runs when a page loads. Every visitor downloads this code, so it only contains what every page needs.
 * @throws when the page has no main element
 */
export function start(): void {
  // First, so that it also reports errors below. `early-reports.js` collects events until the page is idle.
  if (reports) whenIdle(() => void import('./reports.ts').then(({ startReports }) => startReports()));
  if (!document.getElementById('main')) throw new Error(noRootElement);
  startTheme();
  startAnalytics();
  rememberLanguage();
  loadIslandsOnTouch();
  if (stored(toastKey)) void import('../islands/toasts.tsx').then(run);
  if (!('command' in HTMLButtonElement.prototype)) void import('./alert-buttons.ts').then(run);
  for (const mark in parts) if (document.querySelector(mark)) void parts[mark]?.().then(run);
}

function run(part: PartModule): unknown {
  return part.start(afterPaint);
}

// Safari has no idle callbacks.
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run);
}
