import type { FormMarks } from '#contract';
import type { SiteSpec } from '../schema/index.ts';

/** What tells the rows of each form from those of the others: the words that a template of its payload begins with. */
export function formMarks(spec: Pick<SiteSpec, 'forms'>): FormMarks {
  return Object.fromEntries(
    Object.entries(spec.forms).map(([id, { table, payload }]) => {
      const [begins] = Object.entries(payload).flatMap(([column, source]) => {
        const words = source.kind === 'template' ? (source.template.split('{{', 1)[0] ?? '') : '';
        return words === '' ? [] : [{ column, with: words }];
      });
      return [id, { table, ...(begins && { begins }) }];
    }),
  );
}
