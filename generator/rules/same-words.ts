import { localesOf } from '../compile/locales.ts';
import { localizedTextOf } from '../compile/text.ts';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import type { SiteSpec, Text } from '../schema/index.ts';
import { warning } from './problem.ts';
import { blocksOf, pagesOf } from './walk.ts';

/** What something is called, and where that stands. */
interface Called {
  readonly text: Text | string;
  readonly path: SpecPath;
}

/** Things that people tell apart by what they are called. */
interface Group {
  readonly code: string;
  readonly of: readonly Called[];
  /** What two of them with the same words are. */
  readonly message: string;
}

function labelsOf(
  entries: Readonly<Record<string, { readonly label?: Text | undefined }>> | undefined,
  path: SpecPath,
): Called[] {
  return Object.entries(entries ?? {}).flatMap(([name, { label }]) =>
    label ? [{ text: label, path: [...path, name, 'label'] }] : [],
  );
}

function textsOf(entries: Readonly<Record<string, Text>> | undefined, path: SpecPath): Called[] {
  return Object.entries(entries ?? {}).map(([name, text]) => ({ text, path: [...path, name] }));
}

function inForms({ forms }: SiteSpec): Group[] {
  return Object.entries(forms).flatMap(([key, { fields }]) => [
    {
      code: 'field/same-label',
      of: labelsOf(fields, ['forms', key, 'fields']),
      message: 'Two fields of this form have the same label.',
    },
    ...Object.entries(fields).flatMap(([name, field]) =>
      'options' in field
        ? [
            {
              code: 'select/same-label',
              of: field.options.map(({ label }, index) => ({
                text: label,
                path: ['forms', key, 'fields', name, 'options', index, 'label'],
              })),
              message: 'Two options of this field say the same.',
            },
          ]
        : [],
    ),
  ]);
}

/** Messages that visitors choose between, or that say which they chose. */
const choices: readonly (readonly string[])[] = [
  ['theme.light', 'theme.dark', 'theme.auto'],
  ['consent.accept', 'consent.decline'],
  ['consent.granted', 'consent.denied'],
  ['form.submit', 'form.submitting'],
];

function inFrame({ messages }: SiteSpec): Group[] {
  return choices.map((names) => ({
    code: 'message/same',
    of: names.flatMap((name): Called[] => (messages[name] ? [{ text: messages[name], path: ['messages', name] }] : [])),
    message: 'Two messages that visitors have to tell apart say the same.',
  }));
}

function onDesk({ desk, records }: SiteSpec): Group[] {
  return [
    {
      code: 'status/same-label',
      of: textsOf(records.followUp.statuses, ['records', 'followUp', 'statuses']),
      message: 'Two statuses are called the same.',
    },
    ...(desk
      ? [
          {
            code: 'desk/same-label',
            of: labelsOf(desk.roles, ['desk', 'roles']),
            message: 'Two roles are called the same.',
          },
          {
            code: 'desk/same-label',
            of: textsOf(desk.forms, ['desk', 'forms']),
            message: 'Two forms are called the same at the desk.',
          },
          {
            code: 'desk/same-label',
            of: labelsOf(desk.tables, ['desk', 'tables']),
            message: 'Two tables are called the same at the desk.',
          },
          ...Object.entries(desk.tables ?? {}).flatMap(([table, { columns, views }]) => [
            {
              code: 'desk/same-label',
              of: textsOf(columns, ['desk', 'tables', table, 'columns']),
              message: 'Two columns of this table are called the same at the desk.',
            },
            {
              code: 'desk/same-label',
              of: labelsOf(views, ['desk', 'tables', table, 'views']),
              message: 'Two views of this table are called the same.',
            },
          ]),
        ]
      : []),
  ];
}

