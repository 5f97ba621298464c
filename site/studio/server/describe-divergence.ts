import { join } from 'node:path';
import type { EditedSite } from '../../../generator/edit/site.ts';
import { asWritten } from '../../../generator/edit/values.ts';
import { describeChange, type SpecChange } from '../../../generator/write/describe-change.ts';
import { pathKey } from '../../../generator/diagnostics/diagnostic.ts';
import type { SiteSpec } from '../../../generator/schema/index.ts';
import type { Divergence, Failure, Json } from '../contract.ts';
import { failure } from '../failure.ts';
import type { Content } from './files.ts';
import type { Diverged } from './follow.ts';
import { trail } from './trail.ts';

/** Says whose change a save conflicts with, and shows both versions of each text. */
export async function describeDivergence(
  site: EditedSite,
  { newest, files, outcomes }: Diverged,
): Promise<Failure & { readonly diverged: readonly Divergence[] }> {
  const [mine, theirs] = [await specWith(site, outcomes.mine), await specWith(site, outcomes.theirs)];
  const diverged = mine && theirs ? divergences(mine, theirs) : [];
  return { ...failureOf(newest, files), diverged };
}

function failureOf(newest: Diverged['newest'], files: readonly string[]): Failure {
  const where = `Files: ${files.join(', ')}.`;
  if (newest === undefined)
    return failure(`Somebody else has changed this in the meantime. ${where}`, 'studio/changed');
  const [by, title] = [newest.by, newest.title].map((text) => text.replaceAll('"', "'"));
  switch (newest.kind) {
    case 'back':
      return failure(`"${by}" went back to the version "${newest.back}". ${where}`, 'studio/follow-back');
    case 'saved':
      return failure(`"${by}" has changed the same place: "${title}". ${where}`, 'studio/follow-saved');
    case 'commit':
      return failure(`The programmer "${by}" has changed the same place: "${title}". ${where}`, 'studio/follow-commit');
  }
}

/** The spec with other contents of some files; undefined if it would not be valid. */
async function specWith(site: EditedSite, files: ReadonlyMap<string, Content>): Promise<SiteSpec | undefined> {
  const drafts = site.drafts();
  for (const [path, content] of files)
    if (path.endsWith('.ts')) drafts.write(join(site.project, path), content ?? undefined);
  const read = await site.read(drafts);
  return read.ok ? asWritten(read.spec) : undefined;
}

function divergences(mine: SiteSpec, theirs: SiteSpec): Divergence[] {
  const places = Map.groupBy(describeChange(mine, theirs), ({ at }) => pathKey(at));
  return [...places.values()].map((changes) => {
    const [{ at }] = changes as [SpecChange];
    return { where: trail(theirs, at), mine: version(changes, 'before'), theirs: version(changes, 'after') };
  });
}

/** One of the versions: a text in its languages, or another value. Null for what only the other version has. */
function version(changes: readonly SpecChange[], which: 'before' | 'after'): Json {
  const texts = changes.flatMap((change) => (change.kind === 'text' ? [[change.locale, change[which]] as const] : []));
  if (texts.length > 0) return Object.fromEntries(texts);
  const [change] = changes;
  if (change?.kind === 'value') return (change[which] ?? null) as Json;
  const isThere = which === 'before' ? 'removed' : 'added';
  return change?.kind === isThere ? (change.value as Json) : null;
}
