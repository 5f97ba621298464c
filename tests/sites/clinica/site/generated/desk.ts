// Generated from desk of the spec. Do not edit: change the spec and run `npm run generate`.
import type { DeskConfig } from '#site/desk/contract/config.ts';

/** Roles, tables, settings and own texts of the desk, if the site has one. */
export const desk: DeskConfig | undefined = undefined;
