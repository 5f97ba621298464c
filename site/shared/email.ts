/**
 * An e-mail address as browsers check `type=email`: https://html.spec.whatwg.org/#valid-e-mail-address. The only
 * definition: forms, server, spec and database use it.
 *
 * @example EMAIL.test("o&leary@xn--pea-8ma.example") // true
 */
export const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** The length of the database columns for addresses. */
const LONGEST = 320;

/** Whether a text is one e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= LONGEST && EMAIL.test(text);
}

/**
 * Removes invisible characters (zero-width and direction marks, soft hyphens, line breaks) and surrounding spaces,
 * which often come with pasted text.
 */
export function withoutInvisible(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
}

/** Prepares a typed or pasted address for checking. A domain with letters like `ñ` becomes punycode, as in Chromium. */
export function cleanEmail(text: string): string {
  const [, name = '', domain = ''] =
    /^([^@]*@)([^@\s/?#\\:]*\P{ASCII}[^@\s/?#\\:]*)$/u.exec(withoutInvisible(text)) ?? [];
  const url = `http://${domain}`;
  return domain !== '' && URL.canParse(url) ? name + new URL(url).hostname : withoutInvisible(text);
}

/** A `mailto:` URL. The address is escaped, so that it cannot add recipients or headers. */
export function mailto(address: string, parameters: Readonly<Record<string, string>> = {}): string {
  const query = Object.entries(parameters).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}
