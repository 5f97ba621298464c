// Generated from integrations.notify of the spec. Do not edit: change the spec and run `npm run generate`.
/** The webhook for new rows, if any. Only the server imports it: the address is not public. */
export const notifyUrl: string | undefined = undefined;
