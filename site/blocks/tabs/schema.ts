import { actionSchema, anchorId, customSchema, defineKind, listOf, textSchema, z } from '#schema/kind.ts';
import * as kinds from '../kinds.ts';

type PlainSchema = (typeof kinds)[keyof typeof kinds]['schema'] | typeof customSchema;

/** The schemas of blocks that may be inside a tab as well as on a page; custom blocks come last. */
export const plainSchemas = [...Object.values(kinds).map(({ schema }) => schema), customSchema] as PlainSchema[] as [
  PlainSchema,
  ...PlainSchema[],
];

const plainBlockSchema = z.discriminatedUnion('kind', plainSchemas);
/** A block that may stand inside a tab. */
export type PlainBlock = z.infer<typeof plainBlockSchema>;

/** Panels that are shown one at a time; without JavaScript all of them are. */
export const tabs = defineKind('tabs', {
  id: anchorId,
  /** The label of the tabs, for screen readers. */
  label: textSchema,
  /** The panel that is open at first. */
  initial: anchorId,
  /** The query parameter that opens a panel: `?audiencia=personas`. Value, without spaces → panel. */
  query: z.strictObject({ parameter: z.string(), values: z.record(z.string().regex(/^\S+$/), anchorId) }).optional(),
  panels: listOf({
    /** The panel's id and its fragment in the address. */
    id: anchorId,
    label: textSchema,
    /**
     * A button at the side of wide screens that stays in view while the panel is open. On a phone, the header's
     * `bar` takes its place.
     */
    floating: actionSchema.optional(),
    /** Buttons at the top of the panel. */
    actions: z.array(actionSchema).optional(),
    blocks: z.array(plainBlockSchema).min(1),
  }).min(2),
}).with({
  anchors: 'panels',
  inner: ({ panels }) =>
    panels.flatMap(({ blocks }, panel) =>
      blocks.map((block, index) => ({ block, path: ['panels', panel, 'blocks', index] })),
    ),
});
