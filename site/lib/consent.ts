const key = 'consent';
type Answer = 'granted' | 'denied';

/** What follows an answer. */
export interface Consequences {
  agree(): void;
  /** Only where the visitor had agreed before. */
  withdraw(): void;
}

/**
 * Asks the visitor once whether the visit may be measured, and again whenever they press the button in the footer. An answer
 * holds at once, in every open tab and in pages that the browser has kept.
 */
export function askConsent({ agree, withdraw }: Consequences): void {
  const banner = document.getElementById('measuring');
  const change = document.getElementById('measuring-change');
  if (!banner || !change) return;
  let answer: Answer | undefined;
  const follow = (next: Answer | undefined): void => {
    if (next === answer) return;
    const had = answer;
    answer = next;
    if (answer === 'granted') agree();
    else if (had === 'granted') withdraw();
  };
  const show = (): void => {
    for (const now of banner.querySelectorAll<HTMLElement>('[data-now]')) now.hidden = now.dataset['now'] !== answer;
    banner.hidden = false;
  };
  /** Whoever has come from the footer goes back there. */
  let opened = false;
  const hide = (): void => {
    banner.hidden = true;
    if (opened) change.focus();
    opened = false;
  };
  for (const button of banner.querySelectorAll<HTMLElement>('[data-consent]')) {
    button.addEventListener('click', () => {
      const next = button.dataset['consent'] === 'granted' ? 'granted' : 'denied';
      keepAnswer(next);
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
  const followElsewhere = (): void => {
    follow(readAnswer());
    if (answer) banner.hidden = true;
    else show();
  };
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) followElsewhere();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && followElsewhere());
  change.hidden = false;
  follow(readAnswer());
  if (!answer) show();
}

function readAnswer(): Answer | undefined {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'granted' || kept === 'denied' ? kept : undefined;
  } catch {
    // Storage may be forbidden: then the visitor is asked on each page, and nothing is loaded before an answer.
    return undefined;
  }
}

function keepAnswer(answer: Answer): void {
  try {
    localStorage.setItem(key, answer);
  } catch {
    // The answer then holds for this page.
  }
}
