import { restPath } from '#generated/backend.ts';

import type { Check } from './site.ts';

/**
 * Words in an address that generic rules of EasyList and EasyPrivacy block on any site, between `/`, `.`, `-` and `_`.
 */
const ADDRESSES =
  /(?<=^|[/._-])(?:ads?|adserver|adsense|adframe|adverts?|advertis(?:ing|ements?)|banners?|sponsors?|sponsored|pop-?(?:up|under)s?|promoted|analytics?|telemetry|track(?:er|ers|ing)?|beacons?|pixels?|collect|hits?|pageviews?|impressions?|fingerprint|gtag|gtm|ga|matomo|piwik|mixpanel|hotjar|web-?vitals|social|share(?:bar|-buttons?)|cookie(?:s|-?consent|-?banner|-?notice)?|consent|gdpr)(?=[/._-]|$)/i;

/** Classes and ids that their generic rules, and those of the annoyance lists, hide, as whole names or as prefixes. */
const ELEMENTS =
  /^(?:ads?|adbox|advert\w*|banner|sponsor\w*|promo(?:box|-box|ted)|pop-?up|overlay-ad|newsletter|subscribe|cookies?|consent|gdpr|cmp|social(?:-?(?:links|share|icons|bar|buttons|media))?|share-?(?:bar|buttons|this)|sharing)(?:$|[-_])/i;

/** Addresses of the site that pages request besides its files. */
const REQUESTED = [restPath, '/auth/v1/logout'];

/**
 * No file, class or id has a name that common content blockers block or hide. The lists themselves are not used, for
 * their licences and their 300,000 rules: the patterns above cover the rules that apply to any site.
 */
export const passesBlockers: Check = ({ files, pages }) => {
  const loaded = [...pages.values()].flatMap(({ document }) =>
    [...document.querySelectorAll('[src], link[href]')].map(
      (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
    ),
  );
  const own = [...files].filter((file) => /\/assets\/|\.(?:css|js|svg|woff2)$/.test(file));
  const addresses = new Set([...REQUESTED, ...own, ...loaded.filter((address) => address.startsWith('/'))]);
  const names = new Set(
    [...pages.values()].flatMap(({ document }) =>
      [...document.querySelectorAll('[class], [id]')].flatMap(({ id, classList }) => [id, ...classList]),
    ),
  );
  return [
    ...[...addresses]
      .filter((address) => ADDRESSES.test(address))
      .map((address) => `content blockers would block ${address}: rename the file`),
    ...[...names]
      .filter((name) => ELEMENTS.test(name))
      .map((name) => `content blockers would hide elements named “${name}”: use another class or id`),
  ];
};
