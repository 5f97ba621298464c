import type { CompiledLink, Locale } from '#contract';

/** The attributes of an `<a>` for a link; one to another site opens a new tab, without opener or referrer. */
export function linkProps(
  { href, event, external }: CompiledLink,
  locale: Locale,
): { href: string; 'data-event': string | undefined; target?: '_blank'; rel?: string } {
  return {
    href: href[locale],
    'data-event': event,
    ...(external && { target: '_blank', rel: 'noopener noreferrer' }),
  };
}
