// Generated from integrations.reports of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledReports } from '#contract';

/** Where browsers and the server report errors; without it they report nothing. */
export const reports: CompiledReports | undefined = undefined;
