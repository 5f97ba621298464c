import { localizedTextOf } from '../compile/text.ts';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import type { NavigationLink, SiteSpec } from '../schema/index.ts';
import { problem, warning } from './problem.ts';
import type { Rule } from './rule.ts';

interface At<T> {
  readonly value: T;
  readonly path: SpecPath;
}

const sectionsOf = ({ footer }: SiteSpec) =>
  footer.columns.flatMap(({ sections }, column) => sections.map((value, at) => ({ value, path: ['footer', 'columns', column, 'sections', at] as SpecPath })));

const linksOf = (spec: SiteSpec): At<NavigationLink>[] => [
  ...spec.header.entries.map(({ link }, index) => ({ value: link, path: ['header', 'entries', index, 'link'] })),
  ...sectionsOf(spec).flatMap(({ value, path }) =>
    value.kind === 'links' ? value.links.map((link, index) => ({ value: link, path: [...path, 'links', index] })) : [],
  ),
];

/** Refuses a heading in the footer with nothing under it. */
export const footerLinks: Rule = (spec) =>
  sectionsOf(spec).flatMap(({ value, path }) =>
    value.kind === 'links' && value.links.length === 0
      ? [problem('footer/no-links', [...path, 'links'], 'There is nothing under this heading of the footer.', 'Add links, or take the section out.')]
      : [],
  );

/** Entries of which an earlier one is the same by a key. */
const repeated = <T>(list: readonly At<T>[], keyOf: (value: T) => string | undefined): { readonly again: At<T>; readonly first: At<T> }[] => {
  const seen = new Map<string, At<T>>();
  return list.flatMap((again) => {
    const key = keyOf(again.value);
    if (key === undefined) return [];
    const first = seen.get(key);
    if (!first) seen.set(key, again);
    return first ? [{ again, first }] : [];
  });
};

/** Sections of the footer that look like another one. */
export const repeatedSections = (spec: SiteSpec): Diagnostic[] => {
  const sections = sectionsOf(spec);
  const sameKind = repeated(sections, ({ kind }) => (kind === 'links' ? undefined : kind));
  const sameHeading = repeated(sections, (section) => ('heading' in section ? JSON.stringify(localizedTextOf(spec, section.heading)) : undefined));
  return [
    ...sameKind.map(({ again, first }) => ({
      ...warning('footer/repeated', again.path, `The footer has two sections of the kind "${again.value.kind}", which show the same.`, 'Take one of them out.'),
      related: [{ path: first.path, message: 'The first one.' }],
    })),
    ...sameHeading
      .filter(({ again, first }) => again.value.kind === 'links' || again.value.kind !== first.value.kind)
      .map(({ again, first }) => ({
        ...warning(
          'footer/same-heading',
          [...again.path, 'heading'],
          'Two sections of the footer have the same heading.',
          'Give one of them another heading, or put the links together.',
        ),
        related: [{ path: [...first.path, 'heading'], message: 'The first one.' }],
      })),
  ];
};

/** Links of header and footer that lead to the page for what is not found, or to the site itself in another tab. */
export const doubtfulLinks = (spec: SiteSpec): Diagnostic[] => [
  ...linksOf(spec).flatMap(({ value, path }): Diagnostic[] => {
    if (value.kind === 'page' && value.page === spec.routes.notFound) {
      return [
        warning('navigation/not-found', [...path, 'page'], 'This link leads to the page that says that there is nothing.', 'Name the page that is meant.'),
      ];
    }
    if (value.kind === 'url' && (value.url === spec.firm.origin || value.url.startsWith(`${spec.firm.origin}/`))) {
      return [
        warning('navigation/own-address', [...path, 'url'], 'This is an address of the site itself, which nobody checks here.', "Name the page: linkTo('…')."),
      ];
    }
    return [];
  }),
  ...repeated(
    spec.header.entries.map(({ link }, index) => ({ value: link, path: ['header', 'entries', index, 'link'] })),
    (link) => (link.label ? JSON.stringify(localizedTextOf(spec, link.label)) : undefined),
  ).flatMap(({ again, first }) =>
    JSON.stringify(again.value) === JSON.stringify(first.value)
      ? []
      : [
          {
            ...warning(
              'navigation/same-words',
              [...again.path, 'label'],
              'Two links of the header say the same and lead elsewhere.',
              'Say where each of them leads.',
            ),
            related: [{ path: [...first.path, 'label'], message: 'The first one.' }],
          },
        ],
  ),
];
