import { compileDesk } from '../compile/desk.ts';
import type { SiteSpec } from '../schema/index.ts';
import { code, type PlannedFile } from './file.ts';

/**
 * The configuration of the desk, which the public site does not contain, and tests of its permissions: each
 * role with each table, through the desk and directly in the database.
 */
export function emitDesk(spec: SiteSpec): PlannedFile[] {
  const desk = compileDesk(spec);
  const content = `import type { DeskConfig } from '#site/desk/contract/config.ts';

/** Roles, tables, settings and own texts of the desk, if the site has one. */
export const desk: DeskConfig | undefined = ${code(desk)};
`;
  const config = { path: 'site/generated/desk.ts', source: 'desk', content };
  if (!desk) return [config];

  return [
    config,
    {
      path: 'tests/generated/desk.test.ts',
      source: 'desk.roles',
      content: `import { describeDesk } from '#tests/support/desk.ts';\n\ndescribeDesk(${code(expectedPermissions(spec))});\n`,
    },
  ];
}

/** The permissions of each role: on people, on the audit log, on templates, and on each table. */
function expectedPermissions({ desk, tables }: SiteSpec): object[] {
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
