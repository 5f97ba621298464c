import { compileDesk, deskTexts } from '../compile/desk.ts';
import { localesOf } from '../compile/locales.ts';
import type { SiteSpec } from '../schema/index.ts';
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

  const permissions = desk.roles.map(({ name, tables, powers }) => ({
    role: name,
    powers: { people: powers.includes('people'), audit: powers.includes('audit') },
    tables: Object.fromEntries(
      desk.tables.map(({ key }) => {
        const can = tables.includes(key);
        const erase = can && powers.includes('erase');
        return [key, { list: can, read: can, change: can, assign: can, export: can, copy: can, erase }];
      }),
    ),
  }));
  return [
    config,
    ...localesOf(spec).map((locale) =>
      jsonFile(`site/generated/desk/${locale}.json`, 'desk.texts', deskTexts(spec, locale)),
    ),
    {
      path: 'tests/generated/desk.test.ts',
      source: 'desk.roles',
      content: `import { describeDesk } from '#tests/support/desk.ts';\n\ndescribeDesk(${code(permissions)});\n`,
    },
  ];
}
