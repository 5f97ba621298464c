/** Where a page leads by itself, and after how many milliseconds. */
export interface AutoRedirect {
  readonly href: string;
  readonly after: number;
}

/** Leaves a page that has moved; it does not stay in the history, so that going back does not come here again. */
export function start(): void {
  const declared = document.getElementById('main')?.dataset['autoRedirect'];
  if (!declared) return;
  const { href, after } = JSON.parse(declared) as AutoRedirect;
  setTimeout(() => location.replace(href), after);
}
