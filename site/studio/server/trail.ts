import { isObject } from '../../../generator/edit/values.ts';
import { localizedTextOf } from '../../../generator/compile/text.ts';
import type { SiteSpec } from '../../../generator/schema/index.ts';
import type { Piece, SpecPath } from '../contract.ts';
import { partOf } from '../wording.ts';
import { valueAt } from '../../../generator/read/shape.ts';

/** The breadcrumbs of a path in the spec for users: the page, the block, the field. */
export function trail(spec: SiteSpec, path: SpecPath): Piece[] {
  const { start, length } = startOf(spec, path);
  return [...start, ...steps(spec, path, length)];
}

/** The name of the page, article, service or form that a path starts with, and the number of steps it covers. */
function startOf(spec: SiteSpec, path: SpecPath): { readonly start: readonly Piece[]; readonly length: number } {
  const [part, second, third] = path;
  const routes = spec.routes.pages;
  const page =
    part === 'pages' && typeof second === 'number'
      ? spec.pages[second]?.id
      : part === 'routes' && second === 'pages'
        ? String(third)
        : undefined;
  const label = page === undefined ? undefined : routes[page as keyof typeof routes]?.label;
  if (label) return { start: [{ texts: localizedTextOf(spec, label) }], length: part === 'pages' ? 2 : 3 };
  const article = part === 'articles' && second === 'entries' ? spec.articles?.entries[Number(third)] : undefined;
  const service = part === 'services' ? spec.services[String(second) as keyof typeof spec.services] : undefined;
  const titled = article ?? service;
  if (titled) return { start: [{ texts: localizedTextOf(spec, titled.title) }], length: article ? 3 : 2 };
  const form = part === 'forms' ? spec.forms[String(second)] : undefined;
  if (form) {
    const title = spec.desk?.forms?.[String(second) as never];
    const field = third === 'fields' ? form.fields[String(path[3])] : undefined;
    const start: Piece[] = [title ? { texts: localizedTextOf(spec, title) } : { name: 'formSection', of: 'kind' }];
    if (field) start.push({ texts: localizedTextOf(spec, field.label) });
    return { start, length: third === 'fields' ? 4 : 2 };
  }
  if (part === 'messages') return { start: [{ say: 'diff.shared' }], length: path.length };
  return { start: [], length: 0 };
}

function steps(spec: SiteSpec, path: SpecPath, from: number): Piece[] {
  const locales = Object.keys(spec.locales.all);
  return path.flatMap((step, index): Piece[] => {
    if (index < from) return [];
    if (typeof step === 'number') return [itemOf(spec, path.slice(0, index + 1))];
    // The item that follows names its list. Lists of blocks and languages are left out.
    if (typeof path[index + 1] === 'number' || step === 'blocks' || locales.includes(step)) return [];
    return [{ name: step, of: 'field', ...withinOf(spec, path.slice(0, index + 1)) }];
  });
}

/** The kind of block, or the part of the spec, that a field belongs to. */
function withinOf(spec: SiteSpec, field: SpecPath): { readonly within?: string } {
  if (field[0] === 'firm' && field.length === 2) return { within: 'firm' };
  const part = partOf(field);
  if (part) return { within: part };
  const owner = valueAt(spec, field.slice(0, -1));
  return isObject(owner) && typeof owner['kind'] === 'string' ? { within: owner['kind'] } : {};
}

/** Names an item of a list: a block by its kind, numbered if the page has several; other items by their list. */
function itemOf(spec: SiteSpec, item: SpecPath): Piece {
  const [list, index] = [item.slice(0, -1), Number(item.at(-1))];
  const [name] = list.slice(-1);
  const kinds =
    name === 'blocks' ? (valueAt(spec, list) as readonly { readonly kind: string }[]).map(({ kind }) => kind) : [];
  const kind = kinds[index];
  if (kind === undefined) return { name: String(name), of: 'field', ...withinOf(spec, list), number: index + 1 };
  const number = kinds.slice(0, index + 1).filter((one) => one === kind).length;
  return { name: kind, of: 'kind', ...(kinds.filter((one) => one === kind).length > 1 && { number }) };
}
