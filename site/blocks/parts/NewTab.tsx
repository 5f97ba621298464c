import type { CompiledLink } from '#contract';
import type { ReactElement } from 'react';
import { useText } from '../../lib/text.tsx';

/** Says to who does not see it that a link opens a new tab; nothing where it does not. */
export function NewTab({ link }: { link: CompiledLink }): ReactElement | null {
  const t = useText();
  return link.external ? <span className="sr"> {t('shared:action.newTab')}</span> : null;
}
