import { problem } from './problem.ts';
import type { Rule } from './rule.ts';
import { blocksOf, pagesOf } from './walk.ts';

/** Refuses a block that shows the services where there are none: a heading would stand there alone. */
export const shownServices: Rule = (spec) =>
  Object.keys(spec.services).length > 0
    ? []
    : pagesOf(spec)
        .flatMap(blocksOf)
        .flatMap(({ value: { kind }, path }) => (kind === 'serviceCards' ? [problem('services/none', path, 'There are no services to show.', 'Remove this block, or add a service in spec/services.ts.')] : []));
