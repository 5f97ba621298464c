import { argumentNames, positionalHelpers } from '../read/locate/helpers.ts';
import * as schema from '../schema/index.ts';
import type { JsonObject } from './contract.ts';
import { sameValue } from './value-edits.ts';

/** A call of a helper. Arguments may be `undefined` if others follow. */
export interface Call {
  readonly helper: string;
  readonly args: readonly unknown[];
}

const helpers = schema as unknown as Readonly<Record<string, unknown>>;

function makes({ helper, args }: Call, value: JsonObject): boolean {
  const make = helpers[helper];
  if (typeof make !== 'function') return false;
  try {
    return sameValue(make(...args), value);
  } catch {
    return false;
  }
}

/** The other properties of a value, or `undefined` if there are none. */
function without(value: JsonObject, names: readonly string[]): JsonObject | undefined {
  const rest = Object.entries(value).filter(([name, inner]) => !names.includes(name) && inner !== undefined);
  return rest.length > 0 ? Object.fromEntries(rest) : undefined;
}

/** The calls of a helper that may return a value, by number of arguments. */
function callsOf(helper: string, value: JsonObject): Call[] {
  const names = argumentNames(helper);
  const target = helper === 'signOut' ? ['to', 'success', 'failure'] : [];
  const args = [
    ...names.map((name) => (name === '' ? Object.fromEntries(target.map((key) => [key, value[key]])) : value[name])),
    without(value, ['kind', 'control', ...names, ...target]),
  ];
  return [...args.keys(), args.length].map((count) => ({ helper, args: args.slice(0, count) }));
}

/**
 * The call of a helper that returns a value, if there is one: `linkTo('services')` instead of an object with a `kind`.
 * Each candidate is called to compare its result.
 */
export function callFor(value: JsonObject): Call | undefined {
  const { kind } = value;
  const own =
    typeof kind === 'string' && !positionalHelpers.includes(kind)
      ? [{ helper: kind, args: [without(value, ['kind']) ?? {}] }]
      : [];
  // Statistics have a value and a label too, but theirs is a text.
  const known = positionalHelpers.filter((helper) => helper !== 'option' || typeof value['value'] === 'string');
  return [...known.flatMap((helper) => callsOf(helper, value)), ...own].find((call) => makes(call, value));
}
