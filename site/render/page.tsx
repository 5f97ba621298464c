import type { CompiledPage, Locale, RouteEntry } from '#contract';
import { createContext, useContext } from 'react';

/** The context of the page, for every block on it. */
export interface PageInfo {
  readonly locale: Locale;
  readonly entry: RouteEntry;
  readonly page: CompiledPage;
  /** Returns the addresses of the modules of a form, which a page loads ahead. In a build alone. */
  readonly formModules?: ((form: string) => readonly string[]) | undefined;
}

const PageInfoContext = createContext<PageInfo | null>(null);

export const PageInfoProvider = PageInfoContext.Provider;

/** The page that is being rendered. */
export function usePage(): PageInfo {
  const info = useContext(PageInfoContext);
  if (!info) throw new Error('usePage() was called outside a page: wrap the block in PageInfoProvider.');
  return info;
}
