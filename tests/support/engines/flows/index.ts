import type { EngineKind } from '../engine.ts';
import { describeIn } from './flow.ts';
import { describeDesk } from './desk.ts';
import { describeForms } from './forms.ts';
import { describeHistory } from './history.ts';
import { describeKeyboard } from './keyboard.ts';
import { describePageParts } from './page-parts.ts';
import { describePages } from './pages.ts';
import { describePrint } from './print.ts';
import { describeTooltips } from './tooltips.ts';

/** What visitors and the people at the desk do, in one engine. */
export function describeFlows(kind: EngineKind): void {
  describeIn(kind, (test) => {
    describePages(test);
    describePageParts(test);
    describeTooltips(test);
    describePrint(test);
    describeKeyboard(test);
    describeForms(test);
    describeHistory(test);
    describeDesk(test);
  });
}
