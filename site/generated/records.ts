// Generated from records of the spec. Do not edit: change the spec and run `npm run generate`.
/** The firm's time zone, in which days begin and end. */
export const timeZone = 'America/Mexico_City';

/** The status of a new row. */
export const initialStatus = 'new';
