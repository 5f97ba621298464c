import { failures } from '#generated/failures.ts';
import { startAlerts } from './alerts.ts';
import { startAnalytics } from './analytics.ts';
import { startCommands } from './commands.ts';
import { startIslands } from './islands.ts';
import { rememberLanguage } from './language.ts';
import { reportNotFound } from './not-found.ts';
import { startMovingOn } from './moves-on.ts';
import { showPendingToast } from './pending-toast.ts';
import { startTheme } from './theme.ts';

/**
 * Everything that a page does at load. What only some pages need is fetched by those pages.
 * @throws when the page has no main element
 */
export function start(): void {
  // First, so that it also tells of what fails below. `early-reports.js` keeps what happens until the page has time.
  if (import.meta.env.REPORTS) whenIdle(() => void import('./reports/start.ts').then(({ startReports }) => startReports()));
  if (!document.getElementById('main')) throw new Error(failures.root.es);
  startTheme();
  startIslands();
  startAlerts();
  startCommands();
  startAnalytics();
  rememberLanguage();
  showPendingToast();
  reportNotFound();
  startMovingOn();
  const has = (mark: string): boolean => document.querySelector(`[${mark}]`) !== null;
  if (has('data-island')) void import('./drafts.ts').then(({ startDrafts }) => startDrafts());
  if (has('data-tabs')) void import('./tabs.ts').then(({ startTabs }) => startTabs());
  if (has('data-tip')) void import('./tooltips.ts').then(({ startTooltips }) => startTooltips());
  if (has('data-form-dialog')) void import('./form-dialogs.ts').then(({ startFormDialogs }) => startFormDialogs());
  if (has('data-by-country')) void import('./language-by-country.ts').then(({ languageByCountry }) => languageByCountry());
  if (has('data-booking')) void import('./booking-widget.ts').then(({ startBookingWidgets }) => startBookingWidgets());
}

// Safari has no idle callbacks.
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run);
}
