import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatOptions } from 'oxfmt';
import { UserError } from '../../site/user-error.mjs';
import { localesOf, namesIn, placeOfValue } from '../compile/text.ts';
import { usualFormat } from '../emit/file.ts';
import { acceptedInStudio, consequencesOf } from '../write/consequences.ts';
import { nextMigration } from '../sql/migration.ts';
import { migrationState } from '../write/migration-state.ts';
import { takeSnapshot } from '../write/snapshot.ts';
import { pathKey, type Diagnostic, type SpecPath } from '../diagnostics/diagnostic.ts';
import { valueAt } from '../read/shape.ts';
import type { SiteSpec, Action } from '../schema/index.ts';
import { formatDiagnostics } from '../diagnostics/print.ts';
import { writeFiles, type FileChange } from '../files.ts';
import { actionsIn, messagesIn, textsWithValuesIn } from '../compile/walk.ts';
import { oncePer } from '../compile/once.ts';
import { applyEdit, unfold } from './apply.ts';
import { cleanUp } from './imports.ts';
import { type Edit, type EditResult, type Rejection, type Values, EditError } from './contract.ts';
import { type EditedSite, EditState } from './site.ts';
import { differingPaths, shared } from './values.ts';

/**
 * Applies edits in memory, all or none, and checks the result against the schema and the rules. Writes nothing.
 * @param isApart whether constants that other places share are written out first where they are edited
 */
export async function plan(
  site: EditedSite,
  edits: readonly (Edit | Values)[],
  isApart = false,
): Promise<EditResult | Rejection> {
  try {
    return await applyAndCheck(site, edits, isApart);
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    if (error.code === 'edit/shared' && !isApart) return plan(site, edits, true);
    return {
      ok: false,
      code: error.code,
      why: error.message,
      ...(error.place && { place: error.place }),
      problems: [],
    };
  }
}

async function applyAndCheck(
  site: EditedSite,
  edits: readonly (Edit | Values)[],
  isApart: boolean,
): Promise<EditResult | Rejection> {
  const drafts = site.drafts();
  const before = await site.read(drafts);
  if (!before.ok)
    return {
      ok: false,
      code: 'edit/broken',
      why: 'The spec has a mistake. Fix it in an editor first.',
      problems: before.problems,
    };
  const state = new EditState(site.project, site.entry, drafts, localesOf(before.spec), before.exported);
  const apart: SpecPath[] = [];
  for (const edit of edits) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- each edit refers to the result of those before
    if (isApart) apart.push(...(await unfold(site, state, edit)));
    applyEdit(state, edit);
  }
  await finish(state);
  const after = await site.read(drafts);
  if (!after.ok) return { ok: false, why: reasonOf(after.problems), problems: after.problems };
  const others = sharedPaths(site, state, after.exported);
  const consequences = consequencesOf(takeSnapshot(before.spec), takeSnapshot(after.spec), new Date()).filter(
    ({ code }) => !acceptedInStudio.includes(code),
  );
  const stored = consequences.filter(({ severity }) => severity !== 'warning');
  if (stored.length > 0)
    return {
      ok: false,
      code: 'edit/stored',
      why: 'This deletes or hides data that visitors have sent. Change it in an editor, then run `npm run generate -- --accept`.',
      problems: site.located(drafts, stored),
    };
  return {
    ok: true,
    files: drafts.changes(),
    spec: after.spec,
    also: otherPlaces(after.spec, state, others),
    apart,
    warnings: site.located(drafts, [...consequences, ...newOf(before.warnings, after.warnings)]),
    ...sqlBetween(site.root, before.spec, after.spec),
  };
}

/** The SQL that migrates the database from one state of the spec to another. */
function sqlBetween(root: string, before: SiteSpec, after: SiteSpec): Pick<EditResult, 'sql'> {
  if (JSON.stringify(before.tables) === JSON.stringify(after.tables)) return {};
  const { log } = nextMigration(before, migrationState(root).log);
  const sql = nextMigration(after, log).migration?.sql;
  return sql === undefined ? {} : { sql };
}

/** Finishes edits: removes code that became unused, then formats the changed files. */
export async function finish({ drafts, entry, project }: EditState): Promise<void> {
  cleanUp(drafts, entry);
  const options = formatOptions(project);
  for (const file of drafts.changed()) {
    const [before, text] = [drafts.original(file), drafts.read(file)];
    if (text === undefined) continue;
    const formatted = async (code: string): Promise<string> =>
      (await format(file, code, { ...options, endOfLine: code.includes('\r\n') ? 'crlf' : 'lf' })).code;
    // Leave a file alone that was not formatted before.
    if (before === undefined || (await formatted(before)) === before) drafts.write(file, await formatted(text));
  }
}

