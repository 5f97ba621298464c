import process from 'node:process';
import { firm } from '#generated/site.ts';

/** The site's public origin without a trailing slash: `SITE_URL`, or the spec's. */
export function publicOrigin(siteUrl = process.env['SITE_URL']): string {
  return (siteUrl || firm.origin).replace(/\/$/, '');
}

/** The error message for an invalid `SITE_URL`; undefined if it is an origin or unset. */
export function originProblem(siteUrl: string | undefined): string | undefined {
  const origin = publicOrigin(siteUrl);
  if (/^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin) return undefined;
  return `SITE_URL is "${siteUrl}", but it must be the public origin without a path, like https://www.my-firm.mx.`;
}
