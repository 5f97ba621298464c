import { firm } from '#generated/site.ts';

/** The site's public origin: `SITE_URL`, or else the firm's own of the spec; without a slash at the end. */
export const publicOrigin = (siteUrl: string | undefined): string => (siteUrl || firm.origin).replace(/\/$/, '');
