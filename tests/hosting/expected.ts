import type { HostName } from './host.ts';

/** What an address answers. Where nothing is said, nothing is checked. */
export interface Expected {
  readonly status: number;
  /** Where a redirect leads, query included. */
  readonly target?: string;
  /** The page that is shown, by its id and language. */
  readonly shows?: { readonly page: string; readonly locale: string };
  /** Values of headers; `null` for one that must not be there. */
  readonly headers: Readonly<Record<string, string | null>>;
  /** Whether the answer says that it depends on the visitor's language. */
  readonly varies?: boolean;
}

/** What a host answers instead, and why nothing can be done about it. */
export type Deviation = { readonly [Key in keyof Expected]?: Expected[Key] | undefined } & { readonly why: string };

/** An address under a condition, and what it answers. */
export interface Row {
  /** What the row is an example of. */
  readonly about: string;
  readonly address: string;
  /** Headers of the request; a `referer` that is a path is one of the site itself. */
  readonly request?: Readonly<Record<string, string>>;
  readonly expected: Expected;
  readonly deviations?: Readonly<Partial<Record<HostName, Deviation>>>;
}

/** An expectation with a host's deviation from it. */
export function deviated(expected: Expected, deviation: Deviation): Expected {
  const { why: _, ...rest } = deviation;
  return { ...expected, ...rest, headers: { ...expected.headers, ...rest.headers } } as Expected;
}

/** Two reasons of one host for one address. */
export function both(first: Deviation | undefined, second: Deviation): Deviation {
  if (first === undefined) return second;
  const why = [...new Set([second.why, first.why])].join('; ');
  return { ...first, ...second, headers: { ...first.headers, ...second.headers }, why };
}
