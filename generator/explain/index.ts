import pc from 'picocolors';
import { readChecked } from '../checked.ts';
import type { SpecPath } from '../diagnostic.ts';
import { UserError } from '../../site/user-error.mjs';
import { createLocator } from '../locate/walk.ts';
import { entryOf, manifestPath, migrationsFolder, projectOf, snapshotPath } from '../paths.ts';
import { formatDiagnostics } from '../diagnostics/print.ts';
import type { SiteSpec } from '../schema/index.ts';
import type { MigrationLog } from '../sql/model.ts';
import { nearest } from '../suggest.ts';
import { entriesOf, groupsOf } from './entries.ts';
import type { Entry } from './entries.ts';
import { nameOf, sectionsOf } from './facts.ts';
import type { Fact, Section } from './facts.ts';
import { outputsOf, sourcesOf, traceOutputs } from './trace.ts';
import type { TracedOutput } from './trace.ts';

/** What there is to know of one thing: where it stands, what it has to do with, and what comes from it or it from. */
export interface Explanation {
  readonly kind: string;
  readonly name: string;
  /** `spec/routes.ts:12`; outputs have none. */
  readonly place?: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly facts: readonly { readonly text: string; readonly place?: string }[];
  }[];
}

function outputEntries(outputs: readonly TracedOutput[], log: MigrationLog): Entry[] {
  const paths = new Set([
    ...outputs.map(({ path }) => path),
    ...log.migrations.map(({ file }) => `${migrationsFolder}/${file}`),
    manifestPath,
    snapshotPath,
  ]);
  return [...paths].map((path) => ({
    kind: 'output',
    name: path,
    // `forms/contact-home.ts` will do, and `contact-home.ts` as well.
    also: path
      .split('/')
      .slice(1)
      .map((_, index, parts) => parts.slice(index).join('/')),
    path: [],
  }));
}

/** A name as people type it: with or without `./`, a trailing slash, or the kind before it. */
function typed(given: string): string {
  return given
    .trim()
    .replace(/^\.\//, '')
    .replace(/(.)\/$/, '$1');
}

function matches(entries: readonly Entry[], given: string): Entry[] {
  const wanted = typed(given);
  const exact = entries.filter(
    ({ kind, name, also }) => name === wanted || also.includes(wanted) || `${kind}:${name}` === wanted,
  );
  // A setting that is called like a part of another one is meant only where nothing bears the name itself.
  const named = exact.filter(({ name, kind }) => name === wanted || kind === 'route' || kind === 'destination');
  return named.length > 0 ? named : exact;
}

function outputSections(spec: SiteSpec, outputs: readonly TracedOutput[], output: string): Section[] {
  const traced = outputs.find(({ path }) => path === output);
  const groups = traced ? sourcesOf(traced, groupsOf(spec)) : [];
  // Migrations that were made before come from the spec as it was then.
  const module =
    traced?.module ??
    (output.startsWith(migrationsFolder)
      ? 'generator/sql/migration.ts'
      : output === snapshotPath
        ? 'generator/snapshot/file.ts'
        : 'generator/pass.ts');
  return [
    { heading: 'Written by', facts: [{ text: module }] },
    { heading: 'Named after', facts: traced ? [{ text: traced.source }] : [] },
    ...(output === manifestPath ? [{ heading: 'Comes from', facts: [{ text: 'all other outputs' }] }] : []),
    ...(output === snapshotPath ? [{ heading: 'Comes from', facts: [{ text: 'the whole spec' }] }] : []),
    ...groups.map(({ group, paths }) => ({
      heading: `Comes from ${group.name}${paths.length > 1 ? ` (${paths.length})` : ''}`,
      facts: paths.map((at): Fact => ({ text: nameOf(spec, at), at })),
    })),
  ].filter(({ facts }) => facts.length > 0);
}

/** What a name of a project stands for and what comes from what. Ambiguous names have several answers. */
export async function explain(root: string, given: string): Promise<Explanation[]> {
  const checked = await readChecked(root);
  if (!checked.ok)
    throw new UserError(
      `The spec has mistakes, so nothing comes from it.\n\n${formatDiagnostics(checked.diagnostics, { colour: pc.isColorSupported })}`,
    );
  const {
    spec,
    migrations: { log },
  } = checked;
  const traced = traceOutputs(spec, log);
  const entries = [...entriesOf(spec), ...outputEntries(traced, log)];
  const found = matches(entries, given);
  if (found.length === 0) throw unknown(given, entries);
  const locate = createLocator(projectOf(entryOf(root)), entryOf(root));
  const placeOf = (path: SpecPath): string => {
    const { file, line } = locate(path, 'value');
    return `${file}:${line}`;
  };
  return found.map((entry): Explanation => {
    const { kind, name, path } = entry;
    const own: Section[] = kind === 'output' ? outputSections(spec, traced, name) : sectionsOf(spec, log, entry);
    // A page's route and what stands on it are one thing to whoever asks.
    const content = kind === 'route' ? spec.pages.findIndex(({ id }) => id === name) : -1;
    const outputs = kind === 'output' ? [] : outputsOf(traced, [path, ...(content < 0 ? [] : [['pages', content]])]);
    const sections = [
      ...own,
      ...(outputs.length > 0
        ? [{ heading: `Outputs (${outputs.length})`, facts: outputs.map((text) => ({ text })) }]
        : []),
    ];
    return {
      kind,
      name,
      ...(kind !== 'output' && { place: placeOf(path) }),
      sections: sections.map(({ heading, facts }: Section) => ({
        heading,
        facts: facts.map(({ text, at }) => ({ text, ...(at && { place: placeOf(at) }) })),
      })),
    };
  });
}

function unknown(given: string, entries: readonly Entry[]): UserError {
  const name = nearest(
    typed(given),
    entries.flatMap(({ name, also }) => [name, ...also]),
  );
  const kinds =
    'a route or its path, a form, a table, a message, an error, a setting such as values.responseHours, an article or an output file';
  return new UserError(
    `Nothing is called "${given}".\n  ${name === undefined ? `Name ${kinds}.` : `Did you mean "${name}"?`}`,
  );
}

/** How many facts of a heading are shown to a person; `--json` has all. */
const limit = 16;

/** Explanations as a person reads them. */
export function formatExplanations(explanations: readonly Explanation[]): string {
  return explanations
    .map(({ kind, name, place, sections }) => {
      const head = `${pc.bold(`${kind} ${name}`)}${place === undefined ? '' : `  ${pc.cyan(place)}`}`;
      const parts = sections.flatMap(({ heading, facts }) => {
        const shown = facts.slice(0, limit);
        const width = Math.min(60, Math.max(...shown.map(({ text }) => text.length)));
        return [
          `  ${pc.yellow(heading)}`,
          ...shown.map(
            ({ text, place: at }) => `    ${at === undefined ? text : `${text.padEnd(width)}  ${pc.cyan(at)}`}`,
          ),
          ...(facts.length > limit ? [`    and ${facts.length - limit} more`] : []),
        ];
      });
      return [head, ...parts].join('\n');
    })
    .join('\n\n');
}
