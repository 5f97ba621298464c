import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { createHash } from 'node:crypto';
import { ParseError } from '@xmldom/xmldom';
import { CsvError } from 'csv-parse/sync';
import { UserError } from '../../site/user-error.mjs';
import { readIfThere, writeWhole } from '../files.ts';
import { localesOf, eachLocale, namesIn } from '../compile/text.ts';
import { blockKeys } from '../compile/page.ts';
import { writeEdits } from '../edit/plan.ts';
import { isLanguageTag, type Locale, missingLanguages, type Localized, type SiteSpec } from '../schema/index.ts';
import { textsIn } from '../compile/walk.ts';
import type { SpecPath } from '../diagnostics/diagnostic.ts';
import { formatDiagnostics } from '../diagnostics/print.ts';
import { EditedSite } from '../edit/site.ts';
import { valueAt } from '../read/shape.ts';
import { readCsv, readXliff, toCsv, toXliff, type Languages, type Row, type Unit } from './files.ts';

/** `--export`: writes a site's texts, or some of them, to a file whose extension sets the format. */
export async function exportTexts(
  root: string,
  file: string,
  { only, to, overwrite = false }: { only?: string | undefined; to?: string | undefined; overwrite?: boolean },
): Promise<void> {
  if (!overwrite && existsSync(file))
    throw new UserError(`${file} already exists. Name another file, or replace it with --overwrite.`);
  const xliff = isXliff(file);
  const texts = await readTexts(root);
  const { source } = texts.languages;
  const targets = texts.languages.targets.filter((locale) => to === undefined || locale === to);
  if (to !== undefined && targets.length === 0) throw new UserError(`the site is not translated into "${to}".`);
  const [target, another] = targets;
  if (xliff && (target === undefined || another !== undefined))
    throw new UserError('an .xlf file holds one translation. Choose it with --to, or export a .csv.');
  const units = texts.units.filter((unit) => only === undefined || isSelected(unit, only, { source, targets }));
  if (units.length === 0) throw new UserError(`no text matches "${only}". Name a page, or the beginning of a key.`);
  const content = xliff && target !== undefined ? toXliff(source, target, units) : toCsv({ source, targets }, units);
  writeWhole(dirname(file), basename(file), content);
  console.log(`${units.length} texts in ${file}. Import it again with: npm run texts -- --import "${file}"`);
}

/** Whether a file is XLIFF (true) or CSV (false), by its extension. */
function isXliff(file: string): boolean {
  if (/\.xlf$|\.xliff$/i.test(file)) return true;
  if (/\.csv$/i.test(file)) return false;
  throw new UserError(`${file} must be a .csv file (save it as "CSV UTF-8") or an .xlf file.`);
}

/** Whether `--only` selects a text: by its page, by the beginning of its key, or because it is untranslated. */
function isSelected({ key, texts }: Unit, only: string, { source, targets }: Languages): boolean {
  if (only === 'untranslated') return targets.some((locale) => texts[locale] === '' || texts[locale] === texts[source]);
  return key.startsWith(only) || key.startsWith(`pages/${only}`);
}

/** `--import`: writes the texts that a file changes into the spec, or none if it has mistakes. */
export async function importTexts(root: string, file: string, { dryRun = false } = {}): Promise<void> {
  const { site, spec, languages, units } = await readTexts(root);
  const byKey = new Map(units.map((unit) => [unit.key, unit]));
  const seen = new Map<string, string>();
  const rows = readRows(file, languages).map((row) => {
    const [unit, first] = [byKey.get(row.key), seen.get(row.key)];
    seen.set(row.key, row.at);
    if (!unit) return { row, mistakes: [`"${row.key}" is not in the spec; it may have moved. Export again`] };
    if (first !== undefined) return { row, mistakes: [`${row.key} is in the file twice, also in ${first}`] };
    const changed = changedLocales(localesOf(spec), unit, row);
    const mistakes = mistakesIn(localesOf(spec), unit, row, changed, languages.source);
    return { row, unit, changed, mistakes: mistakes.map((what) => `${what}: ${unit.key} (${unit.place})`) };
  });
  const mistakes = rows.flatMap((one) => one.mistakes.map((what) => `${one.row.at}: ${what}.`));
  if (mistakes.length > 0) throw new UserError(`nothing was written.\n\n${mistakes.join('\n')}`);
  const changes = rows.flatMap((one) => (one.unit && one.changed.length > 0 ? [one] : []));
  if (changes.length === 0) return console.log('Nothing to do: the spec already has these texts.');
  const values = changes.map(({ row, unit }) => {
    const texts = Object.entries({ ...unit.texts, ...row.texts }).filter(([, text]) => text !== '');
    return { at: unit.path, value: Object.fromEntries(texts) };
  });
  const files = await writeEdits(site, [{ kind: 'values', values }], { dryRun });
  for (const { row, unit, changed } of changes)
    for (const locale of changed) console.log(`${unit.key} (${unit.place}) ${locale}: ${row.texts[locale]}`);
  const what = `${changes.length} texts in ${files.length} files`;
  console.log(dryRun ? `Would change ${what}. Nothing was written.` : `Changed ${what}. Now: npm run generate`);
}

