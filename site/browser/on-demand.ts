import { toastKey, store } from './storage.ts';
import type { SignOutTexts } from './sign-out.ts';

/** The automatic redirect of a page; `after` is in milliseconds. */
export interface AutoRedirect {
  readonly href: string;
  readonly after: number;
}

/**
 * Activates what only few pages or visits need: command buttons, automatic redirects, the offer of another language,
 * and the not-found page.
 */
export function start(): void {
  startCommands();
  startAutoRedirect();
  if (document.querySelector('[data-language-hint]:not([hidden])'))
    void import('./language-hint.ts').then(({ start: startHint }) => startHint());
  if (!document.querySelector('[data-not-found]')) return;
  const { pathname } = location;
  console.warn(`404: ${pathname}`);
  if (pathname !== pathname.toLowerCase()) void import('./lower-case.ts').then(({ suggest }) => suggest());
}

/**
 * Activates the buttons that go back, reload or sign out. Runs the command of one that was pressed before this code had
 * loaded.
 */
function startCommands(): void {
  // Set by `boot.js`.
  const { pressed } = document.documentElement as { pressed?: Node };
  for (const button of document.querySelectorAll<HTMLElement>('button[data-command]')) {
    button.addEventListener('click', () => runCommand(button));
    if (pressed && button.contains(pressed)) runCommand(button);
  }
}

function runCommand({ dataset }: HTMLElement): void {
  if (dataset['command'] === 'back') history.back();
  else if (dataset['command'] === 'reload') location.reload();
  else {
    const texts = JSON.parse(dataset['texts'] ?? '{}') as SignOutTexts;
    import('./sign-out.ts')
      .then(({ signOut }) => signOut(texts))
      .catch(() => {
        // The code for signing out failed to load: the next page shows the failure.
        store(toastKey, JSON.stringify(texts.failure));
        location.assign(texts.next);
      });
  }
}

/** Redirects without a history entry, so that the back button does not lead here again. */
function startAutoRedirect(): void {
  const declared = document.getElementById('main')?.dataset['autoRedirect'];
  if (!declared) return;
  const { href, after } = JSON.parse(declared) as AutoRedirect;
  setTimeout(() => location.replace(href), after);
}
