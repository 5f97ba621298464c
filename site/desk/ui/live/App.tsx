import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { DeskPage } from '../../contract/pages.ts';
import { App, titleOf } from '../App.tsx';
import { loadedPages } from '../pages/load.ts';
import type { UiParts } from '../ui.tsx';
import { useArrivals } from './arrivals.ts';
import { listenToEvents, showsRows } from './events.ts';
import { useChosen } from './chosen.ts';
import { followForms } from './forms.ts';
import { followKeys } from './keys.ts';
import { client, fetchPage, keyOf } from './pages.ts';
import { followLinks, onAddress, startOfPage } from './route.ts';

/** Renders the hydrated page, which from now on fetches its data itself. */
export function LiveApp({ first, parts }: { first: DeskPage; parts: UiParts }): ReactElement {
  return (
    <QueryClientProvider client={client}>
      <Current first={first} parts={parts} />
    </QueryClientProvider>
  );
}

/** How often a page that shows work in progress fetches its data. */
const WORKING_MS = 1000;

function isWorking(page: DeskPage | undefined): boolean {
  return page?.page === 'site' && (page.running !== undefined || page.preview?.state === 'building');
}

function Current({ first, parts }: { first: DeskPage; parts: UiParts }): ReactElement {
  const [address, setAddress] = useState(first.address);
  const { data = first } = useQuery({
    queryKey: keyOf(address),
    queryFn: ({ signal }) => fetchPage(address, { signal }),
    ...(address === first.address && { initialData: first }),
    placeholderData: (before: DeskPage | undefined) => before,
    refetchInterval: ({ state }) => (isWorking(state.data) ? WORKING_MS : false),
  });
  useEffect(() => onAddress(setAddress), []);
  useEffect(() => followLinks(), []);
  useEffect(() => followForms(parts), [parts]);
  useEffect(() => followKeys(parts), [parts]);
  const hasRows = showsRows(data);
  useEffect(() => (hasRows ? listenToEvents() : undefined), [hasRows]);
  const title = titleOf(data, loadedPages(), parts);
  useEffect(() => {
    document.title = title;
  }, [title]);
  // Without the query string: filtering a list must not move the focus.
  const pageId = `${data.page} ${data.address.split('?')[0] ?? ''}`;
  const previousId = useRef(pageId);
  useEffect(() => {
    if (previousId.current !== pageId) startOfPage();
    previousId.current = pageId;
  }, [pageId]);
  useArrivals(data, parts);
  useChosen(data, parts);
  return <App page={data} pages={loadedPages()} parts={parts} />;
}
