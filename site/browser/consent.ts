import { store, stored } from './storage.ts';

const key = 'consent';
type Answer = 'granted' | 'denied';

/** Callbacks for the visitor's answer. */
export interface Consequences {
  agree(): void;
  /** Called only if the visitor had agreed before. */
  withdraw(): void;
}

/**
 * Asks the visitor once for consent to analytics, and again when they press the button in the footer. An answer takes
 * effect at once, also in other tabs and in pages restored from the back/forward cache.
 */
export function askConsent({ agree, withdraw }: Consequences): void {
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
