import { useText } from '../../render/text.tsx';

/** A rating of one to five stars, with a text for screen readers. */
export function Stars({ rating }: { rating: number }) {
  const t = useText();
  return (
    <p className="text-[0.9375rem] leading-none tracking-[0.12em] text-ink">
      <span className="text-accent" aria-hidden="true">
        {'★'.repeat(rating) + '☆'.repeat(5 - rating)}
      </span>
      <span className="sr">{t('shared:rating', { rating })}</span>
    </p>
  );
}
