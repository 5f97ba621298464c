import { calendarName, defineKind, textSchema, titled } from '#schema/kind.ts';

/**
 * The booking widget of `spec/integrations.ts`, loaded when it comes near the viewport. If it cannot be loaded, a link
 * leads to the calendar.
 */
export const bookingWidget = defineKind('bookingWidget', {
  ...titled,
  text: textSchema,
  calendar: calendarName,
  /** The label of the link. */
  label: textSchema,
});
