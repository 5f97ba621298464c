import { localesOf } from '../compile/locales.ts';
import { localizedTextOf } from '../compile/text.ts';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import type { NavigationLink, SiteSpec } from '../schema/index.ts';
import { problem, warning } from './problem.ts';
import type { Rule } from './rule.ts';
import { actionsIn, aroundPages } from './walk.ts';

interface At<T> {
  readonly value: T;
  readonly path: SpecPath;
}

function sectionsOf({ footer }: SiteSpec) {
  return footer.columns.flatMap(({ sections }, column) =>
    sections.map((value, at) => ({ value, path: ['footer', 'columns', column, 'sections', at] as SpecPath })),
  );
}

function linksOf(spec: SiteSpec): At<NavigationLink>[] {
  return [
    ...spec.header.entries.map(({ link }, index) => ({ value: link, path: ['header', 'entries', index, 'link'] })),
    ...sectionsOf(spec).flatMap(({ value, path }) =>
      value.kind === 'links'
        ? value.links.map((link, index) => ({ value: link, path: [...path, 'links', index] }))
        : [],
    ),
  ];
}

/** Refuses a heading in the footer with nothing under it. */
export const footerLinks: Rule = (spec) =>
  sectionsOf(spec).flatMap(({ value, path }) =>
    value.kind === 'links' && value.links.length === 0
      ? [
          problem(
            'footer/no-links',
            [...path, 'links'],
            'There is nothing under this heading of the footer.',
            'Add links, or take the section out.',
          ),
        ]
      : [],
  );

/** So few pages can be reached by a button and the footer. */
const FEW_PAGES = 4;
/** More links than that are not one row on a usual screen, and nobody reads them all. */
const MOST_ENTRIES = 8;
/** Longer ones break the row, and a button. */
const LONGEST_LABEL = 45;

/** A header without links or with too many, a footer that does not lead to the privacy notice, links to pages that search engines leave out, and labels that are sentences. */
export function doubtfulFrame(spec: SiteSpec): Diagnostic[] {
  const { header, footer, routes } = spec;
  const entries = ['header', 'entries'];
  const { length } = header.entries;
  const toPrivacy = actionsIn(footer, ['footer']).some(
    ({ value }) => value.kind === 'page' && value.page === routes.privacy,
  );
  const links = aroundPages(spec);
  // These have warnings of their own, or a reason.
  const needed: readonly string[] = [routes.home, routes.notFound, routes.privacy];
  return [
    ...(length === 0 && (!header.action || spec.pages.length > FEW_PAGES)
      ? [
          warning(
            'header/empty',
            entries,
            'The header leads nowhere.',
            "Add the pages that most visitors look for: { link: linkTo('…') }.",
          ),
        ]
      : []),
    ...(length > MOST_ENTRIES
      ? [
          warning(
            'header/many',
            entries,
            `The header has ${length} links, which are more than one row.`,
            `Keep up to ${MOST_ENTRIES}, and put the others into the footer.`,
          ),
        ]
      : []),
    ...(toPrivacy || Object.keys(spec.forms).length === 0
      ? []
      : [
          warning(
            'footer/no-privacy',
            ['footer', 'columns'],
            'The footer does not lead to the privacy notice, which visitors look for there.',
            `Add linkTo('${routes.privacy}') to a section.`,
          ),
        ]),
    ...links.flatMap(({ value, path }): Diagnostic[] =>
      value.kind === 'page' && !needed.includes(value.page) && routes.pages[value.page]?.indexable === false
        ? [
            {
              ...warning(
                'navigation/unlisted',
                [...path, 'page'],
                `Every page links to "${value.page}", and search engines are told to leave it out.`,
                'Remove indexable: false, or link to it where it is needed.',
              ),
              related: [{ path: ['routes', 'pages', value.page, 'indexable'], message: 'It says so here.' }],
            },
          ]
        : [],
    ),
    ...[
      ...links.flatMap(({ value, path }) => (value.label ? [{ text: value.label, path: [...path, 'label'] }] : [])),
      ...Object.entries(routes.pages).map(([name, { label }]) => ({
        text: label,
        path: ['routes', 'pages', name, 'label'],
      })),
    ].flatMap(({ text, path }) => {
      const words = localizedTextOf(spec, text);
      return localesOf(spec)
        .filter((locale) => words[locale].length > LONGEST_LABEL)
        .map((locale) => {
          const message = `This label has ${words[locale].length} characters; a link that all pages have says where it leads in a few words.`;
          return warning(
            'navigation/long-label',
            'kind' in text ? path : [...path, locale],
            message,
            `Say it in at most ${LONGEST_LABEL}.`,
          );
        });
    }),
  ];
}

/** Entries of which an earlier one is the same by a key. */
function repeated<T>(
  list: readonly At<T>[],
  keyOf: (value: T) => string | undefined,
): { readonly again: At<T>; readonly first: At<T> }[] {
  const seen = new Map<string, At<T>>();
  return list.flatMap((again) => {
    const key = keyOf(again.value);
    if (key === undefined) return [];
    const first = seen.get(key);
    if (!first) seen.set(key, again);
    return first ? [{ again, first }] : [];
  });
}

/** Sections of the footer that look like another one. */
export function repeatedSections(spec: SiteSpec): Diagnostic[] {
  const sections = sectionsOf(spec);
  const sameKind = repeated(sections, ({ kind }) => (kind === 'links' ? undefined : kind));
  const sameHeading = repeated(sections, (section) =>
    'heading' in section ? JSON.stringify(localizedTextOf(spec, section.heading)) : undefined,
  );
  return [
    ...sameKind.map(({ again, first }) => ({
      ...warning(
        'footer/repeated',
        again.path,
        `The footer has two sections of the kind "${again.value.kind}", which show the same.`,
        'Take one of them out.',
      ),
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
}

/** Links of header and footer that lead to the page for what is not found, or to the site itself in another tab. */
export function doubtfulLinks(spec: SiteSpec): Diagnostic[] {
  return [
    ...linksOf(spec).flatMap(({ value, path }): Diagnostic[] => {
      if (value.kind === 'page' && value.page === spec.routes.notFound) {
        return [
          warning(
            'navigation/not-found',
            [...path, 'page'],
            'This link leads to the page that says that there is nothing.',
            'Name the page that is meant.',
          ),
        ];
      }
      if (value.kind === 'url' && (value.url === spec.firm.origin || value.url.startsWith(`${spec.firm.origin}/`))) {
        return [
          warning(
            'navigation/own-address',
            [...path, 'url'],
            'This is an address of the site itself, which nobody checks here.',
            "Name the page: linkTo('…').",
          ),
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
}
