import type { ReactElement } from 'react';
import { navigation } from '#generated/navigation.ts';
import { firm } from '#generated/site.ts';
import { usePage } from '../lib/page.tsx';
import { useText } from '../lib/text.tsx';

/** The firm's mark and name, leading to the start of the site in the visitor's language. */
export function Logo(): ReactElement {
  const t = useText();
  const { locale } = usePage();
  return (
    <a className="logo" href={navigation.logo[locale]} aria-label={t('shared:nav.logo')}>
      <svg width="28" height="28" viewBox="0 0 28 28" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d="M5 17a9 9 0 0 1 18 0M10 17a4 4 0 0 1 8 0M14 8v5M3 17h22M1 22h26M0 27h28" />
      </svg>
      {firm.name}
    </a>
  );
}
