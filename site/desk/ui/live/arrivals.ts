import { useEffect, useRef } from 'react';
import type { DeskPage } from '../../contract/pages.ts';
import { translate } from '../../format.ts';
import type { UiParts } from '../ui.tsx';

/** Says how many rows have come in while a list was open, for those who do not see it. */
export function useArrivals(page: DeskPage, parts: UiParts): void {
  const before = useRef<{ readonly address: string; readonly newest: string }>(undefined);
  useEffect(() => {
    if (page.page !== 'inbox') return;
    const newest =
      page.list.rows
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .at(-1) ?? '';
    const known = before.current;
    before.current = { address: page.address, newest };
    if (known?.address !== page.address) return;
    const count = page.list.rows.filter(({ createdAt }) => createdAt > known.newest).length;
    const told = document.getElementById('arrivals');
    if (count > 0 && told) told.textContent = translate(parts.texts, page.locale, 'desk.inbox.arrived', { count });
  }, [page, parts]);
}
