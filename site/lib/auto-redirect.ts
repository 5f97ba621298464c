/** The automatic redirect of a page; `after` is in milliseconds. */
export interface AutoRedirect {
  readonly href: string;
  readonly after: number;
}

/** Redirects without a history entry, so that the back button does not lead here again. */
export function start(): void {
  const declared = document.getElementById('main')?.dataset['autoRedirect'];
  if (!declared) return;
  const { href, after } = JSON.parse(declared) as AutoRedirect;
  setTimeout(() => location.replace(href), after);
}
