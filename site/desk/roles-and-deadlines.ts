import type { DeskConfig, DeskPower, DeskRole } from './contract/config.ts';
import { today } from './format.ts';
import { isWorkingDay, later } from '../shared/papers/calendar.ts';
import type { Person } from './contract/store.ts';

/** The day by which the firm answers a request of rights that arrived at a time. */
export function rightsDue(config: DeskConfig, receivedAt: string): string {
  const received = today(config, new Date(receivedAt));
  const { workingDays = 1, holidays = [] } = config.rights ?? {};
  return workingDayAfter(received, workingDays, holidays);
}

/**
 * The last day of a period of working days that begins the day after `day`.
 * @param day a calendar day, as are the holidays: `2026-11-30`
 * @param count the length of the period; at least 1
 * @example workingDayAfter('2026-11-27', 1, ['2026-11-30']) // '2026-12-01'
 */
export function workingDayAfter(day: string, count: number, holidays: readonly string[]): string {
  let [last, counted] = [day, 0];
  while (counted < count) {
    last = later(last, 1);
    if (isWorkingDay(last, holidays)) counted += 1;
  }
  return last;
}

/** How many working days are left after `today`, up to and including `due`; negative after it. */
export function workingDaysLeft(today: string, due: string, holidays: readonly string[]): number {
  const [first, last, sign] = today <= due ? [today, due, 1] : [due, today, -1];
  let count = 0;
  for (let day = later(first, 1); day <= last; day = later(day, 1)) if (isWorkingDay(day, holidays)) count += 1;
  return count * sign;
}

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

/** The role of a person; one without tables and powers if the spec no longer has it. */
export function roleOf({ roles }: DeskConfig, { role }: Pick<Person, 'role'>): DeskRole {
  return roles.find(({ name }) => name === role) ?? { name: role, label: {}, tables: [], powers: [] };
}

/** Whether a person's role has a power. */
export function may(config: DeskConfig, person: Pick<Person, 'role'>, power: DeskPower): boolean {
  return roleOf(config, person).powers.includes(power);
}
