import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { DeskPage } from '../../contract/pages.ts';
import { translate } from '../texts.ts';
import type { UiParts } from '../ui.tsx';

/** Says how many rows have come in while a list was open, for those who do not see it. */
export function ArrivalsOf({ page, parts }: { page: DeskPage; parts: UiParts }): ReactElement {
  const before = useRef<{ readonly address: string; readonly newest: string }>(undefined);
  const [said, say] = useState('');
  useEffect(() => {
    if (page.page !== 'inbox') return;
    const newest = page.list.rows.map(({ createdAt }) => createdAt).toSorted().at(-1) ?? '';
    const known = before.current;
    before.current = { address: page.address, newest };
    if (known?.address !== page.address) return;
    const count = page.list.rows.filter(({ createdAt }) => createdAt > known.newest).length;
    if (count > 0) say(translate(parts.texts, page.locale, 'desk.inbox.arrived', { count }));
  }, [page, parts]);
  return (
    <p className="sr" role="status" id="arrivals">
      {said}
    </p>
  );
}
