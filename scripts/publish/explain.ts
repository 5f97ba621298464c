import { join, relative } from 'node:path';

import type { asJson } from '../../generator/diagnostics/print.ts';
import { addedPlaceholders, placeholdersIn } from '../../generator/read/placeholders.ts';
import { tried, type Git } from '../../site/git.ts';
import type { Detail, PublishFault } from '../../site/publish/contract.ts';
import { problemWords } from '../../site/studio/wording.ts';
import { generatedTexts } from '../../site/studio/server/texts.ts';
import { PROJECT, sitePrefix, specFolderOf } from '../../site/site-root.mjs';
import { untranslatedIn } from '../release/review.ts';
import { SITE_ROOT } from '../site.mjs';

type Diagnostic = ReturnType<typeof asJson>;

/** The example texts that were added to the spec between two commits, with their positions. */
export async function examplesIn(git: Git, before: string, after: string): Promise<Detail[]> {
  const spec = relative(PROJECT, specFolderOf(SITE_ROOT)).replaceAll('\\', '/');
  const options = ['--no-ext-diff', '--no-renames', '--name-only', '-z', '--diff-filter=AM'];
  const changed = await git(['diff', ...options, before, after, '--', `${spec}/`]);
  const files = changed.split('\0').filter((file) => file.endsWith('.ts'));
  const found = async (commit: string): Promise<ReturnType<typeof placeholdersIn>> => {
    const texts = await Promise.all(files.map((file) => tried(git(['show', `${commit}:${file}`]))));
    return texts.flatMap((text, index) => placeholdersIn(text ?? '', files[index] ?? ''));
  };
  return addedPlaceholders(await found(before), await found(after)).map(({ where, what }) => ({ text: what, where }));
}

/**
 * Explains why the generator refuses a checkout, from its output in JSON, in the languages that the checkout's studio speaks.
 * Effects on stored rows come alone, since they can be accepted.
 */
export async function explain(
  output: string,
  checkout: string,
): Promise<{ readonly fault: PublishFault; readonly details: readonly Detail[] } | undefined> {
  const found = diagnosticsIn(output).filter(({ severity }) => severity !== 'warning');
  if (found.length === 0) return undefined;
  if (found.every(({ code }) => code === 'text/missing-language')) {
    const details = await untranslatedIn(join(checkout, sitePrefix()));
    if (details.length > 0) return { fault: 'untranslated', details };
  }
  const rows = found.filter(({ code }) => code.startsWith('data/'));
  const { texts, locales } = generatedTexts(join(checkout, sitePrefix()));
  const details = (rows.length > 0 ? rows : found).map(({ code, message, file, line, column }) => {
    const inEach = locales.map((locale) => [locale, problemWords(texts, locale, code, message) ?? message]);
    return { text: Object.fromEntries(inEach) as Record<string, string>, where: `${file}:${line}:${column}` };
  });
  return { fault: rows.length > 0 ? 'rows' : 'spec', details };
}

function diagnosticsIn(output: string): readonly Diagnostic[] {
  try {
    return (JSON.parse(output) as { diagnostics: readonly Diagnostic[] }).diagnostics;
  } catch {
    return [];
  }
}