/** Reads the rows of a file; its extension tells the format. */
function readRows(file: string, languages: Languages): Row[] {
  const name = basename(file);
  const content = readIfThere(dirname(file), name)?.replace(/^\uFEFF/, '');
  if (content === undefined) throw new UserError(`there is no file ${file}.`);
  if (content.includes('\uFFFD')) throw new UserError(`${file} is not UTF-8. Save it again as "CSV UTF-8".`);
  try {
    return isXliff(file) ? readXliff(languages, name, content) : readCsv(languages, name, content);
  } catch (error) {
    if (!(error instanceof CsvError || error instanceof ParseError)) throw error;
    throw new UserError(`${file} is damaged: ${error.message.split('\n')[0]}. Export it again.`);
  }
}

/** The languages that the translator has changed: their text differs from the spec and from the export. */
function changedLocales(locales: readonly Locale[], unit: Unit, row: Row): Locale[] {
  const digests = row.version.split('-');
  return locales.filter((locale, index) => {
    const text = row.texts[locale];
    return text !== undefined && text !== unit.texts[locale] && digestOf(text) !== digests[index];
  });
}

/** Finds the reasons not to import the changes of a row. */
function mistakesIn(
  locales: readonly Locale[],
  unit: Unit,
  row: Row,
  changed: readonly Locale[],
  source: Locale,
): string[] {
  if (changed.length === 0) return [];
  const digests = row.version.split('-');
  if (digests.length !== locales.length) return ['the version is missing or damaged; copy it from the export'];
  const stale = locales.filter((locale, index) => digestOf(unit.texts[locale]) !== digests[index]);
  const wrong = changed.flatMap((locale) => {
    const text = row.texts[locale] ?? '';
    const [before, after] = [namesIn(unit.texts[locale] || unit.texts[source]), namesIn(text)];
    const lost = [...before].filter((name) => !after.has(name)).map((name) => `{{${name}}} is missing in ${locale}`);
    const added = [...after].filter((name) => !before.has(name)).map((name) => `{{${name}}} was not in ${locale}`);
    return [...(text.trim() === '' ? [`${locale} is empty`] : []), ...lost, ...added];
  });
  return [...stale.map((locale) => `${locale} has changed in the spec since the export; export again`), ...wrong];
}

/** `--add`: declares a language as partial, so that untranslated texts appear in the default language. */
export async function addLanguage(root: string, tag: string): Promise<void> {
  if (!isLanguageTag(tag)) throw new UserError(`"${tag}" is not a language tag, such as fr or pt-BR.`);
  const { site, spec, units } = await readTexts(root);
  if (localesOf(spec).some((locale) => locale === tag)) throw new UserError(`the site already has "${tag}".`);
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  const { language, region = '' } = new Intl.Locale(tag).maximize();
  const value = { name, tag: `${language}-${region}`, partial: true };
  await writeEdits(site, [{ kind: 'values', values: [{ at: ['locales', 'all', tag], value }] }]);
  console.log(`The site has ${tag} now; its ${units.length} texts are shown in ${spec.locales.default} until they are translated.
Check its entry in locales.all and run: npm run generate
Then have it translated: npm run texts -- --export ${tag}.csv --to ${tag}`);
}

/** Reads a site and its texts. A text that several places share is listed once. */
async function readTexts(
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
function digestOf(text: string): string {
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

/**
 * The key of a path, relative to the file that declares it.
 * @example keyOf(spec, ['pages', 0, 'blocks', 0, 'heading']) // 'hero.heading'
 */
function keyOf(spec: SiteSpec, path: SpecPath): string {
  const [part, name, ...inside] = path;
  if (part === 'pages' && typeof name === 'number') {
    const [list, index, ...rest] = inside;
    const page = spec.pages[name];
    if (list !== 'blocks' || typeof index !== 'number' || !page) return inside.join('.');
    return [blockKeys(page)[index], ...rest].join('.');
  }
  if (part === 'forms') return inside.join('.');
  if (part === 'articles' && name === 'entries') return inside.slice(1).join('.');
  const isPart = ['messages', 'reserved', 'errors', 'services', 'routes'].includes(String(part));
  return isPart ? path.slice(1).join('.') : path.join('.');
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
