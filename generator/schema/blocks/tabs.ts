import { z } from 'zod';
import { actionSchema } from '../action.ts';
import { anchorId } from '../names.ts';
import { textSchema } from '../text.ts';
import {
  cardsSchema,
  checklistSchema,
  faqSchema,
  serviceCardsSchema,
  stepsSchema,
  topicsSchema,
  valuesSchema,
} from './cards.ts';
import { customSchema } from './custom.ts';
import { heroSchema } from './hero.ts';
import { bookingWidgetSchema, contactDetailsSchema, formDialogSchema, formSectionSchema } from './forms.ts';
import { casesSchema, quotesSchema, statsSchema } from './proof.ts';
import { articleSchema, disclaimerSchema, groupsSchema, pairSchema, proseSchema } from './prose.ts';
import { callToActionSchema, legalTextSchema, noticeSchema, statementSchema } from './sections.ts';

const plainBlocks = [
  heroSchema,
  serviceCardsSchema,
  cardsSchema,
  checklistSchema,
  stepsSchema,
  valuesSchema,
  topicsSchema,
  faqSchema,
  callToActionSchema,
  statementSchema,
  proseSchema,
  pairSchema,
  groupsSchema,
  statsSchema,
  casesSchema,
  quotesSchema,
  contactDetailsSchema,
  bookingWidgetSchema,
  formSectionSchema,
  formDialogSchema,
  disclaimerSchema,
  articleSchema,
  legalTextSchema,
  noticeSchema,
  customSchema,
] as const;

/** A block that may stand inside a tab. */
export const plainBlockSchema = z.discriminatedUnion('kind', plainBlocks);
export type PlainBlock = z.infer<typeof plainBlockSchema>;

/** Panels of which one is seen at a time; without JavaScript all of them are. */
export const tabsSchema = z.strictObject({
  kind: z.literal('tabs'),
  id: anchorId,
  /** What the choice is about, for screen readers. */
  label: textSchema,
  /** The panel that is open at first. */
  initial: anchorId,
  /** The query parameter that opens a panel: `?audiencia=personas`. Value → panel. */
  query: z.strictObject({ parameter: z.string(), values: z.record(z.string(), anchorId) }).optional(),
  panels: z
    .array(
      z.strictObject({
        /** The panel's id and its fragment in the address. */
        id: anchorId,
        label: textSchema,
        /** A button that stays in reach while the panel is open: floating on a phone, at the side on a desktop. */
        floating: actionSchema.optional(),
        /** Buttons at the top of the panel. */
        actions: z.array(actionSchema).optional(),
        blocks: z.array(plainBlockSchema).min(1),
      }),
    )
    .min(2),
});
export type Tabs = z.infer<typeof tabsSchema>;

/** Panels of which one is seen at a time. */
export const tabs = (block: Omit<Tabs, 'kind'>): Tabs => ({ kind: 'tabs', ...block });

/** What a page is made of. */
export const blockSchema = z.discriminatedUnion('kind', [...plainBlocks, tabsSchema]);
export type Block = z.infer<typeof blockSchema>;
