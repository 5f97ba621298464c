import { localesOf } from '../compile/locales.ts';
import type { SpecPath } from '../diagnostic.ts';
import type { PlannedFile } from '../emit/file.ts';
import { migrationLogPath, migrationsFolder } from '../paths.ts';
import { emitters, plan } from '../plan.ts';
import type { Plan } from '../plan.ts';
import type { SiteSpec } from '../schema/index.ts';
import type { MigrationLog } from '../sql/model.ts';

/** Names of other entries: another one would be a mistake, and the plan is made for specs without any. */
const isName = (path: SpecPath, locales: readonly string[]): boolean => {
  const [section, second] = path;
  if (['locales', 'firm', 'brand', 'constants', 'values', 'server'].includes(String(section))) return false;
  if (section === 'integrations') return second === 'notify' && path[2] === 'tables';
  const key = path.findLast((step) => typeof step === 'string');
  return ![...locales, 'path', 'from', 'aliases', 'date', 'description', 'url', 'value', 'template'].includes(String(key));
};

const isAddress = (path: SpecPath): boolean => path[0] === 'routes' && ['path', 'from', 'aliases'].some((key) => path.includes(key));

/** A value like the given one and different in everything that may be. */
const altered = (value: unknown, path: SpecPath, locales: readonly string[]): unknown => {
  if (path.join('.') === 'locales.default') return locales.find((locale) => locale !== value) ?? value;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return isName(path, locales) ? value : isAddress(path) ? `/x${value}` : path.at(-1) === 'date' ? '2001-01-01' : `${value}0`;
  if (Array.isArray(value)) return value.map((item, index) => altered(item, [...path, index], locales));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, altered(inner, [...path, key], locales)] as const);
  // What goes by the names of a table's columns: another one, which may be empty.
  if (path[0] === 'tables' && path.at(-1) === 'columns') entries.push(['another_column', { type: 'text', max: 1, nullable: true }]);
  return Object.fromEntries(entries);
};

/** A copy in which what stands at a path is another value; the rest is shared with the original. */
const replaced = (value: unknown, path: SpecPath, make: (inner: unknown) => unknown): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return make(value);
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? replaced(item, rest, make) : (item as unknown)));
  if (typeof value !== 'object' || value === null || !(key in value)) return value;
  return { ...value, [key]: replaced((value as Record<string, unknown>)[key], rest, make) };
};

/** A form under another name as well: some files only say which forms there are. */
const renamed = (spec: SiteSpec, [section, name]: SpecPath): SiteSpec =>
  section === 'forms' && typeof name === 'string' && spec.forms[name] ? { ...spec, forms: { ...spec.forms, [`${name}-x`]: spec.forms[name] } } : spec;

/** The spec with other values at these places. */
export const withAltered = (spec: SiteSpec, paths: readonly SpecPath[]): SiteSpec =>
  paths.reduce<SiteSpec>((whole, path) => renamed(replaced(whole, path, (inner) => altered(inner, path, localesOf(spec))) as SiteSpec, path), spec);

const contents = (files: readonly PlannedFile[]): Map<string, string> => new Map(files.map(({ path, content }) => [path, content]));

const filesOf = ({ files, migration }: Plan): Map<string, string> =>
  contents([...files, ...(migration ? [{ path: `${migrationsFolder}/${migration.file}`, source: 'tables', content: migration.sql }] : [])]);

/**
 * The files that something of the spec goes into, found by trying: what would become another file if these entries said
 * something else. So nothing has to be kept up by hand that could be out of date. A change of tables also needs a new migration,
 * which is no file yet; the log stands for it.
 */
export const outputsOf = (spec: SiteSpec, log: MigrationLog, paths: readonly SpecPath[]): string[] => {
  const before = filesOf(plan(spec, log));
  const after = filesOf(plan(withAltered(spec, paths), log));
  return [...before.keys()].filter((path) => before.get(path) !== after.get(path)).toSorted();
};

/** The module that writes an output. */
export const emitterOf = (spec: SiteSpec, output: string): string =>
  output === migrationLogPath || output.startsWith(migrationsFolder)
    ? 'generator/sql/migration.ts'
    : (emitters.find(({ emit }) => emit(spec).some(({ path }) => path === output))?.module ?? 'generator/pass.ts');

/** Entries of one part of the spec. */
export interface Group {
  readonly name: string;
  readonly paths: readonly SpecPath[];
}

/** Beyond so many entries of a part, the part is named and not each of them. */
const many = 60;

/** The entries that go into an output, by the parts of the spec: all of a part, where it is much of it. */
export const sourcesOf = (spec: SiteSpec, log: MigrationLog, output: string, groups: readonly Group[]): { group: Group; paths: SpecPath[] }[] => {
  const emitter = emitters.find(({ emit }) => emit(spec).some(({ path }) => path === output));
  const contentOf = (altered: SiteSpec): string | undefined => (emitter ? contents(emitter.emit(altered)) : filesOf(plan(altered, log))).get(output);
  const before = contentOf(spec);
  const matter = (paths: readonly SpecPath[]): boolean => paths.length > 0 && contentOf(withAltered(spec, paths)) !== before;
  const found = (paths: readonly SpecPath[]): SpecPath[] => {
    if (!matter(paths)) return [];
    if (paths.length === 1) return [...paths];
    const half = Math.ceil(paths.length / 2);
    return [...found(paths.slice(0, half)), ...found(paths.slice(half))];
  };
  return groups.flatMap((group) => {
    const half = Math.ceil(group.paths.length / 2);
    const whole = group.paths.length > many && matter(group.paths.slice(0, half)) && matter(group.paths.slice(half));
    const paths = whole ? [...group.paths] : found(group.paths);
    return paths.length > 0 ? [{ group, paths }] : [];
  });
};
