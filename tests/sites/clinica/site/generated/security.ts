// Generated from firm.securityContact of the spec. Do not edit: change tests/sites/clinica/ and run `npm run generate`.
/** Whom to tell of a security problem, for /.well-known/security.txt. A module of its own: no page needs it. */
export const securityContact: SecurityContact | undefined = undefined;

/** The fields of the file. */
export interface SecurityContact {
  readonly contact: string;
  /** `2027-10-31` */
  readonly expires: string;
  readonly languages: readonly string[];
  readonly policy?: string;
}
