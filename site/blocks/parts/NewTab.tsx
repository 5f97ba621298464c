import type { CompiledLink } from '#contract';
import { useText } from '../../lib/text.tsx';

/** A note for screen readers that a link opens a new tab; nothing for other links. */
export function NewTab({ link }: { link: CompiledLink }) {
  const t = useText();
  return link.external ? <span className="sr"> {t('shared:action.newTab')}</span> : null;
}
