import { basename } from 'node:path';
import pc from 'picocolors';
import type { LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import { formatDiagnostics, formatStored, formatWarnings } from '../diagnostics/print.ts';
import { plural } from '../diagnostics/words.ts';
import type { PassResult } from '../generate.ts';
import { migrationsFolder } from '../files.ts';
import type { Comparison, State } from '../emit/file.ts';

type Done = Extract<PassResult, { kind: 'done' }>;

/** All diagnostics of a pass, for programs that do not print its summary. */
export function diagnosticsOf(result: PassResult): readonly LocatedDiagnostic[] {
  if (result.kind === 'broken') return result.diagnostics;
  const { warnings, consequences, written } = result;
  const stored = (written ? [] : consequences.stored).map(({ hint = '', ...change }) => ({
    ...change,
    hint: `${hint} Run npm run generate -- --accept to apply it.`.trim(),
  }));
  return [...stored, ...warnings, ...consequences.addresses];
}

/** The first lines in which a file differs: at most three of those found (`-`) and three of those expected (`+`). */
function difference(found: string, expected: string): string {
  const [before, after] = [found.split(/\r?\n/), expected.split('\n')];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const show = (lines: readonly string[], sign: string): string[] => {
    const part = lines.slice(start, lines.length - end);
    const more = part.length > 3 ? [`  ${sign} … ${part.length - 3} more`] : [];
    return [...part.slice(0, 3).map((line) => `  ${sign} ${line}`), ...more];
  };
  return [`  line ${start + 1}:`, ...show(before, '-'), ...show(after, '+')].join('\n');
}

/** The lines about a file: its state, and how it differs or what to do. */
function fileLine({ path: place, state, source, content, found = '' }: Comparison, prefix: string): string {
  const path = prefix + place;
  const from = source === '' ? '' : ` (from ${source})`;
  switch (state) {
    case 'edited':
      return content === undefined
        ? `${pc.red('edited by hand')}  ${path}${from}\n  The spec no longer asks for this file. Your version was kept: move ` +
            `what you need elsewhere, delete the file, and run "npm run generate".`
        : `${pc.red('edited by hand')}  ${path}${from}\n${difference(found, content)}\n` +
            `  Your version was kept. Make the change in the spec, then restore the file with "git checkout ${path}" ` +
            `or delete it, and run "npm run generate".`;
    case 'unmanaged':
      return `${pc.yellow('not ours')}        ${path}\n  Only generated files belong in this folder. Move it elsewhere.`;
    case 'changed':
      return `${pc.yellow('changed')}         ${path}${from}\n${difference(found, content ?? '')}`;
    default:
      return `${pc.yellow(state.padEnd(16))}${path}${from}`;
  }
}

/** How many changes to list after writing; `--check` lists all of them. */
const maxListed = 12;

/** Describes the changes of the site, a line each. Loads the modules that compare specs only if a file differs. */
async function changesOf({ files, migration }: Done): Promise<string[]> {
  const isNew = files.some(({ path, state }) => path === `${migrationsFolder}/${migration}` && state !== 'unchanged');
  const lines = [
    ...(isNew ? [`new migration ${migration}`] : []),
    ...files
      .filter(({ path, state }) => path.startsWith(migrationsFolder) && state === 'orphaned')
      .map(({ path }) => `migration ${basename(path)} removed: it was never committed, and no database has run it`),
  ];
  if (files.every(({ state }) => state === 'unchanged' || state === 'unmanaged')) return lines;
  const change = (await import('./snapshot.ts')).compareSnapshots(files);
  if (change.kind === 'changed')
    return [...(await import('./spec-changes.ts')).changeLines(change.before, change.after), ...lines];
  if (change.kind === 'unknown') return [change.reason, ...lines];
  return change.kind === 'new' ? [] : lines;
}

interface SummaryOptions {
  readonly check: boolean;
  /** Whether a warning is a failure. */
  readonly strict?: boolean;
  readonly milliseconds: number;
  /** The prefix of output paths, if the site is in a folder of the project. */
  readonly before?: string;
  /** The keys ({@link warningKey}) of warnings that were shown before: they are only counted. */
  readonly known?: ReadonlySet<string>;
}

/** Identifies a warning, even if an edit moves it to another line. */
export function warningKey({ code, message, location }: LocatedDiagnostic): string {
  return [code, location.file, message].join('\n');
}

/** Summarises a pass for the terminal, and tells whether it succeeded. */
export async function summarise(
  result: PassResult,
  { check, strict = false, milliseconds, before = '', known = new Set() }: SummaryOptions,
): Promise<{ text: string; ok: boolean }> {
  const colour = pc.isColorSupported;
  if (result.kind === 'broken') return { text: formatDiagnostics(result.diagnostics, { colour }), ok: false };

  const { files, problems, consequences, written } = result;
  const { stored, addresses } = consequences;
  const warnings = [...result.warnings, ...addresses];
  const count = (state: State): number => files.filter((file) => file.state === state).length;
  const [missing, changed, orphaned, edited, unmanaged] = [
    count('missing'),
    count('changed'),
    count('orphaned'),
    count('edited'),
    count('unmanaged'),
  ];
  const due = missing + changed + orphaned;
  const changes = await changesOf(result);
  const listed = (limit: number): string[] => [
    ...changes.slice(0, limit).map((change) => `  ${pc.cyan('•')} ${change}`),
    ...(changes.length > limit ? [`  and ${changes.length - limit} more changes`] : []),
  ];
  const shown = files.filter(({ state }) =>
    check ? state !== 'unchanged' : state === 'edited' || state === 'unmanaged',
  );
  const lines = [
    ...problems.map((problem) => `${pc.red('migration')}  ${problem}`),
    ...(check && changes.length > 0 ? [pc.bold('What changes on the site:'), ...listed(changes.length), ''] : []),
    ...shown.map((file) => fileLine(file, before)),
  ];
  const time = `${Math.round(milliseconds)} ms`;
  let ok: boolean;
  if (check) {
    ok = due + edited + unmanaged + problems.length === 0;
    lines.push(
      ok
        ? `${pc.green('✓')} ${files.length} generated files are up to date with the spec (${time})`
        : `${pc.red('✗')} The output is not up to date with the spec: ${missing} missing, ${changed} changed, ` +
            `${orphaned} orphaned, ${edited} edited by hand, ${unmanaged} not ours. Run "npm run generate" and commit.`,
    );
    ok &&= !warnings.some(({ severity }) => strict || severity !== 'warning');
  } else {
    const isWaiting = stored.length > 0 && !written;
    ok = edited === 0 && problems.length === 0 && !isWaiting;
    if (isWaiting) lines.push(...listed(maxListed));
    if (!ok) lines.push(`${pc.red('✗')} Nothing was written.`);
    else if (due === 0) lines.push(`${pc.green('✓')} ${files.length} files, all up to date (${time})`);
    else {
      const counts = `${missing} new, ${changed} changed, ${orphaned} removed, ${count('unchanged')} unchanged`;
      const first = result.migration === undefined ? [] : [`  new migration ${result.migration}`];
      lines.push(`${pc.green('✓')} ${counts} (${time})`, ...(changes.length > 0 ? listed(maxListed) : first));
    }
  }
  const fresh = warnings.filter((warning) => !known.has(warningKey(warning)));
  const older = warnings.length - fresh.length;
  if (fresh.length > 0) lines.push('', formatWarnings(fresh, { colour }));
  if (older > 0) lines.push(pc.yellow(`${plural(older, 'older warning')}: npm run generate`));
  if (stored.length > 0) lines.push('', formatStored(stored, { colour, accepted: written }));
  return { text: lines.join('\n'), ok };
}
