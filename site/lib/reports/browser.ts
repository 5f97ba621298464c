/** Family and major version of a browser, and nothing more of what it says about itself: `firefox/140`, or `other`. */
export function browserOf(userAgent: string): string {
  for (const [family, pattern] of families) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return `${family}/${version}`;
  }
  return 'other';
}

/** Whether it is a program that says so: nobody was disturbed by what went wrong there. */
export function isBot(userAgent: string): boolean {
  return /bot|crawl|spider|slurp|lighthouse|preview/i.test(userAgent);
}

// In this order: each of the later ones is also named by those before it.
const families: readonly (readonly [string, RegExp])[] = [
  ['edge', /\bEdgA?\/(\d{1,4})/],
  ['opera', /\bOPR\/(\d{1,4})/],
  ['samsung', /\bSamsungBrowser\/(\d{1,4})/],
  ['firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\/(\d{1,4})/],
  ['safari', /\bVersion\/(\d{1,4})\S* (?:Mobile\/\S+ )?Safari\//],
];
