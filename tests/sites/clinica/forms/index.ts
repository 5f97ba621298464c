import appointment from './appointment.ts';

/** The forms, by their ids. */
export const forms = { appointment };
