import { compileDesk, deskTexts } from '../compile/desk.ts';
import { localesOf } from '../compile/locales.ts';
import type { SiteSpec } from '../schema/index.ts';
import { code, jsonFile, tsFile } from './file.ts';
import type { PlannedFile } from './file.ts';

/** What the desk's server and pages are told. Nothing of it is in the public site. */
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
