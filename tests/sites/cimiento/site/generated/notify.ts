// Generated from integrations.notify of the spec. Do not edit: change the spec and run `npm run generate`.
/** Where the server tells of new rows; nobody is told without it. Not for the pages: the address is nobody else's business. */
export const notifyUrl: string | undefined = undefined;
