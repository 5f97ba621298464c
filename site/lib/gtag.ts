import { analytics } from '#generated/integrations.ts';
import { gtag } from './analytics.ts';

const key = 'consent';

/** Fetches gtag, where consent is configured only once the visitor has agreed. */
export function startGtag(): void {
  if (!analytics.consent) return fetchGtag();
  const answer = readAnswer();
  if (answer === 'granted') agree();
  else if (answer === null) ask();
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
