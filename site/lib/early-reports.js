// Runs before everything else, where the spec asks for reports, and is not bundled: keeps what goes wrong until
// `reports/start.ts` is here to tell of it.
(() => {
  /** @type {Event[]} */
  const kept = [];
  Object.assign(window, { earlyReports: kept });
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation']) {
    // Files that do not load say so on their own element only, which is heard on the way down.
    addEventListener(type, (event) => kept.length < 50 && kept.push(event), true);
  }
})();
