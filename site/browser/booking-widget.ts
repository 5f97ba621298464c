/**
 * Loads the booking widget when its placeholder comes near the viewport. Until then, or if loading fails, a link is in
 * its place.
 */
export function start(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        loadWidget(target as HTMLElement);
      }
    },
    { rootMargin: '50%' },
  );
  for (const placeholder of document.querySelectorAll<HTMLElement>('[data-booking]')) near.observe(placeholder);
}

function loadWidget(placeholder: HTMLElement): void {
  const script = document.createElement('script');
  script.src = placeholder.dataset['booking'] ?? '';
  script.async = true;
  script.addEventListener('load', () => (placeholder.dataset['ready'] = ''));
  document.head.append(script);
}
