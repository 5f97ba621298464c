import type { DeskConfig } from './contract/config.ts';
import type { Person } from './contract/store.ts';

/** The colleagues who can take over the open rows of a person, because they see all the tables that these are in. */
export function heirsOf({ roles }: Pick<DeskConfig, 'roles'>, person: Person, people: readonly Person[]): Person[] {
  const tablesOf = ({ role }: Person): readonly string[] => roles.find(({ name }) => name === role)?.tables ?? [];
  const { open = 0, openIn = {} } = person;
  const known = Object.values(openIn).reduce((sum, count) => sum + count, 0);
  // The rest is in tables that the reader does not see.
  const tables = [...Object.keys(openIn), ...(known < open ? tablesOf(person) : [])];
  return people.filter(
    (each) => each.email !== person.email && tables.every((table) => tablesOf(each).includes(table)),
  );
}
