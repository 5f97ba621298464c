import type { Firm } from '#schema';
import type { Immutable, Localized, TextKey } from './text.ts';

/** The firm after compilation. Its type does not depend on the values in the spec, so lists may be empty. */
export interface CompiledFirm extends Immutable<
  Pick<Firm, 'name' | 'legalName' | 'types' | 'origin' | 'email' | 'address' | 'hours' | 'social'>
> {
  readonly tagline: Localized;
  readonly phone: { readonly display: string; readonly href: string };
  /** The opening hours as text, one line each: days, then times. */
  readonly hoursInWords: Localized<readonly string[]>;
}

/** The coordinates of the office, in degrees. */
export type Coordinates = Immutable<NonNullable<Firm['geo']>>;

/** The fields of `/.well-known/security.txt`. */
export interface SecurityContact {
  readonly contact: string;
  /** `2027-10-31` */
  readonly expires: string;
  readonly languages: readonly string[];
  readonly policy?: string | undefined;
}

/** A service after compilation. */
export interface CompiledService {
  readonly key: string;
  readonly title: TextKey;
  /** The label of its window in the house. */
  readonly shortTitle: TextKey;
  readonly description: TextKey;
  readonly motif?: string;
  readonly href: Localized;
}
