import { migrationLogPath } from '../paths.ts';
import { record, same } from './data.ts';
import type { Data } from './data.ts';
import { differences } from './differences.ts';
import type { Versions } from './versions.ts';
import { brief, listing } from './words.ts';

/** A column in a few words. */
const shown = (column: Data): string => {
  const { type, max, nullable, oneOf } = record(column);
  return [String(type), ...(max === undefined ? [] : [`${brief(max)} at most`]), ...(nullable === true ? ['may be empty'] : []), ...(oneOf === undefined ? [] : [`one of ${brief(oneOf)}`])].join(', ');
};

const columnChanges = (table: string, was: { [name: string]: Data }, now: { [name: string]: Data }): string[] => [
  ...Object.keys(now).filter((name) => !(name in was)).map((name) => `table ${table}: column ${name} added (${shown(now[name])})`),
  ...Object.keys(was).filter((name) => !(name in now)).map((name) => `table ${table}: column ${name} retired`),
  ...Object.keys(now)
    .filter((name) => name in was)
    .flatMap((name) => columnChange(`table ${table}: column ${name}`, was[name], now[name])),
];

/** The values that a column takes are told one by one: there may be many. */
const columnChange = (name: string, was: Data, now: Data): string[] => {
  const [{ oneOf: old, ...before }, { oneOf: present, ...after }] = [record(was), record(now)];
  if (same(before, after) && old !== undefined && present !== undefined) return differences(`${name}, one of`, old, present);
  return same(was, now) ? [] : [`${name} is now ${shown(now)} (was ${shown(was)})`];
};

/** What changed of the tables, and the migration that brings it about. */
export const tableChanges = ({ of }: Versions, migration: string | undefined): string[] => {
  const { before, after } = of(migrationLogPath);
  const [old, now] = [record(before['tables']), record(after['tables'])];
  const limit = (version: { [name: string]: Data }) => record(version['requests'])['insertsPerMinute'];
  return [
    ...listing(Object.keys(now).filter((name) => !(name in old)), 'table', 'added'),
    ...listing(Object.keys(old).filter((name) => !(name in now)), 'table', 'retired'),
    ...Object.keys(now).filter((name) => name in old).flatMap((name) => columnChanges(name, record(old[name]), record(now[name]))),
    ...(limit(before) === limit(after) ? [] : [`integrations.backend.insertsPerMinute: ${brief(limit(before))} → ${brief(limit(after))}`]),
    ...differences('integrations.notify', before['notify'], after['notify']),
    ...(migration === undefined ? [] : [`new migration ${migration}`]),
  ];
};
