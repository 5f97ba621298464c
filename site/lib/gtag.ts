import { analyticsCookies, gtagScript } from '#generated/browser/gtag.ts';
import { analytics } from '#generated/integrations.ts';
import { askConsent } from './consent.ts';

const STORAGES = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;

function consent(answer: 'granted' | 'denied'): object {
  return Object.fromEntries(STORAGES.map((storage) => [storage, answer]));
}

/** Puts a call into gtag's queue. The page hands it over: a module that both imported would be a file of its own. */
type Gtag = (...call: readonly unknown[]) => void;

/** Fetches gtag, where consent is configured only while the visitor agrees. */
export function startGtag(gtag: Gtag): void {
  begin(gtag);
  if (analytics.consent) askConsent({ agree: () => agree(gtag), withdraw: () => withdraw(gtag) });
  else fetchGtag();
}

// What gtag has to read first: it reads the queue once it has come, and events may wait in it already.
function begin(gtag: Gtag): void {
  const waiting = window.dataLayer?.splice(0) ?? [];
  if (analytics.consent) gtag('consent', 'default', consent('denied'));
  gtag('js', new Date());
  gtag('config', analytics.measurementId);
  window.dataLayer?.push(...waiting);
}

function agree(gtag: Gtag): void {
  switchOff(false);
  gtag('consent', 'update', consent('granted'));
  fetchGtag();
}

// The script may be running: it is told, sends nothing any more, and what it has stored for this site goes.
function withdraw(gtag: Gtag): void {
  switchOff(true);
  gtag('consent', 'update', consent('denied'));
  const isIts = (name: string): boolean => analyticsCookies.some((start) => name.startsWith(start));
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('=')))
    if (isIts(name)) remove(name);
  try {
    for (const name of Object.keys(localStorage)) if (isIts(name)) localStorage.removeItem(name);
  } catch {
    // Storage may be forbidden; then there is nothing in it.
  }
}

// gtag's own switch: with consent denied alone it would go on sending, only without cookies.
function switchOff(off: boolean): void {
  Object.assign(window, { [`ga-disable-${analytics.measurementId}`]: off });
}

// gtag sets them for the widest domain that it may, which the page cannot ask for.
function remove(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}

let fetched = false;
function fetchGtag(): void {
  if (fetched) return;
  fetched = true;
  const script = document.createElement('script');
  script.async = true;
  script.src = `${gtagScript}?id=${analytics.measurementId}`;
  document.head.append(script);
}
