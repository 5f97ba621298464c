import { firm } from '#generated/site.ts';

/** The site's public origin: `SITE_URL`, or else the firm's own of the spec; without a slash at the end. */
export function publicOrigin(siteUrl: string | undefined): string {
  return (siteUrl || firm.origin).replace(/\/$/, '');
}

/** What is wrong with a value of `SITE_URL`; nothing when it is an origin, or not set. */
export function originProblem(siteUrl: string | undefined): string | undefined {
  const origin = publicOrigin(siteUrl);
  if (/^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin) return undefined;
  return `SITE_URL is "${siteUrl}", and it has to be the public origin alone, like https://www.my-firm.mx.`;
}
