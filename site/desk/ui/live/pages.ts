import { QueryClient } from '@tanstack/react-query';
import type { DeskPage } from '../../contract/pages.ts';
import { loadPage } from '../pages/load.ts';

/** The session has ended, or belongs to another person by now. The document reloads, and the server asks to sign in. */
export class SessionOver extends Error {}

/** Caches pages by address. Only events and changes invalidate them. */
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

/** The cache key of a page. */
export function keyOf(address: string): readonly [string, string] {
  return ['page', address];
}

let owner: string | undefined;

/** Sets the e-mail address of the person for whom the server rendered the document. */
export function setOwner(person: string | undefined): void {
  owner = person;
}

/** The e-mail address of the person for whom the server rendered the document. */
export function ownerOfDocument(): string | undefined {
  return owner;
}

/** Fetches a page, or submits a form and returns the page after it. */
export async function fetchPage(address: string, init: RequestInit = {}): Promise<DeskPage> {
  const response = await fetch(address, { ...init, headers: { accept: 'application/json' } });
  const isPage = response.headers.get('content-type')?.includes('application/json') ?? false;
  if (response.status === 401 || new URL(response.url).pathname === '/login') {
    location.reload();
    throw new SessionOver();
  }
  if (!isPage) throw new Error(`${address} answered ${response.status}.`);
  const page = (await response.json()) as DeskPage;
  // Another person has signed in in another tab, and must not submit what this person has entered.
  if (page.person && page.person.email !== owner) {
    location.reload();
    throw new SessionOver();
  }
  await loadPage(page.page);
  return page;
}
