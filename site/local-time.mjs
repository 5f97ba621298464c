/** Cached formatters by time zone: creating one is slow. @type {Map<string, Intl.DateTimeFormat>} */
const formats = new Map();

/**
 * Formats a moment in a time zone's local time as `2027-01-15T09:00`, which sorts chronologically.
 *
 * @param {Date} moment
 * @param {string} timeZone
 */
export function localTime(moment, timeZone) {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(timeZone, format);
  // Swedish writes 2027-01-15 09:00.
  return format.format(moment).replace(' ', 'T');
}
