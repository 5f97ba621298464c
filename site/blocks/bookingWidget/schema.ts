import { anchorId, calendarName, defineKind, textSchema, z } from '#schema/kind.ts';

/** The booking widget of `spec/integrations.ts`, loaded when it comes near; where it cannot be, a link to the calendar. */
export const bookingWidget = defineKind(
  'bookingWidget',
  z.strictObject({
    id: anchorId.optional(),
    heading: textSchema,
    text: textSchema,
    calendar: calendarName,
    /** What the link says. */
    label: textSchema,
  }),
);
