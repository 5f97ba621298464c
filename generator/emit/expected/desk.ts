import type { SiteSpec } from '../../schema/index.ts';

/** What each role may do: on people, on the audit log, on templates, and on each table. */
export function expectedPermissions({ desk, tables }: SiteSpec): object[] {
  return Object.entries(desk?.roles ?? {}).map(([role, { tables: seen, powers = [] }]) => ({
    role,
    powers: {
      people: powers.includes('people'),
      audit: powers.includes('audit'),
      templates: powers.includes('templates'),
    },
    tables: Object.fromEntries(
      Object.keys(tables).map((table) => {
        const can = seen === 'all' || seen.some((one) => one === table);
        const erase = can && powers.includes('erase');
        return [table, { list: can, read: can, change: can, assign: can, export: can, copy: can, erase }];
      }),
    ),
  }));
}
