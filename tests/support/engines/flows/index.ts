import { describe } from 'vitest';

import type { EngineKind } from '../engine.ts';
import { whySkipped } from '../missing.ts';
import { flowsIn } from './flow.ts';
import { describeDesk } from './desk.ts';
import { describeForms } from './forms.ts';
import { describeHistory } from './history.ts';
import { describeKeyboard } from './keyboard.ts';
import { describePageParts } from './page-parts.ts';
import { describePages } from './pages.ts';
import { describePrint } from './print.ts';
import { describeTooltips } from './tooltips.ts';

/** What visitors do, in one engine. Where it is missing, the flows are skipped, or fail where a run has to be complete: in CI. */
export function describeFlows(kind: EngineKind): void {
  const test = flowsIn(kind);
  const skipped = kind.left ?? whySkipped(kind.missing);
  describe.skipIf(skipped !== undefined)(`${skipped ?? kind.name}`, () => {
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
