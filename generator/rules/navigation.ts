import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import { suggestion } from '../suggest.ts';
import { problem } from './problem.ts';
import type { Rule } from './rule.ts';

/** Refuses two sections of the footer with the same id: their headings could not be told apart. */
export const footerIds: Rule = ({ footer }) => {
  const first = new Map<string, SpecPath>();
  return footer.columns.flatMap(({ sections }, column) =>
    sections.flatMap((section, index): Diagnostic[] => {
      if (!('id' in section)) return [];
      const path: SpecPath = ['footer', 'columns', column, 'sections', index, 'id'];
      const other = first.get(section.id);
      if (!other) {
        first.set(section.id, path);
        return [];
      }
      return [{ ...problem('footer/duplicate-id', path, `Two sections of the footer have the id "${section.id}".`, 'Give one of them another id.'), related: [{ path: other, message: 'It is used here first.' }] }];
    }),
  );
};

/** The icons as they are installed. They are searched and not parsed: there are thousands, of which a site has ten. */
let installed: string | undefined;
const icons = (): string => (installed ??= readFileSync(createRequire(import.meta.url).resolve('@iconify-json/ph/icons.json'), 'utf8'));
const iconNames = (): string[] => Object.keys((JSON.parse(icons()) as { icons: object }).icons);

/** Refuses icons that do not exist: nothing would be seen in their place. */
export const knownIcons: Rule = ({ firm, header }) => {
  const named = [
    ...firm.social.map(({ icon }, index) => ({ icon, path: ['firm', 'social', index, 'icon'] })),
    ...header.entries.flatMap(({ icon }, index) => (icon === undefined ? [] : [{ icon, path: ['header', 'entries', index, 'icon'] }])),
  ];
  return named.flatMap(({ icon, path }) =>
    /^[a-z0-9-]+$/.test(icon) && icons().includes(`"${icon}":`) ? [] : [problem('icon/unknown', path, `There is no icon "${icon}".`, suggestion(icon, iconNames()))],
  );
};
