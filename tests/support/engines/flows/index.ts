import type { EngineKind } from '../engine.ts';
import { describeChoices } from './choices.ts';
import { describeIn } from './flow.ts';
import { describeDesk } from './desk.ts';
import { describeForms } from './forms.ts';
import { describeHistory } from './history.ts';
import { describePages } from './pages.ts';

/**
 * Registers the flows that run in every engine: pages, theme and language, each kind of form outcome, the back/forward
 * cache, the desk.
 */
export function describeCore(kind: EngineKind): void {
  describeIn(kind, (test) => {
    describePages(test);
    describeChoices(test);
    describeForms(test);
    describeHistory(test);
    describeDesk(test);
  });
}
