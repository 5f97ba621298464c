import { englishName } from '../diagnostics/words.ts';
import { namesIn } from '../compile/placeholders.ts';
import type { Locale } from '../schema/index.ts';
import { suggestion } from '../diagnostics/suggest.ts';
import type { ReadRow, Unit } from './unit.ts';
import { isOf, readVersion } from './version.ts';

/** A text that the file gives anew. */
export interface Change {
  readonly unit: Unit;
  readonly locale: Locale;
  readonly text: string;
  readonly row: ReadRow;
}

/** What is wrong with a row. */
export interface Mistake {
  readonly row: ReadRow;
  readonly unit?: Unit;
  readonly locale?: Locale;
  readonly message: string;
  readonly hint?: string;
}

/**
 * What a file changes, and what is wrong with it. A language that the translator has left alone never overwrites the
 * spec, whatever became of it since; one that both have changed is told, unless `force`.
 */
export function compare(
  locales: readonly Locale[],
  units: readonly Unit[],
  rows: readonly ReadRow[],
  { force }: { force: boolean },
): { changes: Change[]; mistakes: Mistake[] } {
  const byKey = new Map(units.map((unit) => [unit.key, unit]));
  const seen = new Map<string, ReadRow>();
  const changes: Change[] = [];
  const mistakes: Mistake[] = [];
  for (const row of rows) {
    const unit = byKey.get(row.key);
    const first = seen.get(row.key);
    seen.set(row.key, row);
    if (!unit) mistakes.push(unknown(row, byKey));
    else if (first)
      mistakes.push({
        row,
        unit,
        message: `This text is in the file twice: also in ${first.at}.`,
        hint: 'Keep the one that holds, and remove the other.',
      });
    else {
      const found = changesIn(locales, unit, row);
      const wrong = [...found.flatMap(faults), ...(force ? [] : conflicts(locales, unit, row, found))];
      mistakes.push(...wrong);
      changes.push(...found);
    }
  }
  return { changes, mistakes };
}

function unknown(row: ReadRow, byKey: ReadonlyMap<string, Unit>): Mistake {
  if (row.key === '')
    return {
      row,
      message: 'This row has no key, so nobody knows which text it is.',
      hint: 'Copy the key from the export.',
    };
  const hint = suggestion(row.key, byKey.keys());
  const moved = 'The text was moved or removed in the spec since the export: export again.';
  return {
    row,
    message: `The spec has no text "${row.key}".`,
    hint: hint?.startsWith('Did') ? `${hint} ${moved}` : moved,
  };
}

/** The languages in which the row says something else than the spec, and not only because the spec has moved on. */
function changesIn(locales: readonly Locale[], unit: Unit, row: ReadRow): Change[] {
  const version = readVersion(locales, row.version);
  return locales.flatMap((locale): Change[] => {
    const text = row.texts[locale];
    if (text === undefined || text === unit.worded[locale]) return [];
    return version && isOf(version[locale], text) ? [] : [{ unit, locale, text, row }];
  });
}

function faults({ unit, locale, text, row }: Change): Mistake[] {
  const mistake = (message: string, hint: string): Mistake => ({ row, unit, locale, message, hint });
  const language = englishName(locale);
  if (text.trim() === '')
    return [
      mistake(`The ${language} text is empty.`, 'Write it, or remove the row: what is not in the file stays as it is.'),
    ];
  if (/\uFFFD|Ã[\u0080-\u00BF]|â€/.test(text))
    return [
      mistake(
        `The ${language} text has broken accents.`,
        'The file was opened in another encoding than UTF-8. Export again, and open it as UTF-8.',
      ),
    ];
  // oxlint-disable-next-line no-control-regex -- these are what is looked for.
  if (/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/.test(text))
    return [mistake(`The ${language} text has control characters.`, 'Type it anew rather than pasting it.')];
  const [before, after] = [namesIn(unit.worded[locale]), namesIn(text)];
  const named = (names: string[]): string => names.map((name) => `{{${name}}}`).join(', ');
  const lost = [...before].filter((name) => !after.has(name));
  const added = [...after].filter((name) => !before.has(name));
  return [
    ...(lost.length > 0
      ? [
          mistake(
            `${named(lost)} is missing in the ${language} text.`,
            'Put it where the value is to stand, letter by letter as it was.',
          ),
        ]
      : []),
    ...(added.length > 0
      ? [
          mistake(
            `The ${language} text has ${named(added)}, which was not in it.`,
            before.size > 0 ? `It has ${named([...before])}.` : 'Take it out: values are put into the spec itself.',
          ),
        ]
      : []),
  ];
}

function conflicts(locales: readonly Locale[], unit: Unit, row: ReadRow, found: readonly Change[]): Mistake[] {
  const [first] = found;
  if (!first) return [];
  const version = readVersion(locales, row.version);
  if (!version) {
    return [
      {
        row,
        unit,
        message:
          row.version === ''
            ? 'There is no version, by which it is told whether the spec has changed since.'
            : `"${row.version}" is not a version that an export writes.`,
        hint: 'Copy it from the export, or import with --force, whatever has changed since.',
      },
    ];
  }
  const moved = locales.filter((locale) => !isOf(version[locale], unit.worded[locale]));
  const [locale] = moved;
  if (locale === undefined) return [];
  const both = found.some((change) => change.locale === locale);
  return [
    {
      row,
      unit,
      locale,
      message: both
        ? `The ${englishName(locale)} text was changed in the file and, since the export, in the spec. It is now: ${unit.worded[locale]}`
        : `The ${englishName(locale)} text has changed in the spec since the export, so the ${englishName(first.locale)} one may not fit it. It is now: ${unit.worded[locale]}`,
      hint: 'Export again and compare, or import with --force to take what the file says.',
    },
  ];
}
