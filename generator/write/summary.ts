import pc from 'picocolors';
import type { LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import type { Comparison, State } from './output/compare.ts';
import { formatDiagnostics, formatStored, formatWarnings } from '../diagnostics/print.ts';
import { difference } from './output/difference.ts';
import type { PassResult } from '../generate.ts';

function count(files: readonly Comparison[], state: State) {
  return files.filter((file) => file.state === state).length;
}

function describe({ path: place, state, source, content, found }: Comparison, before: string): string {
  const path = before + place;
  const from = source === '' ? '' : ` (from ${source})`;
  switch (state) {
    case 'edited':
      if (content === undefined) {
        return (
          `${pc.red('edited by hand')}  ${path}${from}\n  The spec no longer asks for this file. Your version was kept: move ` +
          `what you need elsewhere, delete the file, and run "npm run generate".`
        );
      }
      return (
        `${pc.red('edited by hand')}  ${path}${from}\n${difference(found ?? '', content)}\n` +
        `  Your version was kept. Make the change in the spec, then restore the file with "git checkout ${path}" ` +
        `or delete it, and run "npm run generate".`
      );
    case 'unmanaged':
      return `${pc.yellow('not ours')}        ${path}\n  Only generated files belong in this folder. Move it elsewhere.`;
    case 'orphaned':
      return `${pc.yellow('orphaned')}        ${path}${from}`;
    case 'changed':
      return `${pc.yellow('changed')}         ${path}${from}\n${difference(found ?? '', content ?? '')}`;
    case 'missing':
      return `${pc.yellow('missing')}         ${path}${from}`;
    case 'unchanged':
      return `unchanged       ${path}`;
  }
}

/** Every diagnostic of a pass, for programs that do not show its summary. */
export function diagnosticsOf(result: PassResult): readonly LocatedDiagnostic[] {
  if (result.kind === 'broken') return result.diagnostics;
  const { warnings, consequences = { warnings: [], stored: [] } } = result;
  const stored = result.written ? [] : consequences.stored;
  return [...stored.map(acceptable), ...warnings, ...consequences.warnings];
}

/** The summary says how such a change is accepted. */
function acceptable({ hint = '', ...change }: LocatedDiagnostic): LocatedDiagnostic {
  return { ...change, hint: `${hint} Run npm run generate -- --accept to apply it.`.trim() };
}

/** How many changes are listed after they were written; `--check` lists all of them. */
const fewChanges = 12;

/** What changes on the site, in its own terms. The comparison is loaded only where a file differs. */
async function changesOf({ files, migration }: Extract<PassResult, { kind: 'done' }>): Promise<string[]> {
  if (files.every(({ state }) => state === 'unchanged' || state === 'unmanaged')) return [];
  const { specChangeOf } = await import('./snapshot/committed.ts');
  const change = specChangeOf(files);
  if (change.kind === 'changed')
    return [
      ...(await import('./describe-change.ts')).changeLines(change.before, change.after),
      ...(migration === undefined ? [] : [`new migration ${migration}`]),
    ];
  if (change.kind === 'new') return [];
  const reason = change.kind === 'unknown' ? [change.reason] : [];
  return [...reason, ...(migration === undefined ? [] : [`new migration ${migration}`])];
}

/** Migrations that are gone, since nobody had them. */
function givenWay({ replaced = [] }: Extract<PassResult, { kind: 'done' }>): string[] {
  return replaced.map((file) => `${file} gave way: it was never committed, and no database has run it`);
}

/**
 * What a person reads after a pass, and whether it succeeded.
 * @param options `before` stands in front of the paths of outputs; with `strict` a warning is a failure.
 */
export async function summarise(
  result: PassResult,
  {
    check,
    strict = false,
    milliseconds,
    before = '',
  }: { check: boolean; strict?: boolean; milliseconds: number; before?: string },
): Promise<{ text: string; ok: boolean }> {
  // Measuring the width of texts takes a moment to load, and mostly there is nothing to report.
  if (result.kind === 'broken') {
    return { text: formatDiagnostics(result.diagnostics, { colour: pc.isColorSupported }), ok: false };
  }
  const { files, problems, consequences = { warnings: [], stored: [] }, written = false } = result;
  const { stored } = consequences;
  const warnings = [...result.warnings, ...consequences.warnings];
  const warned: string[] = [];
  if (warnings.length > 0) warned.push('', formatWarnings(warnings, { colour: pc.isColorSupported }));
  if (stored.length > 0) warned.push('', formatStored(stored, { colour: pc.isColorSupported, accepted: written }));
  const lines = problems.map((problem) => `${pc.red('migration')}  ${problem}`);
  const edited = count(files, 'edited');
  const unmanaged = count(files, 'unmanaged');
  const due = files.filter(({ state }) => state === 'missing' || state === 'changed' || state === 'orphaned').length;
  const shown = files.filter(
    ({ state }) => state === 'edited' || state === 'unmanaged' || (check && state !== 'unchanged'),
  );
  const changes = [...(await changesOf(result)), ...givenWay(result)];
  const listed = (limit = changes.length): string[] => [
    ...changes.slice(0, limit).map((change) => `  ${pc.cyan('•')} ${change}`),
    ...(changes.length > limit ? [`  and ${changes.length - limit} more changes`] : []),
  ];
  if (check && changes.length > 0) lines.push(pc.bold('What changes on the site:'), ...listed(), '');
  lines.push(...shown.map((file) => describe(file, before)));
  const time = `${Math.round(milliseconds)} ms`;
  if (check) {
    const stale = due + edited + unmanaged + problems.length;
    lines.push(
      stale === 0
        ? `${pc.green('✓')} ${files.length} generated files are what the spec says (${time})`
        : `${pc.red('✗')} The output is not what the spec says: ${count(files, 'missing')} missing, ${count(files, 'changed')} changed, ` +
            `${count(files, 'orphaned')} orphaned, ${edited} edited by hand, ${unmanaged} not ours. Run "npm run generate" and commit.`,
    );
    lines.push(...warned);
    return { text: lines.join('\n'), ok: stale === 0 && !(strict && warnings.length > 0) };
  }
  const waits = stored.length > 0 && !written;
  const blocked = edited > 0 || problems.length > 0 || waits;
  if (waits) lines.push(...listed(fewChanges));
  if (blocked) lines.push(`${pc.red('✗')} Nothing was written.`);
  else if (due === 0) lines.push(`${pc.green('✓')} ${files.length} files, all up to date (${time})`);
  else {
    lines.push(
      `${pc.green('✓')} ${count(files, 'missing')} new, ${count(files, 'changed')} changed, ${count(files, 'orphaned')} removed, ` +
        `${count(files, 'unchanged')} unchanged (${time})`,
    );
    // Of a site that is all new, there is nothing to say but what its database needs.
    lines.push(
      ...(changes.length > 0 ? listed(fewChanges) : result.migration ? [`  new migration ${result.migration}`] : []),
    );
  }
  lines.push(...warned);
  return { text: lines.join('\n'), ok: !blocked };
}