/** The project's formatter options. */
function formatOptions(project: string): FormatOptions {
  const file = join(project, '.oxfmtrc.json');
  return { ...usualFormat, ...(existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as FormatOptions)) };
}

/**
 * The paths at which the evaluated spec differs from the expected value because they share an edited text.
 * @throws EditError for any other difference: other places share the edited code
 */
export function sharedPaths(site: EditedSite, state: EditState, exported: unknown): SpecPath[] {
  const others = differingPaths(state.value, exported);
  const stray = others.find((path) => {
    const found = valueAt(exported, path);
    return !state.replaced.some(({ before, after }) => after === found && before === state.at(path));
  });
  if (stray) throw new EditError('edit/shared', shared, site.locator(state.drafts)(stray, 'key'));
  return others;
}

function reasonOf(problems: readonly { readonly message: string }[]): string {
  return problems[0]?.message ?? 'The rules do not accept it.';
}

/** The new warnings. Ignores paths, since entries may have moved. */
function newOf(before: readonly Diagnostic[], after: readonly Diagnostic[]): Diagnostic[] {
  const key = ({ code, message }: Diagnostic): string => `${code} ${message}`;
  const known = new Set(before.map(key));
  return after.filter((warning) => !known.has(key(warning)));
}

/**
 * The other places where edited texts appear, because they share a constant or refer to the text by name.
 * @param shared the paths that changed along with the edited ones
 */
function otherPlaces(spec: SiteSpec, { replaced, locales }: EditState, shared: readonly SpecPath[]): SpecPath[] {
  const withoutLocale = (path: SpecPath): SpecPath =>
    locales.includes(String(path.at(-1))) ? path.slice(0, -1) : path;
  const own = replaced.map(({ at }) => withoutLocale(at));
  const known = new Set(own.map(pathKey));
  const others = [...shared.map(withoutLocale), ...own.flatMap((path) => referencesTo(spec, path))];
  const places = new Map(others.map((path) => [pathKey(path), path]));
  return [...places.values()].filter((path) => !known.has(pathKey(path)));
}

/** Plans edits for a command and writes all resulting files, or none. @throws UserError if the edits are rejected */
export async function writeEdits(
  site: EditedSite,
  edits: readonly (Edit | Values)[],
  { dryRun = false } = {},
): Promise<readonly FileChange[]> {
  const result = await plan(site, edits);
  if (result.ok) {
    if (!dryRun) writeFiles(site.project, result.files);
    return result.files;
  }
  const { place, why, problems } = result;
  const where = place ? `${place.file}:${place.line}:${place.column} ` : '';
  const details = problems.length > 0 ? `\n\n${formatDiagnostics(problems, { colour: false })}` : '';
  throw new UserError(`nothing was written. ${where}${why}${details}`);
}

/** The path of the default label of an action that has none of its own. */
function defaultLabel(spec: SiteSpec, action: Action): SpecPath | undefined {
  if (action.label) return undefined;
  if (action.kind === 'page')
    return ['routes', action.page in spec.routes.pages ? 'pages' : 'unavailable', action.page, 'label'];
  if (action.kind === 'book' || action.kind === 'chat') return ['messages', `action.${action.kind}`];
  return action.kind === 'phone' || action.kind === 'email' ? ['firm', action.kind] : undefined;
}

/** The paths that display a value, by the key of its path. */
const references = oncePer((spec: SiteSpec): Map<string, SpecPath[]> => {
  const found = [
    ...messagesIn(spec).map(({ value, path }) => ({ shown: ['messages', value.name] as SpecPath, path })),
    ...actionsIn(spec).map(({ value, path }) => ({ shown: defaultLabel(spec, value), path })),
    ...textsWithValuesIn(spec).flatMap(({ value, path }) =>
      [...namesIn(Object.values<string>(value).join(' '))].map((name) => ({ shown: placeOfValue(spec, name), path })),
    ),
  ];
  const byKey = Map.groupBy(found, ({ shown = [] }) => pathKey(shown));
  return new Map([...byKey].map(([key, all]) => [key, all.map(({ path }) => path)]));
});

/** The paths that display the value at a path: uses of a shared message, default labels, and texts with `{{name}}`. */
export function referencesTo(spec: SiteSpec, path: SpecPath): readonly SpecPath[] {
  return references(spec).get(pathKey(path)) ?? [];
}
