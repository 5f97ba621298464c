import type { EngineKind } from '../engine.ts';
import { describeIn } from './flow.ts';
import type { Flow } from './flow.ts';
import { describeDesk } from './desk.ts';
import { describeForms } from './forms.ts';
import { describeHistory } from './history.ts';
import { describeKeyboard } from './keyboard.ts';
import { describePageParts } from './page-parts.ts';
import { describePages } from './pages.ts';
import { describeTooltips } from './tooltips.ts';

/** What visitors do, in one engine. */
export function describeVisits(test: Flow): void {
  describePageParts(test);
  describeTooltips(test);
  describeKeyboard(test);
  describeForms(test);
  describeHistory(test);
}

/** The same, whether each page opens, and what people do at the desk. In Chromium these have tests of their own. */
export function describeFlows(kind: EngineKind): void {
  describeIn(kind, (test) => {
    describePages(test);
    describeVisits(test);
    describeDesk(test);
  });
}
