/**
 * Defers slow work until the browser has painted the feedback to a press. The next key or touch, or leaving the page,
 * runs it at once, so that visitors never act on an outdated page.
 */
export function afterPaint(work: () => void): void {
  let done = false;
  const doOnce = (): void => {
    if (!done) work();
    done = true;
  };
  // A hidden page gets no animation frames.
  if (document.hidden) doOnce();
  else requestAnimationFrame(() => setTimeout(doOnce));
  // In the capture phase, so that it runs before any other listener.
  for (const event of ['keydown', 'pointerdown', 'visibilitychange'])
    addEventListener(event, doOnce, { capture: true, once: true });
}

/** Parts that are loaded with the page get it as an argument, since an import would cost bytes at load. */
export type AfterPaint = typeof afterPaint;
