import { themeKey as key } from '#generated/preferences.ts';
import { afterPaint } from './after-paint.ts';

/** The visitor's setting; `auto` follows the system and is stored by storing nothing. */
export type ThemeChoice = 'light' | 'dark' | 'auto';

/** The setting that a stored value stands for. */
export function choiceOf(stored: string | null): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

/** Whether a setting is dark on a system that prefers dark or not. */
export function isDark(choice: ThemeChoice, systemDark: boolean): boolean {
  return choice === 'auto' ? systemDark : choice === 'dark';
}

/** Keeps the page in the visitor's theme: own choice, other tabs, the system. `lib/boot.js` has set the first one. */
export function startTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const buttons = document.querySelectorAll<HTMLElement>('button[data-theme]');
  const colour = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  const show = (choice: ThemeChoice): void => {
    const dark = isDark(choice, system.matches);
    document.documentElement.classList.toggle('dark', dark);
    if (colour) colour.content = colour.dataset[dark ? 'dark' : 'light'] ?? '';
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset['theme'] === choice));
  };
  const showStored = (): void => show(readChoice());
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const choice = button.dataset['theme'] as ThemeChoice;
      store(choice);
      // Each element of the page gets another style.
      afterPaint(() => show(choice));
    });
  }
  // Whatever another tab has stored: to read it once more changes nothing.
  addEventListener('storage', showStored);
  // A page that the browser kept may have missed a change made elsewhere.
  addEventListener('pageshow', showStored);
  system.addEventListener('change', showStored);
  showStored();
}

function readChoice(): ThemeChoice {
  try {
    return choiceOf(localStorage.getItem(key));
  } catch {
    return 'auto';
  }
}

function store(choice: ThemeChoice): void {
  try {
    if (choice === 'auto') localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // Storage may be forbidden; the choice then holds for this page.
  }
}
