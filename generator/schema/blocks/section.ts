import { anchorId } from '../names.ts';
import { textSchema } from '../text.ts';

/** What begins a section: its anchor, its heading, and a sentence or two under it. */
export const section = { id: anchorId.optional(), heading: textSchema, lead: textSchema.optional() };
