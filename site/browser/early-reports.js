// Runs before all other scripts if the spec configures reports; not part of the bundle. Collects error events until
// `reports.ts` has loaded.
(() => {
  /** @type {Event[]} */
  const events = [];
  Object.assign(window, { earlyReports: events });
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation']) {
    // Load errors do not bubble, so they are only seen in the capture phase.
    addEventListener(type, (event) => events.length < 50 && events.push(event), true);
  }
})();
