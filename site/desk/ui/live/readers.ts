import { isVisible, listenWhileVisible } from './stream.ts';

/** How often a visible page says that it is open, so that the server notices when a browser is gone. */
const EVERY_MS = 15_000;

/** Tells the server that this page of a row is open while it is visible, and shows who else has the row open. */
export function showReaders(): void {
  const shown = document.getElementById('readers');
  const row = shown?.dataset['row'];
  if (!shown || row === undefined) return;
  const tell = async (): Promise<void> => {
    if (!isVisible()) return;
    // Without an answer, the next one shows it.
    const response = await fetch(`/inbox/${row}/open`, { method: 'POST' }).catch(() => undefined);
    if (!response?.ok) return;
    const { text } = (await response.json()) as { readonly text: string };
    if (shown.textContent !== text) shown.textContent = text;
  };
  document.addEventListener('visibilitychange', () => {
    if (!isVisible()) navigator.sendBeacon(`/inbox/${row}/close`);
  });
  listenWhileVisible(({ readersOf }) => void (readersOf === row && tell()), tell);
  setInterval(() => void tell(), EVERY_MS);
  void tell();
}
