import { emailProviders } from '#generated/browser/email-providers.ts';
import { cleanEmail } from '../../shared/email.ts';

/** Whether two texts are the same but for one letter that is missing, added or wrong, or two that changed places. */
function isOneSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left = '', right = ''] = [one, other].map((text) => text.slice(start, text.length - end));
  return Math.max(left.length, right.length) <= 1 || (left.length === 2 && right === `${left[1]}${left[0]}`);
}

/**
 * The address that the visitor probably meant, if its domain is a slip of a frequent provider's: `gmial.com`,
 * `yahoo.con`, `hotmail`. Only the first letter has to be right, as it is in most slips: `mail.com` is another provider.
 *
 * @param isTyping whether the domain may still grow: `gmail.co` is then no slip of `gmail.com`
 */
export function suggestEmail(address: string, isTyping: boolean): string | undefined {
  const [, name, written = ''] = /^([^@]+@)([^@]+)$/.exec(cleanEmail(address)) ?? [];
  const domain = written.toLowerCase();
  const providers = Object.entries(emailProviders);
  if (providers.some(([provider]) => provider === domain || (isTyping && provider.startsWith(domain))))
    return undefined;
  const [meant] =
    providers.find(([provider, misspellings]) => {
      // Without a dot, only the provider's name can be compared.
      const whole = domain.includes('.') ? provider : (provider.split('.')[0] ?? '');
      return misspellings.includes(domain) || (whole[0] === domain[0] && isOneSlip(domain, whole));
    }) ?? [];
  return meant && name + meant;
}
