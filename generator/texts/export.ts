import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { UserError } from '../../site/user-error.mjs';
import { writeWhole } from '../files.ts';
import { toCsv } from './csv.ts';
import { readTexts, type Languages, type Unit } from './unit.ts';
import { toXliff } from './xliff.ts';

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
export function isXliff(file: string): boolean {
  if (/\.xlf$|\.xliff$/i.test(file)) return true;
  if (/\.csv$/i.test(file)) return false;
  throw new UserError(`${file} must be a .csv file (save it as "CSV UTF-8") or an .xlf file.`);
}

/** Whether `--only` selects a text: by its page, by the beginning of its key, or because it is untranslated. */
function isSelected({ key, texts }: Unit, only: string, { source, targets }: Languages): boolean {
  if (only === 'untranslated') return targets.some((locale) => texts[locale] === '' || texts[locale] === texts[source]);
  return key.startsWith(only) || key.startsWith(`pages/${only}`);
}
