import { QueryClient } from '@tanstack/react-query';
import type { DeskPage } from '../../contract/pages.ts';
import { loadPage } from '../pages/load.ts';

/** What pages show, by their addresses. It grows old only by what is heard or done. */
export const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 5 * 60 * 1000,
      retry: 2,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  },
});

/** Where what a page shows is kept. */
export function keyOf(address: string): readonly [string, string] {
  return ['page', address];
}

/** The session is over: the server leads to where one signs in, and back afterwards. */
export class SessionOver extends Error {}

/** Asks the server for what a page shows, or has it do something first. */
export async function fetchPage(address: string, init: RequestInit = {}): Promise<DeskPage> {
  const response = await fetch(address, { ...init, headers: { accept: 'application/json' } });
  const isPage = response.headers.get('content-type')?.includes('application/json') ?? false;
  if (response.status === 401 || new URL(response.url).pathname === '/login') {
    location.reload();
    throw new SessionOver();
  }
  if (!isPage) throw new Error(`${address} answered ${response.status}.`);
  const page = (await response.json()) as DeskPage;
  await loadPage(page.page);
  return page;
}
