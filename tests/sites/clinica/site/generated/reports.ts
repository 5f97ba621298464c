// Generated from integrations.reports of the spec. Do not edit: change tests/sites/clinica/ and run `npm run generate`.
/** Where browsers and the server report what went wrong; nothing is reported without it. */
export const reports: { readonly url: string; readonly perPageView: number; readonly perMinute: number } | undefined =
  undefined;
