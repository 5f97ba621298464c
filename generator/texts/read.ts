import { createHash } from 'node:crypto';
import { textsIn } from '../compile/walk.ts';
import { eachLocale, localesOf } from '../compile/locales.ts';
import { namesIn } from '../compile/text.ts';
import type { SpecPath } from '../diagnostics/diagnostic.ts';
import { formatDiagnostics } from '../diagnostics/print.ts';
import { EditedSite } from '../edit/site.ts';
import { valueAt } from '../read/shape.ts';
import { missingLanguages, type Localized, type SiteSpec } from '../schema/index.ts';
import { keyOf } from '../edit/references.ts';
import { UserError } from '../../site/user-error.mjs';
import type { Languages, Unit } from './files.ts';

/** Reads a site and its texts. A text that several places share is listed once. */
export async function readTexts(
  root: string,
): Promise<{ site: EditedSite; spec: SiteSpec; languages: Languages; units: readonly Unit[] }> {
  const site = new EditedSite(root);
  const drafts = site.drafts();
  const read = await site.read(drafts);
  if (!read.ok) throw new UserError(`fix the spec first.\n\n${formatDiagnostics(read.problems, { colour: false })}`);
  const { spec, exported } = read;
  const [source, locales, locate] = [spec.locales.default, localesOf(spec), site.locator(drafts)];
  const localized = textsIn(spec).filter(({ value }) => !('kind' in value));
  // Places that share a text refer to the same object.
  const units = [...Map.groupBy(localized, ({ path }) => valueAt(exported, path)).values()].map((places): Unit => {
    const [{ value, path }] = places as [{ value: Localized; path: SpecPath }];
    // Missing translations are exported as empty, not with the text that the site shows instead.
    const missing = missingLanguages(value);
    const texts = eachLocale(spec, (locale) => (missing.includes(locale) ? '' : value[locale]));
    const { file, line } = locate(path, 'value');
    const owners = [...new Set(places.map((one) => describeOwner(spec, one.path)))].join('; ');
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

/** A short digest of letters only, because spreadsheets treat digits as a number and round it. */
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

/** Describes the part of the site that shows a text, for translators, who do not know the spec. */
function describeOwner(spec: SiteSpec, [part, name]: SpecPath): string {
  const page = part === 'pages' ? spec.pages[Number(name)]?.id : undefined;
  if (page !== undefined) return `Page ${spec.routes.pages[page]?.path ?? page}`;
  if (part === 'errors') return `Message to visitors: ${spec.errors[String(name)]?.situation ?? ''}`;
  return part === 'forms' ? `Form ${String(name)}` : String(part);
}

/** Names the parts of a text that the translator must not change. */
function keepNotes(text: string): string {
  const fixed = [...namesIn(text)].map((name) => `{{${name}}}`);
  if (/<[a-z]/i.test(text)) fixed.push('HTML tags', 'addresses');
  return fixed.length > 0 ? `. Keep unchanged: ${fixed.join(', ')}` : '';
}
