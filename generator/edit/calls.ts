import { argumentNames, positionalHelpers } from '../read/locate/helpers.ts';
import * as schema from '../schema/index.ts';
import type { JsonObject } from './contract.ts';
import { sameValue } from './value-edits.ts';

/** A value as the call of a helper. An argument that is `undefined` is written so: others follow it. */
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

/** The properties of a value without some of them, if any are left. */
function without(value: JsonObject, names: readonly string[]): JsonObject | undefined {
  const rest = Object.entries(value).filter(([name, inner]) => !names.includes(name) && inner !== undefined);
  return rest.length > 0 ? Object.fromEntries(rest) : undefined;
}

/** The calls of a helper that may make a value, the one with the fewest arguments first. */
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
 * The call of a helper that makes a value, where there is one: authors write `linkTo('services')`, and not an object with a `kind`.
 * Calling the helper shows whether it makes this value.
 */
export function callFor(value: JsonObject): Call | undefined {
  const { kind } = value;
  const own =
    typeof kind === 'string' && !positionalHelpers.includes(kind)
      ? [{ helper: kind, args: [without(value, ['kind']) ?? {}] }]
      : [];
  // What figures say beside a label is no option.
  const known = positionalHelpers.filter((helper) => helper !== 'option' || typeof value['value'] === 'string');
  return [...known.flatMap((helper) => callsOf(helper, value)), ...own].find((call) => makes(call, value));
}
