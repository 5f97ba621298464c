import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import type { NavigationLink, SiteSpec } from '../schema/index.ts';
import { suggestion } from '../suggest.ts';
import { problem, warning } from './problem.ts';
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
      return [
        {
          ...problem('footer/duplicate-id', path, `Two sections of the footer have the id "${section.id}".`, 'Give one of them another id.'),
          related: [{ path: other, message: 'It is used here first.' }],
        },
      ];
    }),
  );
};

/** Where a link leads, whatever it says. */
const targetOf = ({ label: _label, style: _style, ...target }: NavigationLink & { style?: unknown }): string => JSON.stringify(target);

/** The same link twice in one list: a visitor looks for the difference. */
export const repeatedLinks = ({ header, footer }: SiteSpec): Diagnostic[] => {
  const lists = [
    [
      ...header.entries.map(({ link }, index) => ({ link, path: ['header', 'entries', index, 'link'] })),
      ...(header.action ? [{ link: header.action, path: ['header', 'action'] }] : []),
    ],
    ...footer.columns.flatMap(({ sections }, column) =>
      sections.flatMap((section, at) =>
        section.kind === 'links' ? [section.links.map((link, index) => ({ link, path: ['footer', 'columns', column, 'sections', at, 'links', index] }))] : [],
      ),
    ),
  ];
  return lists.flatMap((list) =>
    list.flatMap(({ link, path }, index) => {
      const first = list.findIndex((other) => targetOf(other.link) === targetOf(link));
      if (first === index) return [];
      return [
        {
          ...warning('navigation/repeated', path, 'This link stands twice in one list.', 'Take one of them out.'),
          related: [{ path: list[first]?.path ?? path, message: 'The first one.' }],
        },
      ];
    }),
  );
};

/** The icons as they are installed. They are searched and not parsed: there are thousands, of which a site has ten. Their names are ASCII. */
let installed: Buffer | undefined;
const icons = (): Buffer => (installed ??= readFileSync(createRequire(import.meta.url).resolve('@iconify-json/ph/icons.json')));
const iconNames = (): string[] => Object.keys((JSON.parse(icons().toString('latin1')) as { icons: object }).icons);

/** Refuses icons that do not exist: nothing would be seen in their place. */
export const knownIcons: Rule = ({ firm, header }) => {
  const named = [
    ...firm.social.map(({ icon }, index) => ({ icon, path: ['firm', 'social', index, 'icon'] })),
    ...header.entries.flatMap(({ icon }, index) => (icon === undefined ? [] : [{ icon, path: ['header', 'entries', index, 'icon'] }])),
  ];
  return named.flatMap(({ icon, path }) =>
    /^[a-z0-9-]+$/.test(icon) && icons().includes(`"${icon}":`)
      ? []
      : [problem('icon/unknown', path, `There is no icon "${icon}".`, suggestion(icon, iconNames()))],
  );
};
