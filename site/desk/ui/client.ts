import './styles/index.css';
// oxlint-disable-next-line import/no-unassigned-import -- the build publishes it, and render.tsx links it
import '#generated/favicon.svg?url';
import { followForms, forgetDrafts, keepDrafts } from './live/forms.ts';
import { followKeys } from './live/keys.ts';
import { followChosen, keepUpToDate, showReaders } from './live/refresh.ts';

// The server renders every page. This script adds what HTML cannot do: updates, drafts, keyboard shortcuts and copying.
document.documentElement.dataset['scripted'] = '';
// Browsers offer the clipboard over HTTPS and on localhost only.
if (navigator.clipboard as Clipboard | undefined) document.documentElement.dataset['copies'] = '';
forgetDrafts();
keepDrafts();
document.querySelector<HTMLElement>('#conflict, #known, [aria-invalid]')?.focus();
followForms();
followKeys();
followChosen();
keepUpToDate();
showReaders();
