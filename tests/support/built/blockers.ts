import { restPath } from '#generated/backend.ts';

import type { Check } from './site.ts';

/** Words that the general rules of EasyList and EasyPrivacy block in an address on whatever site, as a part of its own between `/`, `.`, `-` and `_`. */
const ADDRESSES =
  /(?<=^|[/._-])(?:ads?|adserver|adsense|adframe|adverts?|advertis(?:ing|ements?)|banners?|sponsors?|sponsored|pop-?(?:up|under)s?|promoted|analytics?|telemetry|track(?:er|ers|ing)?|beacons?|pixels?|collect|hits?|pageviews?|impressions?|fingerprint|gtag|gtm|ga|matomo|piwik|mixpanel|hotjar|web-?vitals|social|share(?:bar|-buttons?)|cookie(?:s|-?consent|-?banner|-?notice)?|consent|gdpr)(?=[/._-]|$)/i;

/** What their general rules, and those of the lists against annoyances, hide: elements of these classes and ids, and of such that begin so. */
const ELEMENTS =
  /^(?:ads?|adbox|advert\w*|banner|sponsor\w*|promo(?:box|-box|ted)|pop-?up|overlay-ad|newsletter|subscribe|cookies?|consent|gdpr|cmp|social(?:-?(?:links|share|icons|bar|buttons|media))?|share-?(?:bar|buttons|this)|sharing)(?:$|[-_])/i;

/** Addresses of the site's own that a page asks besides its files. */
const ASKED = [restPath, '/auth/v1/logout'];

/**
 * Nothing of the site has a name for which common content blockers would keep it back or hide it. Their lists are not here (their
 * licences, and 300,000 rules): this is what the rules look for that hold on any site.
 */
export const passesBlockers: Check = ({ files, pages }) => {
  const loaded = [...pages.values()].flatMap(({ document }) =>
    [...document.querySelectorAll('[src], link[href]')].map(
      (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
    ),
  );
  const own = [...files].filter((file) => /\/assets\/|\.(?:css|js|svg|woff2)$/.test(file));
  const addresses = new Set([...ASKED, ...own, ...loaded.filter((address) => address.startsWith('/'))]);
  const names = new Set(
    [...pages.values()].flatMap(({ document }) =>
      [...document.querySelectorAll('[class], [id]')].flatMap(({ id, classList }) => [id, ...classList]),
    ),
  );
  return [
    ...[...addresses]
      .filter((address) => ADDRESSES.test(address))
      .map((address) => `a content blocker would keep back ${address}: give the file another name`),
    ...[...names]
      .filter((name) => ELEMENTS.test(name))
      .map((name) => `a content blocker would hide what is called “${name}”: give it another class or id`),
  ];
};
