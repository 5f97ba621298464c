/** Edits the source of a spec for the studio. Only the lines of the edited values change. */
export type * from './contract.ts';
export { blockKinds, schemaOf } from './describe/index.ts';
export { plan } from './plan.ts';
export { EditedSite } from './site.ts';
export { writeEdits } from './write.ts';
