declare global {
  interface Window {
    /** The queue that gtag reads. */
    dataLayer?: unknown[];
  }
}

/** Queues a call to gtag.js, which reads `arguments` objects from its queue and ignores arrays. */
export function gtag(..._call: readonly unknown[]): void {
  // oxlint-disable-next-line eslint/prefer-rest-params -- see above
  (window.dataLayer ??= []).push(arguments);
}
