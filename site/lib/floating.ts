/**
 * Shows a button that floats over the page only while nothing else offers the same: no other link to where it
 * leads, no other that reports the same event, and not the foot of the page. Without this script it is not shown.
 */
export function start(): void {
  for (const floating of document.querySelectorAll<HTMLElement>('[data-floating]')) {
    const button = floating.querySelector('a');
    const same = button?.dataset['event']
      ? `[data-event="${CSS.escape(button.dataset['event'])}"]`
      : `[href="${CSS.escape(button?.getAttribute('href') ?? '')}"]`;
    const onScreen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) onScreen[isIntersecting ? 'add' : 'delete'](target);
      floating.toggleAttribute('data-shown', onScreen.size === 0);
    });
    for (const other of document.querySelectorAll(`main a${same}, footer`))
      if (!other.closest('[data-floating]')) observer.observe(other);
  }
  // Not every browser moves what gets the focus from under what floats.
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('main :focus-visible'))
      target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
}
