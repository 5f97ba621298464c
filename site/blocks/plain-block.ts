import { customSchema, z } from '#schema/kind.ts';
import * as kinds from './kinds.ts';

type PlainSchema = (typeof kinds)[keyof typeof kinds]['schema'] | typeof customSchema;

/** The schemas of blocks that may be inside a tab as well as on a page; custom blocks come last. */
export const plainSchemas = [...Object.values(kinds).map(({ schema }) => schema), customSchema] as PlainSchema[] as [
  PlainSchema,
  ...PlainSchema[],
];

/** A block that may stand inside a tab. */
export const plainBlockSchema = z.discriminatedUnion('kind', plainSchemas);
export type PlainBlock = z.infer<typeof plainBlockSchema>;
