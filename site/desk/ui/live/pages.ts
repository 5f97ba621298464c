import { QueryClient } from '@tanstack/react-query';
import type { DeskPage } from '../../contract/pages.ts';
import { loadPage } from '../pages/load.ts';

/** The session is over: the server leads to where one signs in, and back afterwards. Or it is another person's by now. */
export class SessionOver extends Error {}

/** What pages show, by their addresses. It grows old only by what is heard or done. */
export const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 5 * 60 * 1000,
      retry: (failures, error) => failures < 2 && !(error instanceof SessionOver),
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  },
});

/** Where what a page shows is kept. */
export function keyOf(address: string): readonly [string, string] {
  return ['page', address];
}

let owner: string | undefined;

/** Says whose document this is, by e-mail address. */
export function belongTo(person: string | undefined): void {
  owner = person;
}

/** Whose document this is. */
export function ownerOfDocument(): string | undefined {
  return owner;
}

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
  // Somebody else has signed in, in another tab: what is entered here is not theirs.
  if (page.person && page.person.email !== owner) {
    location.reload();
    throw new SessionOver();
  }
  await loadPage(page.page);
  return page;
}
