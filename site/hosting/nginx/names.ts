import type { HostedSite } from '#contract';
import { createHash } from 'node:crypto';

/** nginx looks its variables up in buckets of 64 bytes, and complains of those that do not fit into one by twos. */
const LONGEST = 14;

/** The path as it was asked for: the same for all sites, and the only variable that your own configuration names. */
export const PATH = '$site_path';

/** How a site's parts are called on an nginx, which has one set of names for all the sites that it serves. */
export interface Names {
  /** What all of them begin with. */
  readonly prefix: string;
  /** The name of your own server. */
  readonly upstream: string;
  /** The name of a variable: `$s1x9f_page`. */
  variable(name: string): string;
  /** The variable that holds a header's value, by the header's initials: `$s1x9f_csp`. */
  header(name: string): string;
}

/** Names that no site at another origin has. */
export function namesOf({ origin }: Pick<HostedSite, 'origin'>): Names {
  const digest = createHash('sha256').update(origin).digest().readUInt32BE();
  const prefix = `s${digest.toString(36).padStart(4, '0').slice(-4)}`;
  const variable = (name: string): string => {
    const full = `${prefix}_${name}`;
    if (full.length > LONGEST)
      throw new Error(`The variable ${full} has ${full.length} characters, and ${LONGEST} are enough for nginx.`);
    return `$${full}`;
  };
  return {
    prefix,
    upstream: `${prefix}_server`,
    variable,
    header: (name) =>
      variable(
        name
          .split('-')
          .map((word) => word.charAt(0))
          .join(''),
      ),
  };
}
