import { compileDesk } from '../compile/desk.ts';
import type { SiteSpec } from '../schema/index.ts';
import { expectedPermissions } from './expected/desk.ts';
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
