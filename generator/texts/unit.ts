import { createHash } from 'node:crypto';
import { textsIn } from '../compile/walk.ts';
import { eachLocale, localesOf } from '../compile/locales.ts';
import { namesIn } from '../compile/values.ts';
import type { SpecPath } from '../diagnostics/diagnostic.ts';
import { formatDiagnostics } from '../diagnostics/print.ts';
import { EditedSite } from '../edit/index.ts';
import { valueAt } from '../read/shape.ts';
import { missingLanguages } from '../schema/index.ts';
import type { Locale, Localized, SiteSpec } from '../schema/index.ts';
import { keyOf } from '../edit/source/places.ts';
import { UserError } from '../../site/user-error.mjs';

/** A text as it goes to a translator. */
export interface Unit {
  /** Its place in the spec's value, `pages/home.hero.heading`. */
  readonly key: string;
  /** Its file and line. */
  readonly place: string;
  /** What shows it, and what must stay as it is. */
  readonly context: string;
  readonly texts: Localized;
  /** A digest of each language, by which an import sees what has changed since the export. */
  readonly version: string;
  readonly path: SpecPath;
}

/** A row of a file that comes back. A language that is not in it stays as it is. */
export interface Row extends Pick<Unit, 'key' | 'version'> {
  readonly texts: Partial<Localized>;
  /** Where it stands: `texts.csv, row 12`. */
  readonly at: string;
}

/** What is translated into what. */
export interface Languages {
  readonly source: Locale;
  readonly targets: readonly Locale[];
}

/** Reads a site and its texts, each once however many places show it. */
export async function readTexts(
  root: string,
): Promise<{ site: EditedSite; spec: SiteSpec; languages: Languages; units: readonly Unit[] }> {
  const site = new EditedSite(root);
  const drafts = site.drafts();
  const read = await site.read(drafts);
  if (!read.ok) throw new UserError(`fix the spec first.\n\n${formatDiagnostics(read.problems, { colour: false })}`);
  const { spec, exported } = read;
  const [source, locales, locate] = [spec.locales.default, localesOf(spec), site.locator(drafts)];
  const own = textsIn(spec).filter(({ value }) => !('kind' in value));
  // Places that show the same text hold the same object.
  const units = [...Map.groupBy(own, ({ path }) => valueAt(exported, path)).values()].map((shown): Unit => {
    const [{ value, path }] = shown as [{ value: Localized; path: SpecPath }];
    // Missing languages are exported as empty, not in the words that the site shows instead.
    const lacking = missingLanguages(value);
    const texts = eachLocale(spec, (locale) => (lacking.includes(locale) ? '' : value[locale]));
    const { file, line } = locate(path, 'value');
    const owners = [...new Set(shown.map((one) => describeOwner(spec, one.path)))].join('; ');
    return {
      key: fullKey(spec, path),
      place: `${file}:${line}`,
      context: owners + keepNotes(texts[source]),
      texts,
      version: locales.map((locale) => digestOf(texts[locale])).join('-'),
      path,
    };
  });
  return { site, spec, units, languages: { source, targets: locales.filter((locale) => locale !== source) } };
}

/** A short digest of letters only: spreadsheets take digits for a number and round it. */
export function digestOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return hex.replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
}

function fullKey(spec: SiteSpec, path: SpecPath): string {
  const [part, name, index] = path;
  const key = keyOf(spec, path);
  if (part === 'pages') return `pages/${spec.pages[Number(name)]?.id}.${key}`;
  if (part === 'forms') return `forms/${String(name)}.${key}`;
  if (part === 'articles' && typeof index === 'number') return `articles/${spec.articles?.entries[index]?.slug}.${key}`;
  return key.startsWith(`${String(part)}.`) ? key : `${String(part)}.${key}`;
}

/** What a text belongs to, for somebody who knows the site and not its spec. */
function describeOwner(spec: SiteSpec, [part, name]: SpecPath): string {
  const page = part === 'pages' ? spec.pages[Number(name)]?.id : undefined;
  if (page !== undefined) return `Page ${spec.routes.pages[page]?.path ?? page}`;
  if (part === 'errors') return `Message to visitors: ${spec.errors[String(name)]?.situation ?? ''}`;
  return part === 'forms' ? `Form ${String(name)}` : String(part);
}

function keepNotes(text: string): string {
  const kept = [...namesIn(text)].map((name) => `{{${name}}}`);
  if (/<[a-z]/i.test(text)) kept.push('HTML tags', 'addresses');
  return kept.length > 0 ? `. Keep unchanged: ${kept.join(', ')}` : '';
}
