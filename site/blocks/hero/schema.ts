import {
  actionSchema,
  defineKind,
  imageSchema,
  listOf,
  motifName,
  pageActionSchema,
  serviceName,
  textSchema,
  z,
} from '#schema/kind.ts';
import { specimen } from '../specimen/schema.ts';

/**
 * The top of a page: its one `h1`, what it promises, and what to do next.
 * @example hero({ heading: { es: '…', en: '…' }, lead: { es: '…', en: '…' } })
 */
export const hero = defineKind('hero', {
  /** A link back to the parent page, at the top. */
  back: pageActionSchema.optional(),
  /** A short line above the heading. */
  eyebrow: textSchema.optional(),
  heading: textSchema,
  lead: textSchema,
  /** A few short points under the actions. */
  points: z.array(textSchema).optional(),
  actions: z.array(actionSchema).optional(),
  /** A short line under the actions: what the first one costs, how long it takes. */
  offer: textSchema.optional(),
  /** A short line below that: why to trust the firm. */
  note: textSchema.optional(),
  /** Small tiles beside the heading, each a service in a few words. */
  tiles: listOf({ title: textSchema, text: textSchema, motif: motifName.optional() }).optional(),
  /** The line drawing beside the heading. */
  motif: motifName.optional(),
  /** The brand's house across the page, with links to the services in its windows. It replaces the motif. */
  house: z.literal('whole').optional(),
  /**
   * The room of a service, with the specimen on its wall and the windows of all rooms below it. On a landing page, a
   * tall part of it beside the text. It replaces the motif.
   */
  room: serviceName.optional(),
  /** A picture in place of the motif. */
  image: imageSchema.optional(),
  /** A sample of what the client receives, beside the heading. */
  specimen: specimen.schema.optional(),
}).with({
  pictures: 'hero',
  inner: (block) => (block.specimen ? [{ block: block.specimen, path: ['specimen'] }] : []),
});
