// Generated from integrations of the spec. Do not edit: change tests/sites/clinica/ and run `npm run generate`.
/** The calendar that is shown on the page itself: its script, the addresses of the calendars, and what a click on the link there reports. */
export const bookingWidget: {
  readonly script: string;
  readonly calendars: Readonly<Record<string, string>>;
  readonly event?: string;
} = {
  script: '',
  calendars: {},
};

/** Where events go; without an id they stay on the page. */
export const analytics: { readonly measurementId?: string; readonly consent?: boolean; readonly script: string } = {
  script: '',
};
