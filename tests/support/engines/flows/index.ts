import type { EngineKind } from '../engine.ts';
import { describeChoices } from './choices.ts';
import { describeIn } from './flow.ts';
import { describeDesk } from './desk.ts';
import { describeForms } from './forms.ts';
import { describeHistory } from './history.ts';
import { describePages } from './pages.ts';

/** What an engine other than Chromium has to show: pages open, theme and language, each kind of outcome of a form, kept pages, the desk. */
export function describeCore(kind: EngineKind): void {
  describeIn(kind, (test) => {
    describePages(test);
    describeChoices(test);
    describeForms(test);
    describeHistory(test);
    describeDesk(test);
  });
}
