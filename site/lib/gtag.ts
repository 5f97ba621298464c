import { analytics } from '#generated/integrations.ts';
import { gtag } from './analytics.ts';

const key = 'consent';

/** Fetches gtag, where consent is configured only once the visitor has agreed. */
export function startGtag(): void {
  begin();
  if (!analytics.consent) return fetchGtag();
  const answer = readAnswer();
  if (answer === 'granted') agree();
  else if (answer === null) ask();
}

// What gtag has to read first: it reads the queue once it has come, and events may wait in it already.
function begin(): void {
  const waiting = window.dataLayer?.splice(0) ?? [];
  if (analytics.consent) {
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' };
    gtag('consent', 'default', denied);
  }
  gtag('js', new Date());
  gtag('config', analytics.measurementId);
  window.dataLayer?.push(...waiting);
}

function ask(): void {
  const banner = document.getElementById('consent');
  if (!banner) return;
  banner.hidden = false;
  for (const button of banner.querySelectorAll<HTMLElement>('[data-consent]')) {
    button.addEventListener('click', () => {
      const answer = button.dataset['consent'] ?? 'denied';
      keepAnswer(answer);
      banner.hidden = true;
      if (answer === 'granted') agree();
    });
  }
}

function agree(): void {
  const granted = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted', analytics_storage: 'granted' };
  gtag('consent', 'update', granted);
  fetchGtag();
}

function fetchGtag(): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `${analytics.script}?id=${analytics.measurementId}`;
  document.head.append(script);
}

function readAnswer(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be forbidden: then the visitor is asked on each page, and nothing is loaded before an answer.
    return null;
  }
}

function keepAnswer(answer: string): void {
  try {
    localStorage.setItem(key, answer);
  } catch {
    // The answer then holds for this page.
  }
}
