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
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  formats.set(timeZone, format);
  const { year, month, day, hour, minute } = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return `${year}-${month}-${day}T${hour}:${minute}`;
}
