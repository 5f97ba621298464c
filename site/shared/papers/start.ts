import { cash } from './cash.ts';
import { margin } from './margin.ts';
import { month } from './month.ts';
import { printAlone } from './print.ts';
import { trace } from './trace.ts';
import { track } from './track.ts';
import { tree } from './tree.ts';
import { year } from './year.ts';

/** Functions that make the results of a paper follow its inputs, by its form. */
const updates: Readonly<Record<string, (paper: HTMLElement) => void>> = {
  cash,
  margin,
  month,
  trace,
  track,
  tree,
  year,
};

/** Makes the page's papers answer, also to what was set or pressed before this module had loaded. */
function start(): void {
  // Set by `boot.js`.
  const { pressed } = document.documentElement as { pressed?: Node };
  for (const paper of document.querySelectorAll<HTMLElement>('[data-paper]')) {
    const update = paper.querySelector('input,select') && updates[paper.dataset['paper'] ?? ''];
    if (update) {
      paper.addEventListener('input', () => update(paper));
      update(paper);
    }
    const button = paper.querySelector('[data-print]');
    button?.addEventListener('click', () => printAlone(paper));
    if (pressed && button?.contains(pressed)) printAlone(paper);
  }
}

start();
