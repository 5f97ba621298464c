import type { HostName } from './host.ts';

/** The expected response of an address. Only the given fields are checked. */
export interface Expected {
  readonly status: number;
  /** The target of a redirect, with its query. */
  readonly target?: string;
  /** The id and language of the page. */
  readonly shows?: { readonly page: string; readonly locale: string };
  /** The values of headers; `null` for a header that must be absent. */
  readonly headers: Readonly<Record<string, string | null>>;
  /** Whether `Vary` includes the visitor's language. */
  readonly varies?: boolean;
}

/** A host's different response, and why it cannot be changed. */
export type Deviation = { readonly [Key in keyof Expected]?: Expected[Key] | undefined } & { readonly why: string };

/** A request and its expected response. */
export interface Row {
  /** The rule that the row is an example of. */
  readonly about: string;
  readonly address: string;
  /** The headers of the request; a `referer` that is a path means a page of the site. */
  readonly request?: Readonly<Record<string, string>>;
  readonly expected: Expected;
  readonly deviations?: Readonly<Partial<Record<HostName, Deviation>>>;
}

/** Applies a host's deviation to an expectation. */
export function deviated(expected: Expected, deviation: Deviation): Expected {
  const { why: _, ...rest } = deviation;
  return { ...expected, ...rest, headers: { ...expected.headers, ...rest.headers } } as Expected;
}

/** Merges two deviations of a host for one address. */
export function both(first: Deviation | undefined, second: Deviation): Deviation {
  if (first === undefined) return second;
  const why = [...new Set([second.why, first.why])].join('; ');
  return { ...first, ...second, headers: { ...first.headers, ...second.headers }, why };
}
