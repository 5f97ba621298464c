import type { SiteSpec } from '../schema/index.ts';

/** By what the rows of a form are known. */
export interface FormMark {
  readonly table: string;
  /** The form's own words, with which a column begins. Rows of forms without them look alike. */
  readonly begins?: { readonly column: string; readonly with: string };
}

/** What tells the rows of each form from those of the others: the words that a template of its payload begins with. */
export const formMarks = (spec: Pick<SiteSpec, 'forms'>): Record<string, FormMark> =>
  Object.fromEntries(
    Object.entries(spec.forms).map(([id, { table, payload }]) => {
      const [begins] = Object.entries(payload).flatMap(([column, source]) => {
        const words = source.kind === 'template' ? (source.template.split('{{', 1)[0] ?? '') : '';
        return words === '' ? [] : [{ column, with: words }];
      });
      return [id, { table, ...(begins && { begins }) }];
    }),
  );
