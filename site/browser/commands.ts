import { toastKey } from './pending-toast.ts';
import type { SignOutTexts } from './sign-out.ts';
import { store } from './storage.ts';

/**
 * Activates the buttons that go back, reload or sign out. Runs the command of one that was pressed before this code had
 * loaded.
 */
export function start(): void {
  // Set by `boot.js`.
  const { pressed } = document.documentElement as { pressed?: Node };
  for (const button of document.querySelectorAll<HTMLElement>('button[data-command]')) {
    button.addEventListener('click', () => run(button));
    if (pressed && button.contains(pressed)) run(button);
  }
}

function run({ dataset }: HTMLElement): void {
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
