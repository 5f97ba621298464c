/** Family and major version of a browser, and nothing else from its user agent: `firefox/140`, or `other`. */
export function browserOf(userAgent: string): string {
  for (const [family, pattern] of families) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return `${family}/${version}`;
  }
  return 'other';
}

/** Whether the user agent is a bot: its errors affect no visitor. */
export function isBot(userAgent: string): boolean {
  return /bot|crawl|spider|slurp|lighthouse|preview/i.test(userAgent);
}

// Order matters: user agents of earlier families also contain the names of later ones.
const families: readonly (readonly [string, RegExp])[] = [
  ['edge', /\bEdgA?\/(\d{1,4})/],
  ['opera', /\bOPR\/(\d{1,4})/],
  ['samsung', /\bSamsungBrowser\/(\d{1,4})/],
  ['firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\/(\d{1,4})/],
  ['safari', /\bVersion\/(\d{1,4})\S* (?:Mobile\/\S+ )?Safari\//],
];
