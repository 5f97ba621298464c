import type { SpecPath } from '../diagnostic.ts';
import { problem } from './problem.ts';
import type { Rule } from './rule.ts';
import { blocksOf, pagesOf } from './walk.ts';

/** Refuses what shows the services where there are none: a heading would stand there alone. */
export const shownServices: Rule = (spec) => {
  if (Object.keys(spec.services).length > 0) return [];
  const none = (path: SpecPath, what: string) =>
    problem(
      'services/none',
      path,
      'There are no services to show.',
      `Remove this ${what}, or add a service in spec/services.ts.`,
    );
  return [
    ...pagesOf(spec)
      .flatMap(blocksOf)
      .flatMap(({ value: { kind }, path }) => (kind === 'serviceCards' ? [none(path, 'block')] : [])),
    ...spec.footer.columns.flatMap(({ sections }, column) =>
      sections.flatMap(({ kind }, index) =>
        kind === 'services' ? [none(['footer', 'columns', column, 'sections', index], 'section')] : [],
      ),
    ),
  ];
};
