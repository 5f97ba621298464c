import { compileDesk } from '../compile/desk.ts';
import type { SiteSpec } from '../schema/index.ts';
import { code, tsFile } from './file.ts';
import type { PlannedFile } from './file.ts';

/** Tests of who may do what on the desk: each role with each table, by what the desk answers and by what the database itself says. */
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
