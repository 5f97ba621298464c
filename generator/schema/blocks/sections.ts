import { z } from 'zod';
import { actionSchema } from '../action.ts';
import { anchorId } from '../names.ts';
import { textSchema } from '../text.ts';

/** A band that asks for one thing. */
export const callToActionSchema = z.strictObject({
  kind: z.literal('callToAction'),
  id: anchorId.optional(),
  heading: textSchema,
  text: textSchema,
  actions: z.array(actionSchema).min(1),
});

/** A quotation-like statement of how the firm works. */
export const statementSchema = z.strictObject({
  kind: z.literal('statement'),
  id: anchorId.optional(),
  heading: textSchema,
  paragraphs: z.array(textSchema).min(1),
});

/** A legal text for reading: table of contents and numbered clauses. */
export const legalTextSchema = z.strictObject({
  kind: z.literal('legalText'),
  heading: textSchema,
  /** The date of the text, as people read it. */
  updated: textSchema.optional(),
  intro: textSchema.optional(),
  sections: z
    .array(
      z.strictObject({
        id: anchorId,
        title: textSchema,
        paragraphs: z.array(textSchema).min(1),
        /** A list after the paragraphs. */
        list: z.array(textSchema).optional(),
        /** Paragraphs after the list. */
        closing: z.array(textSchema).optional(),
      }),
    )
    .min(1),
});

/** A page that says one thing: thanks, confirmation, not found. */
export const noticeSchema = z.strictObject({
  kind: z.literal('notice'),
  /** A short line or number above the heading, such as 404. */
  mark: textSchema.optional(),
  heading: textSchema,
  paragraphs: z.array(textSchema).min(1),
  actions: z.array(actionSchema).min(1),
});

export type CallToAction = z.infer<typeof callToActionSchema>;
export type Statement = z.infer<typeof statementSchema>;
export type LegalText = z.infer<typeof legalTextSchema>;
export type Notice = z.infer<typeof noticeSchema>;

/** A band that asks for one thing. */
export const callToAction = (block: Omit<CallToAction, 'kind'>): CallToAction => ({ kind: 'callToAction', ...block });
/** A statement of how the firm works. */
export const statement = (block: Omit<Statement, 'kind'>): Statement => ({ kind: 'statement', ...block });
/** A legal text. */
export const legalText = (block: Omit<LegalText, 'kind'>): LegalText => ({ kind: 'legalText', ...block });
/** A page that says one thing. */
export const notice = (block: Omit<Notice, 'kind'>): Notice => ({ kind: 'notice', ...block });
