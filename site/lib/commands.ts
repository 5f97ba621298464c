import { keepToast } from './pending-toast.ts';
import type { SignOutTexts } from './sign-out.ts';

/** Makes the buttons work that go back, load the page again or sign out, and does what one was pressed for before this was here. */
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
        // The code that signs out cannot be had: the visitor is told so where signing out leads.
        keepToast(texts.failure);
        location.assign(texts.next);
      });
  }
}
