import type { Diagnostic } from '../diagnostic.ts';
import type { Form, SiteSpec } from '../schema/index.ts';
import { enumerated, problem } from './problem.ts';

/** From so many columns on that a table lacks, the payload was written for another one. */
const several = 2;

/** One message for a form whose payload was written for another table, instead of one for each of its columns. */
export function otherTable(spec: SiteSpec, key: string, form: Form): Diagnostic[] {
  const given = Object.keys(form.payload);
  const lackedBy = (table: string): string[] => given.filter((name) => !spec.tables[table]?.columns[name]);
  const lacking = lackedBy(form.table);
  const meant = Object.keys(spec.tables).find((table) => lackedBy(table).length === 0);
  if (lacking.length < several || meant === undefined) return [];
  const wanted = Object.entries(spec.tables[form.table]?.columns ?? {}).flatMap(([name, { nullable }]) =>
    nullable ? [] : [`${name}: from('…')`],
  );
  return [
    {
      ...problem(
        'payload/other-table',
        ['forms', key, 'table'],
        `The payload is written for the table "${meant}": "${form.table}" has no columns ${enumerated(lacking.map((name) => `"${name}"`))}.`,
        `Write table: '${meant}', or give "${form.table}" what it asks for: ${wanted.join(', ')}.`,
      ),
      related: [{ path: ['forms', key, 'payload'], message: 'The payload is here.' }],
    },
  ];
}
