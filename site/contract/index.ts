/**
 * Types of what the generator writes for the site, and of what the build writes for the server and the hosts; one file
 * per concept. Generated files are annotated with them, so a mismatch is a type error.
 */
export type * from './action.ts';
export type * from './article.ts';
export type * from './block.ts';
export type * from './brand.ts';
export type * from './expected.ts';
export type * from './firm.ts';
export type * from './form.ts';
export type * from './headers.ts';
export type * from './host.ts';
export type * from './image.ts';
export type * from './integration.ts';
export type * from './interface.ts';
export type * from './language.ts';
export type * from './navigation.ts';
export type * from './page.ts';
export type * from './record.ts';
export type * from './route.ts';
export type * from './server.ts';
export type * from './table.ts';
export type * from './text.ts';
