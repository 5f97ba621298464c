/** Changes what a spec says by changing its source, and nothing of it but what is meant. */
export type * from './contract.ts';
export { blockKinds, schemaOf } from './describe/index.ts';
export { inverse, plan } from './plan.ts';
export { EditedSite } from './site.ts';
export { writeEdits } from './write.ts';
