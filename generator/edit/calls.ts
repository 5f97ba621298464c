import * as schema from '../schema/index.ts';
import type { JsonObject } from './contract.ts';
import { sameValue } from './value-edits.ts';

/** A value as the call of a helper. An argument that is `undefined` is left out, or written so where others follow it. */
export interface Call {
  readonly helper: string;
  readonly args: readonly unknown[];
}

function without(value: JsonObject, ...names: readonly string[]): JsonObject | undefined {
  const rest = Object.fromEntries(
    Object.entries(value).filter(([name, inner]) => !names.includes(name) && inner !== undefined),
  );
  return Object.keys(rest).length > 0 ? rest : undefined;
}

function action(helper: string, first?: string) {
  return (value: JsonObject): Call => ({
    helper,
    args: [
      ...(first === undefined ? [] : [value[first]]),
      value['label'],
      without(value, 'kind', 'label', first ?? ''),
    ],
  });
}

/** How what has a `kind` is written by authors, by kind. Two may share one: the value tells which is meant. */
const byKind: Readonly<Record<string, readonly ((value: JsonObject) => Call)[]>> = {
  page: [action('linkTo', 'page')],
  anchor: [action('jumpTo', 'hash')],
  book: [action('book', 'calendar')],
  chat: [action('chat')],
  phone: [action('phone')],
  email: [action('email')],
  url: [action('url', 'url')],
  command: [action('command', 'command')],
  alert: [action('alert', 'error')],
  dialog: [action('openDialog', 'dialog')],
  signOut: [
    ({ to, success, failure, label, ...rest }) => ({
      helper: 'signOut',
      args: [{ to, success, failure }, label, without(rest, 'kind')],
    }),
  ],
  message: [({ name }) => ({ helper: 'message', args: [name] })],
  links: [({ id, heading, links }) => ({ helper: 'linkSection', args: [id, heading, links] })],
  services: [({ heading, id }) => ({ helper: 'servicesSection', args: [heading, id === 'services' ? undefined : id] })],
  contact: [({ heading }) => ({ helper: 'contactSection', args: [heading] })],
  consent: [() => ({ helper: 'consentSection', args: [] })],
  hours: [({ hours }) => ({ helper: 'openingHours', args: [hours] })],
  from: [({ field, emptyAsNull }) => ({ helper: emptyAsNull === true ? 'fromOrNull' : 'from', args: [field] })],
  html: [({ html }) => ({ helper: 'html', args: [html] })],
  template: [({ template }) => ({ helper: 'template', args: [template] })],
  literal: [({ value }) => ({ helper: 'literal', args: [value] })],
  now: [() => ({ helper: 'now', args: [] })],
};

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

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function candidates(value: JsonObject): Call[] {
  const { kind, control } = value;
  if (typeof control === 'string')
    return [{ helper: `${control}Field`, args: [value['label'], without(value, 'control', 'label')] }];
  if (typeof value['value'] === 'string' && isRecord(value['label']))
    return [{ helper: 'option', args: [value['value'], value['label']] }];
  if (typeof kind !== 'string') return [];
  return [...(byKind[kind] ?? []).map((write) => write(value)), { helper: kind, args: [without(value, 'kind') ?? {}] }];
}

/**
 * The call of a helper that makes a value, where there is one: authors write `linkTo('services')` rather than an object with a `kind`. That the
 * helper makes this value is made sure of by calling it.
 */
export function callFor(value: JsonObject): Call | undefined {
  const found = candidates(value).find((call) => makes(call, value));
  if (!found) return undefined;
  const given = found.args.findLastIndex((argument) => argument !== undefined) + 1;
  return { helper: found.helper, args: found.args.slice(0, given) };
}

/** Whether a value is written as a call with one object that holds all of it besides its kind, as blocks and pictures are. */
export function takesObject(value: JsonObject): boolean {
  return (
    value['kind'] === 'custom' ||
    (callFor(value)?.helper === value['kind'] && sameValue(callFor(value)?.args[0], without(value, 'kind') ?? {}))
  );
}
