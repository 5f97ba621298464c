import { isText } from '../../../generator/compile/text.ts';
import { excerpts } from '../../../generator/change/phrases.ts';
import { differingPaths } from '../../../generator/edit/value-edits.ts';
import type { SiteSpec } from '../../../generator/schema/index.ts';
import type { Edit, Json, Piece, SpecPath, ToldLine } from '../contract.ts';
import { isRecord, trail } from './trail.ts';
import { valueAt } from '../../../generator/read/shape.ts';

/** How many differences of one form are told one by one. */
const most = 12;

function languageOf(spec: SiteSpec, code: string): Piece {
  return spec.locales.all[code as keyof typeof spec.locales.all]?.name ?? code;
}

/** What edits change on the site, a sentence each, in terms of the site. */
export function tell(spec: SiteSpec, edits: readonly Edit[]): ToldLine[] {
  return edits.flatMap((edit) => toldOf(spec, edit));
}

function toldOf(spec: SiteSpec, edit: Edit): ToldLine[] {
  const { pages } = spec.routes;
  switch (edit.kind) {
    case 'text':
      return textLines(spec, edit.at, valueAt(spec, edit.at), edit.texts);
    case 'value':
      return valueLines(spec, edit.at, edit.value);
    case 'unset':
      return [{ key: 'told.unset', values: { where: trail(spec, edit.at) } }];
    case 'insert':
      return [insertLine(spec, edit)];
    case 'remove':
      return [
        {
          key: 'told.removed',
          values: {
            where: trail(spec, edit.list),
            what: named(spec, edit.list, valueAt(spec, [...edit.list, edit.index])),
          },
        },
      ];
    case 'move':
      return [
        {
          key: 'told.moved',
          values: {
            where: trail(spec, edit.list),
            what: named(spec, edit.list, valueAt(spec, [...edit.list, edit.from])),
            place: [String(edit.to + 1)],
          },
        },
      ];
    case 'entry':
      return edit.of[0] === 'services'
        ? [{ key: 'told.service', values: { what: wordsIn(spec, edit.value) } }]
        : [{ key: 'told.added', values: { where: trail(spec, edit.of), what: [edit.name] } }];
    case 'page':
      return [
        {
          key: 'told.page',
          values: { what: wordsIn(spec, edit.route['label'] ?? edit.page), path: [String(edit.route['path'] ?? '')] },
        },
      ];
    case 'removePage':
      return [
        {
          key: 'told.pageGone',
          values: { what: wordsIn(spec, pages[edit.page]?.label), path: [pages[edit.page]?.path ?? ''] },
        },
      ];
    case 'article':
      return [{ key: 'told.article', values: { what: wordsIn(spec, edit.article['title']) } }];
    case 'removeArticle':
      return [
        {
          key: 'told.articleGone',
          values: { what: wordsIn(spec, spec.articles?.entries.find(({ slug }) => slug === edit.slug)?.title) },
        },
      ];
  }
}

function insertLine(spec: SiteSpec, { list, item }: Extract<Edit, { kind: 'insert' }>): ToldLine {
  const [last] = list.slice(-1);
  if (last === 'redirects' && isRecord(item))
    return { key: 'told.redirect', values: { from: [String(item['from'])], to: [shortly(spec, item['to'])] } };
  if (last === 'aliases')
    return { key: 'told.alias', values: { where: trail(spec, list.slice(0, -1)), path: [String(item)] } };
  return { key: 'told.added', values: { where: trail(spec, list), what: named(spec, list, item) } };
}

/** A text in the languages in which it differs. */
function textLines(
  spec: SiteSpec,
  at: SpecPath,
  before: unknown,
  after: Readonly<Record<string, unknown>>,
): ToldLine[] {
  return Object.entries(after).flatMap(([code, now]): ToldLine[] => {
    const was = isRecord(before) ? before[code] : undefined;
    if (typeof now !== 'string' || was === now) return [];
    const [left, right] = excerpts(typeof was === 'string' ? was : '', now);
    return [
      {
        key: left === '' ? 'told.written' : 'told.text',
        values: { where: trail(spec, at), language: [languageOf(spec, code)], before: [left], after: [right] },
      },
    ];
  });
}

/** What differs of a value: its texts by their languages, all else as it is. */
function valueLines(spec: SiteSpec, at: SpecPath, value: Json): ToldLine[] {
  const before = valueAt(spec, at);
  const locales = Object.keys(spec.locales.all);
  const lines = differingPaths(before, value, at).flatMap((path): ToldLine[] => {
    const [was, now] = [valueAt(spec, path), valueAt({ root: value }, ['root', ...path.slice(at.length)])];
    const [code] = path.slice(-1);
    if (typeof code === 'string' && locales.includes(code))
      return textLines(spec, path.slice(0, -1), { [code]: was }, { [code]: now });
    const where = trail(spec, path);
    if (now === undefined) return [{ key: 'told.unset', values: { where } }];
    if (was === undefined || isRecord(now) || Array.isArray(now)) {
      const what = named(spec, path, now);
      return what.length > 0
        ? [{ key: 'told.set', values: { where, after: what } }]
        : [{ key: 'told.changed', values: { where } }];
    }
    return [{ key: 'told.value', values: { where, before: [shortly(spec, was)], after: [shortly(spec, now)] } }];
  });
  return lines.length > most ? [{ key: 'told.changed', values: { where: trail(spec, at) } }] : lines;
}

/** A single value as people read it: a page by its name. */
function shortly(spec: SiteSpec, value: unknown): Piece {
  if (typeof value === 'boolean') return { say: value ? 'told.yes' : 'told.no' };
  const page = typeof value === 'string' ? spec.routes.pages[value as keyof typeof spec.routes.pages] : undefined;
  if (page) return { texts: wordsOf(spec, page.label) ?? {} };
  return typeof value === 'string' || typeof value === 'number' ? excerpts('', String(value))[1] : '';
}

/** What an item is called: its kind, if it has one that has a name, and the first words in it. */
function named(spec: SiteSpec, list: SpecPath, item: unknown): Piece[] {
  if (!isRecord(item)) return Array.isArray(item) ? [] : [shortly(spec, item)];
  const kind =
    list.at(-1) === 'blocks' && typeof item['kind'] === 'string' ? [{ name: item['kind'], of: 'kind' } as const] : [];
  if (typeof item['file'] === 'string') return [item['file']];
  return [...kind, ...wordsIn(spec, item)];
}

/** The first text in a value; or the page that it leads to. */
function wordsIn(spec: SiteSpec, value: unknown): Piece[] {
  const texts = wordsOf(spec, value);
  if (texts)
    return [{ texts: Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, excerpts('', text)[1]])) }];
  if (typeof value !== 'object' || value === null) return [];
  const inner: readonly unknown[] = Object.values(value);
  const found = inner.map((one) => wordsIn(spec, one)).find((words) => words.length > 0);
  if (found) return found;
  return isRecord(value) && typeof value['page'] === 'string' ? [shortly(spec, value['page'])] : [];
}

/** The words of a text, also of one that is shared. */
function wordsOf(spec: SiteSpec, value: unknown): Readonly<Record<string, string>> | undefined {
  const text =
    isRecord(value) && value['kind'] === 'message' ? valueAt(spec, ['messages', String(value['name'])]) : value;
  return isText(text, Object.keys(spec.locales.all) as never) ? (text as Readonly<Record<string, string>>) : undefined;
}
