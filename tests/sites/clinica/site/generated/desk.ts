// Generated from desk of the spec. Do not edit: change the spec and run `npm run generate`.
import type { DeskConfig } from '#site/desk/contract/config.ts';

/** The desk: who may do what there, and how it shows the tables. A site without one has none. */
export const desk: DeskConfig | undefined = undefined;
