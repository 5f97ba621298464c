import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import type { NavigationLink, SiteSpec } from '../schema/index.ts';
import { suggestion } from '../suggest.ts';
import { iconNames, unknownIcons } from './icon-names.ts';
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
          ...problem(
            'footer/duplicate-id',
            path,
            `Two sections of the footer have the id "${section.id}".`,
            'Give one of them another id.',
          ),
          related: [{ path: other, message: 'It is used here first.' }],
        },
      ];
    }),
  );
};

/** Where a link leads, whatever it says. */
function targetOf({ label: _label, style: _style, ...target }: NavigationLink & { style?: unknown }): string {
  return JSON.stringify(target);
}

/** The same link twice in one list: a visitor looks for the difference. */
export function repeatedLinks({ header, footer }: SiteSpec): Diagnostic[] {
  const lists = [
    [
      ...header.entries.map(({ link }, index) => ({ link, path: ['header', 'entries', index, 'link'] })),
      ...(header.action ? [{ link: header.action, path: ['header', 'action'] }] : []),
    ],
    ...footer.columns.flatMap(({ sections }, column) =>
      sections.flatMap((section, at) =>
        section.kind === 'links'
          ? [
              section.links.map((link, index) => ({
                link,
                path: ['footer', 'columns', column, 'sections', at, 'links', index],
              })),
            ]
          : [],
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
}

/** Refuses icons that do not exist: nothing would be seen in their place. */
export const knownIcons: Rule = ({ firm, header }) => {
  const named = [
    ...firm.social.map(({ icon }, index) => ({ icon, path: ['firm', 'social', index, 'icon'] })),
    ...header.entries.flatMap(({ icon }, index) =>
      icon === undefined ? [] : [{ icon, path: ['header', 'entries', index, 'icon'] }],
    ),
  ];
  const unknown = unknownIcons(named.map(({ icon }) => icon));
  return named.flatMap(({ icon, path }) =>
    unknown.has(icon)
      ? [problem('icon/unknown', path, `There is no icon "${icon}".`, suggestion(icon, iconNames()))]
      : [],
  );
};
