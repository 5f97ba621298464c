import { compileDesk, deskTexts } from '../compile/desk.ts';
import { localesOf } from '../compile/locales.ts';
import type { SiteSpec } from '../schema/index.ts';
import { code, jsonFile, tsFile } from './file.ts';
import type { PlannedFile } from './file.ts';

/** The configuration of the desk's server and pages. Nothing of it is in the public site. */
export function emitDesk(spec: SiteSpec): PlannedFile[] {
  return [
    tsFile('site/generated/desk.ts', 'desk', () => {
      const desk = compileDesk(spec);
      return `import type { DeskConfig } from '#site/desk/contract/config.ts';

/** The desk: who may do what there, and how it shows the tables. A site without one has none. */
export const desk: DeskConfig | undefined = ${desk ? code(desk) : 'undefined'};
`;
    }),
    ...(spec.desk
      ? localesOf(spec).map((locale) =>
          jsonFile(`site/generated/desk/${locale}.json`, 'desk.texts', () => deskTexts(spec, locale)),
        )
      : []),
  ];
}

/** Tests of the desk's permissions: each role with each table, through the desk and directly in the database. */
export function emitDeskTests(spec: SiteSpec): PlannedFile[] {
  return spec.desk ? [tsFile('tests/generated/desk.test.ts', 'desk.roles', () => testsOf(spec))] : [];
}

function testsOf(spec: SiteSpec): string {
  const desk = compileDesk(spec);
  if (!desk) return '';
  const rows = desk.roles.map(({ name, tables, powers }) => ({
    role: name,
    powers: { people: powers.includes('people'), audit: powers.includes('audit') },
    tables: Object.fromEntries(
      desk.tables.map(({ key }) => {
        const seen = tables.includes(key);
        return [
          key,
          {
            list: seen,
            read: seen,
            change: seen,
            assign: seen,
            export: seen,
            copy: seen,
            erase: seen && powers.includes('erase'),
          },
        ];
      }),
    ),
  }));
  return `import { describeDesk } from '#tests/support/desk.ts';\n\ndescribeDesk(${code(rows)});\n`;
}
