import { compileDesk, deskTexts } from '../compile/desk.ts';
import { localesOf } from '../compile/locales.ts';
import type { SiteSpec } from '../schema/index.ts';
import { expectedPermissions } from './expected/desk.ts';
import { code, jsonFile, type PlannedFile } from './file.ts';

/**
 * The configuration and texts of the desk, none of which the public site contains, and tests of its permissions: each
 * role with each table, through the desk and directly in the database.
 */
export function emitDesk(spec: SiteSpec): PlannedFile[] {
  const desk = compileDesk(spec);
  const content = `import type { DeskConfig } from '#site/desk/contract/config.ts';

/** Roles, tables and settings of the desk, if the site has one. */
export const desk: DeskConfig | undefined = ${code(desk)};
`;
  const config = { path: 'site/generated/desk.ts', source: 'desk', content };
  if (!desk) return [config];

  return [
    config,
    ...localesOf(spec).map((locale) =>
      jsonFile(`site/generated/desk/${locale}.json`, 'desk.texts', deskTexts(spec, locale)),
    ),
    {
      path: 'tests/generated/desk.test.ts',
      source: 'desk.roles',
      content: `import { describeDesk } from '#tests/support/desk.ts';\n\ndescribeDesk(${code(expectedPermissions(spec))});\n`,
    },
  ];
}
