import { localesOf } from '../compile/locales.ts';
import { fill, namesIn } from '../compile/placeholders.ts';
import { globalValues } from '../compile/values.ts';
import type { SpecPath } from '../diagnostics/diagnostic.ts';
import { valueAt } from '../read/shape.ts';
import { snippetLimits } from '../check/snippets.ts';
import { hasForm } from '../compile/walk.ts';
import type { Block, SiteSpec, Text } from '../schema/index.ts';
import type { Context, Unit } from './unit.ts';

/** Says of a text where it is shown, what has to be kept, and how long it may be. */
export function contextOf(spec: SiteSpec, { paths, worded }: Unit): Context {
  const [path, ...others] = paths;
  const most = mostCharacters(spec, path);
  return {
    page: pageOf(spec, path),
    place: placeOf(spec, path),
    note: [
      ...lengthNote(path, most),
      ...keepNotes(worded[spec.locales.default]),
      ...elsewhere(spec, path, others),
    ].join(' '),
    ...(most !== undefined && { most }),
  };
}

function inDefault(spec: SiteSpec, text: Text): string {
  const wording = 'kind' in text ? spec.messages[text.name] : text;
  return wording ? fill(wording[spec.locales.default], globalValues(spec, spec.locales.default)) : '';
}

function addressOf(spec: SiteSpec, page: string): string {
  return spec.routes.pages[page]?.path ?? page;
}

/** The pages whose blocks hold a form, tabs included. */
function pagesWith(spec: SiteSpec, form: string): string[] {
  const holds = (block: Block): boolean =>
    (hasForm(block) && block.form === form) ||
    (block.kind === 'tabs' && block.panels.some(({ blocks }) => (blocks as Block[]).some(holds)));
  return spec.pages.filter(({ blocks }) => blocks.some(holds)).map(({ id }) => addressOf(spec, id));
}

function pageOf(spec: SiteSpec, path: SpecPath): string {
  const [part, name] = path;
  const key = String(name);
  if (part === 'pages') {
    const page = spec.pages[Number(name)];
    return page ? `${inDefault(spec, page.title)} (${addressOf(spec, page.id)})` : '';
  }
  if (part === 'forms') return `Form ${key} (${pagesWith(spec, key).join(', ')})`;
  if (part === 'articles') {
    const entry = name === 'entries' ? spec.articles?.entries[Number(path[2])] : undefined;
    return entry ? `Article ${entry.slug}` : 'All articles';
  }
  if (part === 'routes')
    return name === 'pages' ? `Link to ${addressOf(spec, String(path[2]))}` : `Link to ${String(path[2])}`;
  const parts: Record<string, string> = {
    firm: 'The firm',
    header: 'The header of all pages',
    footer: 'The footer of all pages',
    services: 'A service, on several pages',
    errors: 'What a visitor is told',
    messages: 'All pages',
    reserved: 'Not shown yet',
  };
  return parts[String(part)] ?? String(part);
}

function placeOf(spec: SiteSpec, path: SpecPath): string {
  if (path[0] === 'errors') return `${String(path.at(-1))}: ${spec.errors[String(path[1])]?.situation ?? ''}`;
  const own = path.slice(
    path[0] === 'articles' && path[1] === 'entries' ? 3 : path[0] === 'pages' || path[0] === 'forms' ? 2 : 1,
  );
  const steps: string[] = [];
  let block: Block | undefined;
  for (const [index, step] of own.entries()) {
    if (step === 'blocks') {
      block = valueAt(spec, path.slice(0, path.length - own.length + index + 2)) as Block;
      steps.push(block.kind);
    } else if (typeof step === 'number') {
      if (own[index - 1] !== 'blocks') steps.push(String(step + 1));
    } else steps.push(step);
  }
  const heading =
    block && 'heading' in block && block.heading && path.at(-1) !== 'heading'
      ? ` (under "${inDefault(spec, block.heading)}")`
      : '';
  return steps.join(' › ') + heading;
}

function snippetField(path: SpecPath): keyof typeof snippetLimits | undefined {
  const field = path.at(-1);
  const listed =
    (path[0] === 'pages' && path.length === 3) ||
    (path[0] === 'articles' && path[1] === 'entries' && path.length === 4);
  return listed && (field === 'title' || field === 'description') ? field : undefined;
}

function mostCharacters(spec: SiteSpec, path: SpecPath): number | undefined {
  const field = snippetField(path);
  if (field !== 'title') return field && snippetLimits[field];
  return mostInTitle(spec);
}

/** The most characters of a title: as many as search engines show, less what the site adds to each. */
export function mostInTitle(spec: SiteSpec): number {
  const pattern = spec.messages['title.pattern'];
  const added = Math.max(
    ...localesOf(spec).map(
      (locale) => [...fill(fill(pattern?.[locale] ?? '', { title: '' }), globalValues(spec, locale))].length,
    ),
  );
  return snippetLimits.title - added;
}

function lengthNote(path: SpecPath, most: number | undefined): string[] {
  const field = snippetField(path);
  if (field === undefined || most === undefined) return [];
  return [
    field === 'description'
      ? `At most ${most} characters; shown by search engines.`
      : `At most ${most} characters; shown by search engines and in the browser's tab.`,
  ];
}

function keepNotes(text: string): string[] {
  const names = [...namesIn(text)].map((name) => `{{${name}}}`);
  const tags = /<[a-z]/i.test(text);
  return [
    ...(names.length > 0 ? [`Keep ${names.join(', ')}: the site puts the value there.`] : []),
    ...(tags ? ['HTML: keep the tags and addresses, translate what stands between them.'] : []),
  ];
}

function elsewhere(spec: SiteSpec, first: SpecPath, others: readonly SpecPath[]): string[] {
  const pages = new Set(others.map((path) => pageOf(spec, path)));
  pages.delete(pageOf(spec, first));
  return pages.size > 0 ? [`Also on: ${[...pages].join('; ')}.`] : [];
}
