import { renderToString } from 'react-dom/server';
import type { DeskPage } from '../contract/pages.ts';
import { App, titleOf } from './App.tsx';
import { documentOf, type DeskAssets } from './document.ts';
import { allPages } from './pages/all.ts';
import type { UiParts } from './ui.tsx';

/** Renders a page as a document. */
export function drawPage(page: DeskPage, parts: UiParts, assets: DeskAssets): string {
  const body = renderToString(<App page={page} pages={allPages} parts={parts} />);
  return documentOf({ page, config: parts.config, title: titleOf(page, allPages, parts), body, assets });
}
