import { tooltips } from '#generated/browser/tooltips.ts';

const { delay, skipDelay } = tooltips;

/**
 * Opens tooltips: on hover after a delay, or at once if another one has just closed; at once on focus and touch. Escape
 * closes them. Without this script, the style sheet shows them.
 */
export function start(): void {
  let closedAt = Number.NEGATIVE_INFINITY;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let open: HTMLElement | undefined;

  const close = (): void => {
    clearTimeout(opening);
    if (!open) return;
    delete open.dataset['open'];
    open = undefined;
    closedAt = performance.now();
  };
  const show = (tip: HTMLElement): void => {
    if (open === tip) return;
    close();
    open = tip;
    tip.dataset['open'] = '';
  };

  for (const button of document.querySelectorAll<HTMLElement>('[data-tip]')) {
    const tip = button.parentElement;
    if (!tip) continue;
    tip.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(opening);
      opening = setTimeout(() => show(tip), performance.now() - closedAt < skipDelay ? 0 : delay);
    });
    tip.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse') close();
    });
    button.addEventListener('focus', () => show(tip));
    button.addEventListener('click', () => show(tip));
    button.addEventListener('blur', close);
    // Touched or hovered before this code had loaded.
    if (tip.matches(':focus-within')) show(tip);
    else if (tip.matches(':hover')) opening = setTimeout(show, delay, tip);
  }
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
}
