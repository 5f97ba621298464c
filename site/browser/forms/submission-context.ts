import { pageLocale } from '../page-locale.ts';
import { stored } from '../storage.ts';

/** The longest header that the database reads, in characters. */
const MOST = 2048;

/**
 * The value of the header that says where a message comes from: the form, and how the visit began. The campaign is read
 * from the visit's first address, or from the current one in browsers that do not reveal it (before Firefox 147, Safari
 * 26.2). `boot.js` stores the referring site. Leaves the campaign out if the header would be too long. `trapped` marks a
 * message whose honeypot was filled in: the database stores it as spam.
 */
export function submissionContext(form: string, trapped = false): string {
  const campaign = [...new URL(firstAddress() ?? location.href).searchParams]
    .filter(([name]) => name.startsWith('utm_'))
    .map(([name, value]) => [name, [...value].slice(0, 100).join('')]);
  const context = {
    form,
    locale: pageLocale(),
    page: location.pathname,
    referrer: stored('referrer') ?? referringHost(),
    ...(trapped && { trap: true }),
  };
  const whole = inAscii({ ...context, utm: Object.fromEntries(campaign) });
  return whole.length > MOST ? inAscii(context) : whole;
}

/** The host that linked to this page: the fallback where storage is blocked. */
function referringHost(): string {
  const host = URL.canParse(document.referrer) ? new URL(document.referrer).hostname : '';
  return host === location.hostname ? '' : host;
}

/** The address with which this tab entered the site. Needs the Navigation API. */
function firstAddress(): string | null | undefined {
  const { navigation } = globalThis as { navigation?: { entries(): readonly { readonly url: string | null }[] } };
  return navigation?.entries()[0]?.url;
}

/** The value of a URL parameter of the visit's first address, on one line and cut to a length in characters. */
export function parameterOf(name: string, maxLength: number): string {
  const value = new URL(firstAddress() ?? location.href).searchParams.get(name) ?? '';
  return [...value.replaceAll(/\p{Cc}/gu, ' ').trim()].slice(0, maxLength).join('');
}

/** JSON in ASCII, as headers require. */
function inAscii(value: object): string {
  return JSON.stringify(value).replaceAll(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
