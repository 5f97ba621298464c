import './styles/index.css';
import { hydrateRoot } from 'react-dom/client';
import { desk } from '#generated/desk.ts';
import { loadTexts, replies } from 'virtual:desk-texts';
import type { DeskPage } from '../contract/pages.ts';
import { LiveApp } from './live/App.tsx';
import { forgetDrafts } from './live/draft.ts';
import { setOwner } from './live/pages.ts';
import { loadPage } from './pages/load.ts';

/** Hydrates the page that the server has rendered. */
async function hydrate(): Promise<void> {
  const root = document.getElementById('desk');
  const first = JSON.parse(document.getElementById('page')?.textContent ?? 'null') as DeskPage | null;
  if (!root || !first || !desk) return;
  const [texts] = await Promise.all([loadTexts(first.locale), loadPage(first.page)]);
  document.documentElement.dataset['scripted'] = '';
  // Browsers offer the clipboard over HTTPS and on localhost only.
  if (navigator.clipboard as Clipboard | undefined) document.documentElement.dataset['copies'] = '';
  forgetDrafts();
  setOwner(first.person?.email);
  hydrateRoot(root, <LiveApp first={first} parts={{ config: desk, texts, replies }} />);
}

void hydrate();
