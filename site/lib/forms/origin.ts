import { stored } from '../stored.ts';

/** How much of a header the database reads. */
const MOST = 2048;

/**
 * Where a message comes from, as the header that travels beside it: the form, and how the visit began. The browser's own history says
 * that of the campaign; one that does not show it (before Firefox 147, Safari 26.2) gives what this page was opened with. `boot.js` keeps which
 * site led here. Without the campaign where all of it would be too long.
 */
export function originOf(form: string): string {
  const campaign = [...new URL(firstAddress() ?? location.href).searchParams]
    .filter(([name]) => name.startsWith('utm_'))
    .map(([name, value]) => [name, [...value].slice(0, 100).join('')]);
  const context = {
    form,
    locale: document.documentElement.lang,
    page: location.pathname,
    referrer: stored('referrer') ?? referringHost(),
  };
  const whole = inAscii({ ...context, utm: Object.fromEntries(campaign) });
  return whole.length > MOST ? inAscii(context) : whole;
}

/** Which site led to this page itself: all that is known where storage is forbidden. */
function referringHost(): string {
  const host = URL.canParse(document.referrer) ? new URL(document.referrer).hostname : '';
  return host === location.hostname ? '' : host;
}

/** Where the tab came to this site, as long as it has not left it. */
export function firstAddress(): string | null | undefined {
  const { navigation } = globalThis as { navigation?: { entries(): readonly { readonly url: string | null }[] } };
  return navigation?.entries()[0]?.url;
}

/** JSON that can stand in a header. */
function inAscii(value: object): string {
  return JSON.stringify(value).replaceAll(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
