import { useEffect, useRef } from 'react';
import type { DeskPage } from '../../contract/pages.ts';
import { translate } from '../../format.ts';
import type { UiParts } from '../ui.tsx';

/** Announces to screen readers how many rows have arrived while a list was open. */
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
    const status = document.getElementById('arrivals');
    if (count > 0 && status) status.textContent = translate(parts.texts, page.locale, 'desk.inbox.arrived', { count });
  }, [page, parts]);
}
