import type { Beginning } from '#contract';
import { InvalidArgumentError } from 'commander';
import { cleanEmail, isEmail } from '../../lib/email.ts';
import type { LeadFilters } from './requests.ts';
import type { LeadsSetup } from './setup.ts';

function refuse(sentence: string): never {
  throw new InvalidArgumentError(sentence);
}

/** `2026-11-01`, or with a time of day, `2026-11-01T09:30`. */
export function readDay(value: string): string {
  const [, day = '', time] = /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d:[0-5]\d|2[0-3]:[0-5]\d))?$/.exec(value) ?? [];
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) {
    return refuse('Give an existing day like 2026-11-01, or a time like 2026-11-01T09:30.');
  }
  return time === undefined ? day : `${day}T${time}`;
}

const UNITS = { h: 'hours', d: 'days', w: 'weeks', m: 'months' } as const;

/** `7d` → `7 days` */
export function readSpan(value: string): string {
  const [, count, unit] = /^([1-9]\d{0,3})([hdwm])$/.exec(value) ?? [];
  if (count === undefined) return refuse('Give a time span like 12h, 7d, 2w or 3m (hours, days, weeks, months).');
  return `${count} ${UNITS[unit as keyof typeof UNITS]}`;
}

/** A positive whole number. */
export function readLimit(value: string): number {
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : refuse('It must be a whole number, 1 or more.');
}

/** An e-mail address, however it was pasted. */
export function readEmail(value: string): string {
  const email = cleanEmail(value);
  return isEmail(email) ? email : refuse('It must be an e-mail address.');
}

/** The id of a row, or its beginning. */
export function readId(value: string): string {
  if (/^[\da-f-]{8,36}$/i.test(value)) return value;
  return refuse('An id consists of hexadecimal digits and hyphens; its first 8 characters are enough.');
}

/** One of a list of names. */
export function oneOf(names: readonly string[], what: string): (value: string) => string {
  return (value) =>
    names.includes(value)
      ? value
      : refuse(
          `There is no ${what} "${value}". The ${what === 'status' ? 'statuses' : `${what}s`} are: ${names.join(', ')}.`,
        );
}

/** How to recognize the rows of a form, and which other forms' rows look the same. */
export function sourceOf(
  form: string,
  sources: LeadsSetup['sources'],
): { source: NonNullable<LeadFilters['source']>; alike: string[] } {
  const mark = sources[form];
  if (mark === undefined) throw new Error(`No form "${form}": the option should have refused it`);
  const others = Object.entries(sources).filter(([id, { table }]) => id !== form && table === mark.table);
  if (mark.begins !== undefined)
    return { source: { table: mark.table, begins: mark.begins, notBegins: [] }, alike: [] };
  const notBegins = others.flatMap(([, { begins }]): Beginning[] => (begins === undefined ? [] : [begins]));
  return {
    source: { table: mark.table, notBegins },
    alike: others.filter(([, { begins }]) => begins === undefined).map(([id]) => id),
  };
}
