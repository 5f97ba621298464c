/** Fetches the booking widget when its place comes near. Until it has come, and where it cannot, the link there stays. */
export function start(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        fetchWidget(target as HTMLElement);
      }
    },
    { rootMargin: '50%' },
  );
  for (const place of document.querySelectorAll<HTMLElement>('[data-booking]')) near.observe(place);
}

function fetchWidget(place: HTMLElement): void {
  const script = document.createElement('script');
  script.src = place.dataset['booking'] ?? '';
  script.async = true;
  script.addEventListener('load', () => (place.dataset['ready'] = ''));
  document.head.append(script);
}
