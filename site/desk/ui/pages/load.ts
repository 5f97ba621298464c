import type { DeskPage } from '../../contract/pages.ts';
import type { Pages } from '../App.tsx';
import { inbox } from './inbox.tsx';
import { overview } from './overview.tsx';
import { failure, notFound, studioStarting } from './plain.tsx';
import { row } from './row.tsx';

/** The modules of loaded pages. Those of everyday pages are in the main bundle; the others are loaded on demand. */
const loaded: Partial<Record<DeskPage['page'], unknown>> = { inbox, row, overview, notFound, failure, studioStarting };

const rare: Partial<Record<DeskPage['page'], () => Promise<Pages>>> = {
  inboxes: () => import('./inboxes.tsx'),
  person: () => import('./person.tsx'),
  erase: () => import('./erase.tsx'),
  erased: () => import('./erase.tsx'),
  search: () => import('./search.tsx'),
  people: () => import('./people.tsx'),
  audit: () => import('./audit.tsx'),
  settings: () => import('./settings.tsx'),
  site: () => import('./site.tsx'),
};

/** Loads a page's module unless it is loaded. */
export async function loadPage(page: DeskPage['page']): Promise<void> {
  if (!(page in loaded)) Object.assign(loaded, await rare[page]?.());
}

/** The modules of the pages that are loaded now. */
export function loadedPages(): Pages {
  return loaded as Pages;
}
