import robotsParser from 'robots-parser';
import { alternatesOf, isListed, xmlOf, type Check } from './site.ts';

/** The site map contains exactly the listed pages, each with its alternates. */
export const siteMapFits: Check = (site) => {
  const entries = [...xmlOf(site.text('/sitemap.xml')).getElementsByTagName('url')].map((url) => ({
    address: url.getElementsByTagName('loc')[0]?.textContent ?? '',
    languages: [...url.getElementsByTagName('xhtml:link')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  }));
  const listed = new Map(
    [...site.pages.values()].filter((page) => isListed(site, page)).map((page) => [site.origin + page.path, page]),
  );
  const addresses = entries.map(({ address }) => address);
  return [
    ...addresses
      .filter((address, index) => addresses.indexOf(address) !== index)
      .map((address) => `${address} is listed twice`),
    ...[...listed.keys()]
      .filter((address) => !addresses.includes(address))
      .map((address) => `${address} is not listed`),
    ...entries.flatMap(({ address, languages }) => {
      const page = listed.get(address);
      if (!page) return [`${address} must not be listed`];
      return JSON.stringify(languages) === JSON.stringify(alternatesOf(page))
        ? []
        : [`${address} has other alternates than its page`];
    }),
  ];
};

/** Crawlers may read every page, `noindex` pages included: otherwise they would not see the `noindex`. */
export const robotsFit: Check = ({ origin, pages, text }) => {
  const robots = robotsParser(`${origin}/robots.txt`, text('/robots.txt'));
  return [
    ...(robots.getSitemaps().join() === `${origin}/sitemap.xml` ? [] : ['robots.txt does not name the site map']),
    ...[...pages.keys()]
      .filter((path) => !robots.isAllowed(origin + path, 'Googlebot'))
      .map((path) => `robots.txt keeps crawlers from ${path}`),
  ];
};
