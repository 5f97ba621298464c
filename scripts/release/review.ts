import { readChecked } from '../../generator/check/index.ts';
import type { LocatedDiagnostic, SpecPath } from '../../generator/diagnostics/diagnostic.ts';
import { entryOf, projectOf, specFolderOf } from '../../generator/files.ts';
import { createLocator } from '../../generator/read/locate.ts';
import { findPlaceholders } from '../../generator/read/placeholders.ts';
import { valueAt } from '../../generator/read/shape.ts';
import type { SiteSpec } from '../../generator/schema/index.ts';
import { excerpts } from '../../generator/write/spec-changes.ts';
import type { Detail, PublishFinding } from '../../site/publish/contract.ts';
import { problemWords, breadcrumbs } from '../../site/studio/wording.ts';
import { trail } from '../../site/studio/server/describe-changes.ts';
import { createStudioTexts, type StudioTexts } from '../../site/texts/studio.ts';

type Place = Pick<PublishFinding, 'page' | 'text'>;

/** A value in the spec's source. */
interface Leaf {
  readonly path: SpecPath;
  readonly value: unknown;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/**
 * The placeholders and samples in a site's spec, and the generator's warnings, for people who edit the site on its pages:
 * each with the page and the text. Empty if the spec is invalid, which publishing reports.
 */
export async function reviewForPublishing(root: string): Promise<readonly PublishFinding[]> {
  const checked = await readChecked(root, { translateLater: true });
  if (!checked.ok) return [];
  const { spec } = checked;
  const texts = createStudioTexts(spec.studio?.texts);
  const leaves = leavesOf(root, spec);
  const found = findPlaceholders(specFolderOf(root), projectOf(entryOf(root))).map(
    ({ kind, where, what }): PublishFinding => {
      const leaf = leafAt(leaves, where, kind === 'placeholder' ? what : undefined);
      if (leaf === undefined) return { kind, where, what };
      return { kind, where, ...placeOf(spec, texts, leaf.path), what: excerptAt(spec, leaf) };
    },
  );
  return [...found, ...(await checked.review()).map((warning) => findingOf(spec, texts, warning))];
}

/** The texts that lack a language, in the order of the spec: the page, the text, the language and what it says. */
export async function untranslatedIn(root: string): Promise<readonly Detail[]> {
  const checked = await readChecked(root, { translateLater: true });
  if (!checked.ok) return [];
  const { spec } = checked;
  const texts = createStudioTexts(spec.studio?.texts);
  const missing = (await checked.review()).filter(({ code }) => code === 'text/translate');
  return missing.map(({ path, location: { file, line, column } }) => {
    const at = path.slice(0, -1);
    const locale = String(path.at(-1));
    const missingIn = spec.locales.all[locale as keyof typeof spec.locales.all]?.name ?? locale;
    const original = excerpts('', String(valueAt(spec, [...at, spec.locales.default])))[1];
    const text = inEach(
      spec,
      (language) => `${breadcrumbs(texts, language, trail(spec, at))} (${missingIn}): ${original}`,
    );
    return { text, where: `${file}:${line}:${column}` };
  });
}

function findingOf(
  spec: SiteSpec,
  texts: StudioTexts,
  { location, path, code, message }: LocatedDiagnostic,
): PublishFinding {
  const { file, line, column } = location;
  const translated = inEach(spec, (language) => problemWords(texts, language, code, message) ?? message);
  return { kind: 'warning', where: `${file}:${line}:${column}`, ...placeOf(spec, texts, path), what: translated };
}

/** Names the page or part of the site, and the block and field in it, in each language. */
function placeOf(spec: SiteSpec, texts: StudioTexts, path: SpecPath): Place {
  const [part, ...inside] = trail(spec, path);
  if (part === undefined) return {};
  return {
    page: inEach(spec, (language) => breadcrumbs(texts, language, [part])),
    ...(inside.length > 0 && { text: inEach(spec, (language) => breadcrumbs(texts, language, inside)) }),
  };
}

function inEach(spec: SiteSpec, text: (language: string) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(spec.locales.all).map((language) => [language, text(language)]));
}

/** An excerpt of a value; of a text, in each language. */
function excerptAt(spec: SiteSpec, { path, value }: Leaf): PublishFinding['what'] {
  const short = (text: unknown): string => excerpts('', String(text))[1];
  if (!isLanguage(spec, path.at(-1))) return short(value);
  const texts = valueAt(spec, path.slice(0, -1)) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, short(text)]));
}

function isLanguage(spec: SiteSpec, step: string | number | undefined): boolean {
  return Object.hasOwn(spec.locales.all, step ?? '');
}

/** All values of a spec with their places in the source, in the order of the source. */
function leavesOf(root: string, spec: SiteSpec): readonly Leaf[] {
  const entry = entryOf(root);
  const locate = createLocator(projectOf(entry), entry);
  const walk = (value: unknown, path: SpecPath): Leaf[] => {
    if (value === null || value === undefined) return [];
    if (typeof value !== 'object') return [{ path, value, ...locate(path, 'value') }];
    return Object.entries(value).flatMap(([key, inner]) => walk(inner, [...path, Array.isArray(value) ? +key : key]));
  };
  return walk(spec, []).toSorted((a, b) => a.line - b.line || a.column - b.column);
}

/**
 * Finds the value with a placeholder: the last one that begins before it and contains it. Without a placeholder, finds
 * the value of a sample: the next one on its line, or else the first text after it.
 */
function leafAt(leaves: readonly Leaf[], where: string, placeholder: string | undefined): Leaf | undefined {
  const [file, line = 0, column = 0] = where.split(':').map((part, index) => (index === 0 ? part : Number(part)));
  const here = leaves.filter((leaf) => leaf.file === file);
  const isBefore = (leaf: Leaf): boolean =>
    leaf.line < Number(line) || (leaf.line === Number(line) && leaf.column <= Number(column));
  if (placeholder !== undefined)
    return here.findLast((leaf) => isBefore(leaf) && String(leaf.value).includes(placeholder));
  const after = here.filter((leaf) => !isBefore(leaf));
  return after.find((leaf) => leaf.line === line) ?? after.find(({ value }) => String(value).includes(' ')) ?? after[0];
}
