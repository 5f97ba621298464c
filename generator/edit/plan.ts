import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import type { FormatOptions } from 'oxfmt';
import { consequencesOf } from '../write/consequences.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { valueAt } from '../read/shape.ts';
import { applyEdit } from './apply.ts';
import { cleanUp } from './clean-up.ts';
import type { Edit, FileChange, Made, Refused, Values } from './contract.ts';
import { elsewhere } from './elsewhere.ts';
import { CannotEdit } from './refusal.ts';
import { languages, snapshotOf } from './site.ts';
import type { EditedSite } from './site.ts';
import { EditState } from './state.ts';
import { differingPaths } from './value-edits.ts';

/** The changes that take others back, byte for byte. */
export function inverse(files: readonly FileChange[]): FileChange[] {
  return files.map(({ path, before, after }) => ({ path, before: after, after: before }));
}

/**
 * What edits come to, all of them or none: the files as they would become, once shape and rules have accepted them. Writes nothing.
 */
export async function plan(site: EditedSite, edits: readonly (Edit | Values)[]): Promise<Made | Refused> {
  try {
    return await planned(site, edits);
  } catch (error) {
    if (!(error instanceof CannotEdit)) throw error;
    return {
      ok: false,
      code: error.code,
      why: error.message,
      ...(error.place && { place: error.place }),
      problems: [],
    };
  }
}

async function planned(site: EditedSite, edits: readonly (Edit | Values)[]): Promise<Made | Refused> {
  const drafts = site.drafts();
  const before = await site.read(drafts);
  if (!before.ok)
    return {
      ok: false,
      code: 'edit/broken',
      why: 'The spec has a mistake already. Put it right in an editor first.',
      problems: before.problems,
    };
  const state = new EditState(site.project, site.entry, drafts, languages(before.spec), before.exported);
  for (const edit of edits) applyEdit(state, edit);
  await finish(state);
  const after = await site.read(drafts);
  if (!after.ok) return { ok: false, why: reasonOf(after.problems), problems: after.problems };
  const others = strayOf(site, state, after.exported);
  const snapshots = [snapshotOf(before.spec), snapshotOf(after.spec)] as const;
  const told = consequencesOf(...snapshots, new Date());
  const stored = told.filter(({ severity }) => severity !== 'warning');
  if (stored.length > 0)
    return {
      ok: false,
      code: 'edit/stored',
      why: 'This deletes or hides what visitors have sent. Change it in an editor, and accept it with npm run generate -- --accept.',
      problems: site.located(drafts, stored),
    };
  return {
    ok: true,
    files: drafts.changes(),
    spec: after.spec,
    also: elsewhere(
      after.spec,
      state.touched.map(({ at }) => at),
      others,
    ),
    warnings: site.located(drafts, [...told, ...newOf(before.warnings, after.warnings)]),
  };
}

/** Ends edits: takes away what nothing uses any longer, and has the formatter lay out what they have left. */
export async function finish({ drafts, entry, project }: EditState): Promise<void> {
  cleanUp(drafts, entry);
  const options = formatOf(project);
  for (const file of drafts.changed()) {
    const [before, text] = [drafts.asRead(file), drafts.read(file)];
    if (text === undefined) continue;
    const laidOut = async (code: string): Promise<string> =>
      (await format(file, code, { ...options, endOfLine: code.includes('\r\n') ? 'crlf' : 'lf' })).code;
    // A file that its author has laid out differently stays so.
    if (before === undefined || (await laidOut(before)) === before) drafts.write(file, await laidOut(text));
  }
}

/** How the project formats its code. */
function formatOf(project: string): FormatOptions {
  const file = join(project, '.oxfmtrc.json');
  const {
    singleQuote = true,
    printWidth = 120,
    trailingComma = 'all',
  } = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as FormatOptions;
  return { singleQuote, printWidth, trailingComma };
}

/**
 * The places that differ from what was expected because they show words that were changed for another one.
 * @throws CannotEdit where something else differs: it is written once for several places
 */
export function strayOf(site: EditedSite, state: EditState, exported: unknown): SpecPath[] {
  const others = differingPaths(state.value, exported);
  const stray = others.find((path) => {
    const found = valueAt(exported, path);
    return !state.touched.some(({ before, after }) => after === found && before === state.at(path));
  });
  if (stray)
    throw new CannotEdit(
      'edit/shared',
      'This is written once for other places too, which would change with it. Write it out for this place in an editor, and it can be changed here.',
      site.locator(state.drafts)(stray, 'key'),
    );
  return others;
}

function reasonOf(problems: readonly { readonly message: string }[]): string {
  return problems[0]?.message ?? 'The rules do not accept it.';
}

/** The warnings that there were not before; an entry that has moved keeps its own. */
function newOf(before: readonly Diagnostic[], after: readonly Diagnostic[]): Diagnostic[] {
  const key = ({ code, message }: Diagnostic): string => `${code} ${message}`;
  const known = new Set(before.map(key));
  return after.filter((warning) => !known.has(key(warning)));
}
