/**
 * Does what takes long once the browser has drawn that a press was taken. Whatever the visitor does before that finds it done: no key or touch
 * meets a page that is still as it was.
 */
export function afterPaint(work: () => void): void {
  let done = false;
  const doOnce = (): void => {
    if (!done) work();
    done = true;
  };
  // A page that is left or covered draws nothing.
  if (document.hidden) doOnce();
  else requestAnimationFrame(() => setTimeout(doOnce));
  // Before anything else hears of them, but for what is under way.
  for (const event of ['keydown', 'pointerdown', 'visibilitychange'])
    addEventListener(event, doOnce, { capture: true, once: true });
}

/** What a module of the page gets: one that imported it would be asked for with the file that has it. */
export type AfterPaint = typeof afterPaint;
