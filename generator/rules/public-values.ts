import type { Diagnostic } from '../diagnostic.ts';
import { problem, warning } from './problem.ts';
import type { Rule } from './rule.ts';
import type { SiteSpec } from '../schema/index.ts';

/** Refuses an address of the firm with an empty line in it. */
export const wholeAddress: Rule = ({ firm: { address } }) =>
  Object.entries(address).flatMap(([part, value]) =>
    value?.trim() === ''
      ? [
          problem(
            'firm/address',
            ['firm', 'address', part],
            'This line of the address is empty.',
            'Write it, or leave the entry out where it may be left out.',
          ),
        ]
      : [],
  );

/** Refuses a backend path that no request could be sent to. */
export const restPath: Rule = ({ integrations: { backend } }) =>
  /^\/[^\s?#]*[^\s?#/]$/.test(backend.restPath)
    ? []
    : [
        problem(
          'backend/rest-path',
          ['integrations', 'backend', 'restPath'],
          `"${backend.restPath}" is not a path of the site.`,
          'Write it like /rest/v1: with a slash in front and none at the end.',
        ),
      ];

/** Refuses names of cookies that no cookie can have. */
export const cookieNames: Rule = ({ integrations: { analytics } }) =>
  (analytics?.cookies ?? []).flatMap((name, index) =>
    /^[\w!#$%&'*+.^`|~-]+$/.test(name)
      ? []
      : [
          problem(
            'analytics/cookie',
            ['integrations', 'analytics', 'cookies', index],
            `No cookie can have a name that begins with "${name}".`,
            'A name has letters, digits and signs such as "_" and "-", and no space.',
          ),
        ],
  );

/** Cookies that would never be deleted: nobody's name begins with an asterisk. */
export function cookiePatterns({ integrations: { analytics } }: SiteSpec): Diagnostic[] {
  return (analytics?.cookies ?? []).flatMap((name, index) =>
    name.includes('*')
      ? [
          warning(
            'analytics/cookie-pattern',
            ['integrations', 'analytics', 'cookies', index],
            'An asterisk stands for itself here: no such cookie would be deleted when a visitor withdraws the permission.',
            'Write how the names begin: _ga covers _ga_ABC too.',
          ),
        ]
      : [],
  );
}

const localHost =
  /^(?:localhost|.+\.(?:localhost|local|internal|test)|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|0\.0\.0\.0|\[::1\])$/i;

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}

/** Addresses that work on one machine alone, and origins of everybody, where the public has to reach one. */
export function localAddresses({
  firm,
  integrations: { analytics, bookingWidget, countryLookup, notify },
}: SiteSpec): Diagnostic[] {
  const addresses = [
    { value: firm.origin, path: ['firm', 'origin'] },
    ...(analytics?.origins ?? []).map((value, index) => ({
      value,
      path: ['integrations', 'analytics', 'origins', index],
    })),
    ...(bookingWidget ? [{ value: bookingWidget.script, path: ['integrations', 'bookingWidget', 'script'] }] : []),
    ...(countryLookup ? [{ value: countryLookup.url, path: ['integrations', 'countryLookup', 'url'] }] : []),
    ...(notify ? [{ value: notify.url, path: ['integrations', 'notify', 'url'] }] : []),
  ];
  return addresses.flatMap(({ value, path }): Diagnostic[] => {
    if (value.includes('*'))
      return [
        warning(
          'url/wildcard',
          path,
          `"${value}" lets many sites in, and not only the one that is meant.`,
          'Name each origin.',
        ),
      ];
    return localHost.test(hostOf(value))
      ? [warning('url/local', path, `"${value}" works on one machine alone.`, 'Write the public address.')]
      : [];
  });
}

/** Other sites that visitors are sent to: their hosts have a dot, and a social network is the one whose sign stands there. */
export function reachableHosts({ firm }: SiteSpec): Diagnostic[] {
  const addresses = [
    ...(firm.chat ? [{ value: firm.chat.url, path: ['firm', 'chat', 'url'] }] : []),
    ...Object.entries(firm.bookings).map(([name, value]) => ({ value, path: ['firm', 'bookings', name] })),
    ...firm.social.map(({ url }, index) => ({ value: url, path: ['firm', 'social', index, 'url'] })),
  ];
  const networks = new Set(firm.social.map(({ icon }) => networkOf(icon)));
  return [
    ...addresses.flatMap(({ value, path }): Diagnostic[] => {
      const host = hostOf(value);
      if (host === '' || host.includes('.') || host.startsWith('[')) return [];
      return [
        warning(
          'url/host',
          path,
          `No visitor reaches a host "${host}".`,
          'Write the whole name of the host: https://www.example.com/….',
        ),
      ];
    }),
    ...firm.social.flatMap(({ icon, url }, index): Diagnostic[] => {
      const own = networkOf(icon);
      const labels = hostOf(url).split('.');
      const other = [...networks].find((network) => network !== own && labels.includes(network));
      if (other === undefined || labels.includes(own)) return [];
      return [
        warning(
          'firm/other-network',
          ['firm', 'social', index, 'url'],
          `The sign is that of ${own}, and the link leads to ${other}.`,
          'Write the address of the network, or choose its icon.',
        ),
      ];
    }),
  ];
}

function networkOf(icon: string): string {
  return icon.replace(/-logo$/, '');
}

/** Postal codes as the countries write them whose codes have a fixed number of digits. */
const postalCodes: Readonly<Record<string, RegExp>> = {
  MX: /^\d{5}$/,
  US: /^\d{5}(?:-\d{4})?$/,
  ES: /^\d{5}$/,
  FR: /^\d{5}$/,
  DE: /^\d{5}$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
};

/** A postal code that its country does not have. */
export function postalCode({ firm: { address } }: SiteSpec): Diagnostic[] {
  const form = postalCodes[address.country];
  return form && !form.test(address.postalCode)
    ? [
        warning(
          'firm/postal-code',
          ['firm', 'address', 'postalCode'],
          `"${address.postalCode}" does not look like a postal code of ${address.country}.`,
        ),
      ]
    : [];
}
