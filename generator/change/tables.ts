import type { Column } from '../schema/index.ts';
import type { Change } from './change.ts';
import { differences } from './differences.ts';
import { brief, listing } from './phrases.ts';
import { names, same } from './value.ts';

/** A column in a few words. */
function shown(column: Column): string {
  const { type, min, max, decimals, nullable, onlyTrue, oneOf, onlyIf }: Partial<Record<string, unknown>> = column;
  return [
    type,
    ...(min === undefined ? [] : [`${String(min)} at least`]),
    ...(max === undefined ? [] : [`${String(max)} at most`]),
    ...(decimals === undefined ? [] : [`${String(decimals)} decimals`]),
    ...(onlyTrue ? ['nothing but yes'] : []),
    ...(nullable ? ['may be empty'] : []),
    ...(oneOf === undefined ? [] : [`one of ${brief(oneOf)}`]),
    ...(onlyIf === undefined ? [] : [`only if ${brief(onlyIf)}`]),
  ].join(', ');
}

function columnChange(name: string, was: Column, now: Column): string[] {
  // Of the values that a column takes, each is described: there may be many.
  if ('oneOf' in was && 'oneOf' in now && same({ ...was, oneOf: now.oneOf }, now))
    return differences(`${name}, one of`, was.oneOf, now.oneOf);
  return same(was, now) ? [] : [`${name} is now ${shown(now)} (was ${shown(was)})`];
}

function columnChanges(
  table: string,
  was: Readonly<Record<string, Column>>,
  now: Readonly<Record<string, Column>>,
): string[] {
  const { added, removed, kept } = names(was, now);
  return [
    ...added.map((name) => `table ${table}: column ${name} added (${shown(now[name]!)})`),
    ...removed.map((name) => `table ${table}: column ${name} retired`),
    ...kept.flatMap((name) => columnChange(`table ${table}: column ${name}`, was[name]!, now[name]!)),
  ];
}

/** What changed of the tables. */
export function tableChanges({ before, after }: Change): string[] {
  const { added, removed, kept } = names(before.tables, after.tables);
  return [
    ...listing(added, 'table', 'added'),
    ...listing(removed, 'table', 'retired'),
    ...kept.flatMap((name) => [
      ...columnChanges(name, before.tables[name]!.columns, after.tables[name]!.columns),
      ...differences(`table ${name}: email`, before.tables[name]!.email, after.tables[name]!.email),
    ]),
  ];
}
