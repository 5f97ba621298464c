/**
 * Types of what the generator writes for the site, and of what the build writes for the server and the hosts. Generated
 * files are annotated with them, so a mismatch is a type error.
 */
export type * from './expected.ts';
export type * from './form.ts';
export type * from './page.ts';
export type * from './routes.ts';
export type * from './site.ts';
