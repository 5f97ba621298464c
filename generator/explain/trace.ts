import { pathKey } from '../diagnostic.ts';
import type { SpecPath } from '../diagnostic.ts';
import { noMedia } from '../media/facts.ts';
import { migrationsFolder } from '../paths.ts';
import { emitters, logFile } from '../plan.ts';
import { recorded, recordReads } from '../reads.ts';
import type { SiteSpec } from '../schema/index.ts';
import { nextMigration } from '../sql/migration.ts';
import type { MigrationLog } from '../sql/model.ts';

/** A file that a spec gives, and what is read for it. */
export interface TracedOutput {
  readonly path: string;
  /** The spec entry that it is named after. */
  readonly source: string;
  /** The module that writes it. */
  readonly module: string;
  /** Every place in the spec that is read for it. */
  readonly reads: readonly SpecPath[];
}

/** All outputs of a spec, each with what its emitter reads for it. */
export function traceOutputs(spec: SiteSpec, log: MigrationLog): TracedOutput[] {
  const read = recorded(spec);
  const migrations = {
    module: 'generator/sql/migration.ts',
    emit: (from: SiteSpec) => [logFile(() => nextMigration(from, log).log)],
  };
  const traced = [...emitters, migrations].flatMap(({ module, emit }) =>
    emit(read, noMedia).map((file): TracedOutput => ({
      path: file.path,
      source: file.source,
      module,
      reads: recordReads(() => file.content).reads,
    })),
  );
  const { value, reads } = recordReads(() => nextMigration(read, log));
  if (!value.migration) return traced;
  return [
    ...traced,
    { path: `${migrationsFolder}/${value.migration.file}`, source: 'tables', module: migrations.module, reads },
  ];
}

function begins(path: SpecPath, start: SpecPath): boolean {
  return start.every((step, index) => path[index] === step);
}

/** The files for which one of these entries is read, or something in it. */
export function outputsOf(outputs: readonly TracedOutput[], paths: readonly SpecPath[]): string[] {
  return outputs
    .filter(({ reads }) => reads.some((path) => paths.some((start) => begins(path, start))))
    .map(({ path }) => path)
    .toSorted();
}

/** Entries of one part of the spec. */
export interface Group {
  readonly name: string;
  readonly paths: readonly SpecPath[];
}

/** The entries that are read for an output, by the parts of the spec. */
export function sourcesOf({ reads }: TracedOutput, groups: readonly Group[]): { group: Group; paths: SpecPath[] }[] {
  const read = new Set(reads.flatMap((path) => path.map((_, length) => pathKey(path.slice(0, length + 1)))));
  return groups
    .map((group) => ({ group, paths: group.paths.filter((path) => read.has(pathKey(path))) }))
    .filter(({ paths }) => paths.length > 0);
}
