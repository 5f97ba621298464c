import { analyticsCookies, gtagScript } from '#generated/browser/gtag.ts';
import { analytics } from '#generated/integrations.ts';
import { gtag } from './data-layer.ts';
import { store, stored } from './storage.ts';

const STORAGES = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;

function consent(answer: 'granted' | 'denied'): object {
  return Object.fromEntries(STORAGES.map((storage) => [storage, answer]));
}

/** Loads gtag; where the spec requires consent, only while the visitor agrees. */
export function startGtag(): void {
  begin();
  if (analytics?.consent) askConsent({ agree, withdraw });
  else loadGtag();
}

// Puts the configuration before events that are already queued: gtag reads the queue in order once it has loaded.
function begin(): void {
  const waiting = window.dataLayer?.splice(0) ?? [];
  if (analytics?.consent) gtag('consent', 'default', consent('denied'));
  gtag('js', new Date());
  gtag('config', analytics?.measurementId);
  window.dataLayer?.push(...waiting);
}

function agree(): void {
  switchOff(false);
  gtag('consent', 'update', consent('granted'));
  loadGtag();
}

// The script may be running: switches it off, and deletes the cookies and storage entries that it has set for this
// site.
function withdraw(): void {
  switchOff(true);
  gtag('consent', 'update', consent('denied'));
  const isAnalytics = (name: string): boolean => analyticsCookies.some((start) => name.startsWith(start));
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('=')))
    if (isAnalytics(name)) removeCookie(name);
  try {
    for (const name of Object.keys(localStorage)) if (isAnalytics(name)) localStorage.removeItem(name);
  } catch {
    // Storage may be blocked: then it is empty.
  }
}

// gtag's own switch: with consent merely denied, it would continue to send requests, only without cookies.
function switchOff(off: boolean): void {
  Object.assign(window, { [`ga-disable-${analytics?.measurementId}`]: off });
}

// gtag sets its cookies on the widest domain allowed. Scripts cannot query which one that is, so this tries all.
function removeCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}

let loaded = false;
function loadGtag(): void {
  if (loaded) return;
  loaded = true;
  const script = document.createElement('script');
  script.async = true;
  script.src = `${gtagScript}?id=${analytics?.measurementId}`;
  document.head.append(script);
}

/** The local storage key of the visitor's answer. */
const key = 'consent';
type Answer = 'granted' | 'denied';

/** Callbacks for the visitor's answer. */
interface Consequences {
  agree(): void;
  /** Called only if the visitor had agreed before. */
  withdraw(): void;
}

/**
 * Asks the visitor once for consent to analytics, and again when they press the button in the footer. An answer takes
 * effect at once, also in other tabs and in pages restored from the back/forward cache.
 */
function askConsent({ agree, withdraw }: Consequences): void {
  const banner = document.getElementById('measuring');
  const change = document.getElementById('measuring-change');
  if (!banner || !change) return;
  let answer: Answer | undefined;
  const follow = (next: Answer | undefined): void => {
    if (next === answer) return;
    const previous = answer;
    answer = next;
    if (answer === 'granted') agree();
    else if (previous === 'granted') withdraw();
  };
  const show = (): void => {
    for (const note of banner.querySelectorAll<HTMLElement>('[data-now]')) note.hidden = note.dataset['now'] !== answer;
    banner.hidden = false;
  };
  /** Whether the button in the footer opened the banner: the focus then returns to it. */
  let opened = false;
  const hide = (): void => {
    banner.hidden = true;
    if (opened) change.focus();
    opened = false;
  };
  for (const button of banner.querySelectorAll<HTMLElement>('[data-consent]')) {
    button.addEventListener('click', () => {
      const next = button.dataset['consent'] === 'granted' ? 'granted' : 'denied';
      store(key, next, 'localStorage');
      follow(next);
      hide();
    });
  }
  banner.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && answer) hide();
  });
  change.addEventListener('click', () => {
    show();
    opened = true;
    banner.focus();
  });
  const followStored = (): void => {
    follow(readAnswer());
    if (answer) banner.hidden = true;
    else show();
  };
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) followStored();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && followStored());
  change.hidden = false;
  follow(readAnswer());
  if (!answer) show();
}

// If storage is blocked, each page asks, and loads nothing before an answer.
function readAnswer(): Answer | undefined {
  const answer = stored(key, 'localStorage');
  return answer === 'granted' || answer === 'denied' ? answer : undefined;
}
