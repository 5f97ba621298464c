import { existsSync, writeFileSync } from 'node:fs';
import { UserError } from '../../site/user-error.mjs';
import { localesOf } from '../compile/locales.ts';
import { publicFilesOf } from '../check/project.ts';
import { loadSpec } from '../read/load.ts';
import { locateAll } from '../read/locate/locate-all.ts';
import { entryOf } from '../paths.ts';
import { formatDiagnostics } from '../diagnostics/print.ts';
import { checkSpec } from '../check/index.ts';
import type { Locale, SiteSpec } from '../schema/index.ts';
import { suggestion } from '../diagnostics/suggest.ts';
import { collect } from './collect.ts';
import type { Collected } from './collect.ts';
import { contextOf } from './context.ts';
import { toCsv } from './csv.ts';
import { attempt, formatOf } from './format.ts';
import type { Languages, Unit } from './unit.ts';
import { versionOf } from './version.ts';
import { toXliff } from './xliff.ts';

/** The spec of a project and its texts. A spec with mistakes is told as the generator tells it. */
export async function readTexts(root: string): Promise<Collected & { spec: SiteSpec }> {
  const entry = entryOf(root);
  const loaded = await loadSpec(entry);
  const diagnostics = loaded.ok
    ? await locateAll(entry, checkSpec(loaded.spec, publicFilesOf(root)))
    : loaded.diagnostics;
  if (!loaded.ok || diagnostics.length > 0)
    throw new UserError(
      `the spec has mistakes. Put them right first.\n\n${formatDiagnostics(diagnostics, { colour: false })}`,
    );
  return { spec: loaded.spec, ...collect(root, loaded.spec) };
}

/** `--export`: writes the texts into a file by its ending. */
export async function exportTexts(
  root: string,
  file: string,
  {
    only,
    to,
    semicolon,
    overwrite,
  }: { only?: string | undefined; to?: string | undefined; semicolon: boolean; overwrite: boolean },
): Promise<void> {
  const format = formatOf(file);
  if (semicolon && format !== 'csv') throw new UserError('--semicolon is for .csv files.');
  // What lies there may be what a translator has sent.
  if (!overwrite && existsSync(file))
    throw new UserError(`${file} already exists. Name another file, or replace it with --overwrite.`);
  const { spec, units, computed } = await readTexts(root);
  const { source, targets } = languagesOf(spec, to);
  const chosen = only === undefined ? units : chosenFrom(units, only);
  const rows = chosen.map((unit) => ({
    key: unit.key,
    file: unit.file,
    texts: unit.worded,
    version: versionOf(localesOf(spec), unit.worded),
    ...contextOf(spec, unit),
  }));
  const content =
    format === 'csv'
      ? toCsv({ source, targets }, rows, semicolon ? ';' : ',')
      : toXliff(source, onlyTarget(targets), rows);
  attempt(file, 'written', () => writeFileSync(file, content));
  for (const { location, message, hint } of await locateAll(entryOf(root), computed)) {
    console.warn(`${location.file}:${location.line}:${location.column} ${message} ${hint ?? ''}`);
  }
  console.log(
    `${rows.length} ${rows.length === 1 ? 'text' : 'texts'} in ${file}. Change ${list.format([source, ...targets])} only, then: npm run texts -- --import ${file}`,
  );
}

const list = new Intl.ListFormat('en');

/** What is translated into what: from the default language into one, or into all others. */
export function languagesOf(spec: SiteSpec, to?: string): Languages {
  const source = spec.locales.default;
  const others = localesOf(spec).filter((locale) => locale !== source);
  if (to === undefined) return { source, targets: others };
  const target = others.find((locale) => locale === to);
  if (target === undefined)
    throw new UserError(`the site is not translated into "${to}". ${suggestion(to, others) ?? ''}`.trim());
  return { source, targets: [target] };
}

/** XLIFF has one language beside the original. */
function onlyTarget([target, another]: readonly Locale[]): Locale {
  if (target === undefined)
    throw new UserError('the site has one language, so there is nothing to translate; export its texts as .csv.');
  if (another !== undefined)
    throw new UserError('an .xlf file is for one language: say which with --to, or export a .csv.');
  return target;
}

function chosenFrom(units: readonly Unit[], only: string): Unit[] {
  const page = `pages/${only}`;
  const belongs = (key: string, place: string): boolean =>
    key.startsWith(place) && (place.endsWith('/') || ['.', '/', undefined].includes(key[place.length]));
  const chosen = units.filter(({ key, worded }) =>
    only === 'untranslated'
      ? new Set(Object.values(worded)).size < Object.keys(worded).length
      : belongs(key, page) || belongs(key, only),
  );
  if (chosen.length > 0 || only === 'untranslated') return chosen;
  const files = new Set(units.flatMap(({ key }) => key.split('.')[0] ?? []));
  const names = [...files].flatMap((name) =>
    name.startsWith('pages/') ? [name, name.slice('pages/'.length)] : [name],
  );
  throw new UserError(`no text belongs to "${only}". ${suggestion(only, names) ?? ''}`.trim());
}
