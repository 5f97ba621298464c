import { namesIn } from '../compile/placeholders.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { isInWords, type SiteSpec } from '../schema/index.ts';
import { keyProblem } from './problem.ts';
import { textsWithValuesIn } from './walk.ts';

/** Values that no text states: the text that did has another number in it by now. */
export function unusedValues(spec: SiteSpec): Diagnostic[] {
  const stated = new Set(
    textsWithValuesIn(spec).flatMap(({ value }) =>
      Object.values<string>(value).flatMap((words) => [...namesIn(words)]),
    ),
  );
  return Object.entries(spec.values).flatMap(([name, value]) =>
    // A count is there to be compared with texts that write it out.
    stated.has(name) || (typeof value === 'object' && !isInWords(value) && value.kind === 'count')
      ? []
      : [
          {
            ...keyProblem(
              'value/unused',
              ['values', name],
              `No text says {{${name}}}.`,
              'Remove it, or say it where a text has its value written out.',
            ),
            severity: 'warning' as const,
          },
        ],
  );
}
