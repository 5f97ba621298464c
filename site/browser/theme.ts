import { themeKey as key } from '#generated/preferences.ts';
import { afterPaint } from './after-paint.ts';
import { store, stored } from './storage.ts';

/** The visitor's setting; `auto` follows the system and is stored by removing the entry. */
export type ThemeChoice = 'light' | 'dark' | 'auto';

/** Parses a stored setting. */
export function choiceOf(stored: string | null): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

/** Whether a setting is dark on a system that prefers dark or not. */
export function isDark(choice: ThemeChoice, systemDark: boolean): boolean {
  return choice === 'auto' ? systemDark : choice === 'dark';
}

/**
 * Keeps the page in the visitor's theme, after a choice here or in another tab, or a change of the system.
 * `browser/boot.js` has set the first one.
 */
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
  const showStored = (): void => show(choiceOf(stored(key, 'localStorage')));
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const choice = button.dataset['theme'] as ThemeChoice;
      // If storage is blocked, the choice applies to this page.
      store(key, choice === 'auto' ? null : choice, 'localStorage');
      // This restyles every element of the page.
      afterPaint(() => show(choice));
    });
  }
  // For any key: reading the theme again does no harm.
  addEventListener('storage', showStored);
  // A page from the back/forward cache may have missed a change.
  addEventListener('pageshow', showStored);
  system.addEventListener('change', showStored);
  showStored();
}
