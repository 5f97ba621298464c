import type { ComponentType, ReactElement } from 'react';
import type { DeskPage } from '../contract/pages.ts';
import type { PageOf } from '../addresses.ts';
import { Door, Frame } from './parts/Frame.tsx';
import { UiProvider, uiOf, type Ui, type UiParts } from './ui.tsx';

/** The module of a page: its title and its component. */
export interface PageModule<P extends DeskPage['page']> {
  readonly title: (page: PageOf<P>, ui: Ui) => string;
  readonly View: ComponentType<{ page: PageOf<P> }>;
}
/** The modules of the pages by name. In a browser, only those that are loaded. */
export type Pages = { readonly [P in DeskPage['page']]?: PageModule<P> };

/** Renders a page, without the document around it. */
export function App({ page, pages, parts }: { page: DeskPage; pages: Pages; parts: UiParts }): ReactElement {
  const { View } = moduleOf(pages, page);
  const Around = page.person ? Frame : Door;
  return (
    <UiProvider value={uiOf(parts, page)}>
      <Around>
        <View page={page} />
      </Around>
    </UiProvider>
  );
}

/** The document title of a page, preceded by the number of unread rows. */
export function titleOf(page: DeskPage, pages: Pages, parts: UiParts): string {
  const unread = Object.values(page.counts?.unread ?? {}).reduce((sum, count) => sum + count, 0);
  return `${unread > 0 ? `(${unread}) ` : ''}${moduleOf(pages, page).title(page, uiOf(parts, page))} · ${parts.config.firm}`;
}

// TypeScript cannot express that each module takes the page of its own name.
function moduleOf(pages: Pages, page: DeskPage): PageModule<DeskPage['page']> {
  const module = pages[page.page];
  if (!module) throw new Error(`The page "${page.page}" of the desk is not loaded.`);
  return module as unknown as PageModule<DeskPage['page']>;
}