function onPages(spec: SiteSpec): Group[] {
  return pagesOf(spec).flatMap((page) => [
    {
      code: 'page/same-heading',
      // The same words in two panels of tabs stand under different ones.
      of: page.value.blocks.flatMap((block, index): Called[] =>
        'heading' in block && block.heading
          ? [{ text: block.heading as Text, path: [...page.path, 'blocks', index, 'heading'] }]
          : [],
      ),
      message: 'Two sections of this page have the same heading.',
    },
    ...blocksOf(page).flatMap(({ value: block, path }): Group[] => {
      if (block.kind === 'tabs') {
        const of = block.panels.map(({ label }, index) => ({ text: label, path: [...path, 'panels', index, 'label'] }));
        return [{ code: 'tabs/same-label', of, message: 'Two of these tabs say the same.' }];
      }
      if (block.kind !== 'team') return [];
      return [
        {
          code: 'team/same-name',
          of: block.items.map(({ name }, index) => ({ text: name, path: [...path, 'items', index, 'name'] })),
          message: 'Two people of the team have the same name.',
        },
        {
          code: 'team/same-licence',
          of: block.items.flatMap(({ licence }, index) =>
            licence === undefined ? [] : [{ text: licence, path: [...path, 'items', index, 'licence'] }],
          ),
          message: 'Two people of the team have the same licence.',
        },
      ];
    }),
  ]);
}

function groupsOf(spec: SiteSpec): Group[] {
  return [
    ...inForms(spec),
    ...inFrame(spec),
    ...onDesk(spec),
    ...onPages(spec),
    {
      code: 'route/same-label',
      of: labelsOf(spec.routes.pages, ['routes', 'pages']),
      message: 'Two pages have the same short name, which breadcrumbs and links without words of their own say.',
    },
    {
      code: 'service/same-title',
      of: Object.entries(spec.services).map(([name, { title }]) => ({
        text: title,
        path: ['services', name, 'title'],
      })),
      message: 'Two services have the same title.',
    },
    {
      code: 'service/same-motif',
      of: Object.entries(spec.services).flatMap(([name, { motif }]): Called[] =>
        motif === undefined ? [] : [{ text: motif, path: ['services', name, 'motif'] }],
      ),
      message: 'Two services show the same drawing.',
    },
    {
      code: 'brand/same-motif',
      of: Object.entries(spec.brand.motifs ?? {}).map(([name, drawing]) => ({
        text: drawing,
        path: ['brand', 'motifs', name],
      })),
      message: 'Two motifs are the same drawing.',
    },
    {
      code: 'locale/same-name',
      of: Object.entries(spec.locales.all).map(([locale, { name }]) => ({
        text: name,
        path: ['locales', 'all', locale, 'name'],
      })),
      message: 'Two languages call themselves the same.',
    },
    {
      code: 'firm/same-network',
      of: spec.firm.social.map(({ url }, index) => ({ text: url, path: ['firm', 'social', index, 'url'] })),
      message: 'Two networks have the same address.',
    },
    ...(spec.articles?.entries ?? []).flatMap(({ body }, index): Group[] =>
      (Array.isArray(body) ? body : []).flatMap((part, at) =>
        part.kind === 'table'
          ? [
              {
                code: 'article/table-head',
                of: part.head.map((text, column) => ({
                  text,
                  path: ['articles', 'entries', index, 'body', at, 'head', column],
                })),
                message: 'Two columns of this table have the same heading.',
              },
            ]
          : [],
      ),
    ),
  ];
}

/** Things that are called like another one of their kind: people could not tell which is which. */
export function sameWords(spec: SiteSpec): Diagnostic[] {
  const locales = localesOf(spec);
  return groupsOf(spec).flatMap(({ code, of, message }) => {
    if (of.length < 2) return [];
    const seen = locales.map(() => new Map<string, Called>());
    return of.flatMap((called): Diagnostic[] => {
      const { text, path } = called;
      const words = typeof text === 'string' ? undefined : localizedTextOf(spec, text);
      const others = locales.map((locale, index) => {
        const key = (words?.[locale] ?? String(text)).trim().toLowerCase();
        const other = seen[index]?.get(key);
        if (!other) seen[index]?.set(key, called);
        return other;
      });
      const at = others.findIndex((other) => other !== undefined);
      const other = others[at];
      if (!other) return [];
      const isWhole = words === undefined || 'kind' in (text as Text & object) || others.every((one) => one === other);
      const found = warning(code, isWhole ? path : [...path, locales[at] ?? ''], message, 'Say what tells them apart.');
      return [{ ...found, related: [{ path: other.path, message: 'The first one.' }] }];
    });
  });
}
