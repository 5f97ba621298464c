import { list, record, same, text } from './data.ts';
import type { Data } from './data.ts';
import { differences } from './differences.ts';
import type { Versions } from './versions.ts';

/**
 * The files that hold settings, and what the spec calls what is in them. What other files repeat of these, such as the
 * toasts' durations in a module for browsers, is told once.
 */
const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'site/generated/site.ts': { firm: 'firm', geo: 'firm.geo', constants: 'constants', values: 'values' },
  'site/generated/brand.ts': { brand: 'brand' },
  'site/generated/security.ts': { securityContact: 'firm.securityContact' },
  'site/generated/failures.ts': { failures: 'failures', noRootElement: 'failures.root' },
  'site/generated/integrations.ts': { bookingWidget: 'integrations.bookingWidget', analytics: 'integrations.analytics' },
  'site/generated/browser/country-lookup.ts': { countryLookup: 'integrations.countryLookup' },
  'site/generated/reports.ts': { reports: 'integrations.reports' },
  'site/generated/backend.ts': { restPath: 'integrations.backend.restPath', defaultAnonKey: 'integrations.backend.embeddedAnonKey' },
  'site/generated/records.ts': { timeZone: 'firm.timeZone', statuses: 'records.followUp.statuses', initialStatus: 'records.followUp.initial' },
  'site/generated/server.ts': { healthPath: 'server.healthPath', metricsPath: 'server.metricsPath', nginx: 'server.nginx', limits: 'server.limits' },
  'site/generated/robots.ts': { refused: 'routes.robots.refused', disallow: 'routes.robots.disallow' },
};

/** The firm's hours in words follow from its hours, which are told. */
const asWritten = (setting: Data): Data => {
  if (!('hoursInWords' in record(setting))) return setting;
  const { hoursInWords: _, ...written } = record(setting);
  return written;
};

/** What a link of header or footer says: the page whose name it has, or else where it leads. */
const linkName = (link: Data): string => {
  const { label, link: target } = record(link);
  const page = /^shared:routes\.(.+)$/.exec(text(label))?.[1];
  return page ?? text(record(record(target)['href'])['es']);
};

/** The lists of links in header and footer, by what the spec calls them. */
const linkLists = (version: { [name: string]: Data }): Map<string, string> => {
  const { header, footer } = record(version['navigation']);
  const sections = list(record(footer)['columns']).flatMap(list).map(record);
  const lists = sections.map((section) => [`footer.${text(section['id'] ?? section['kind'])}`, list(section['links'])] as const);
  return new Map([['header.entries', list(record(header)['entries'])] as const, ...lists].map(([name, links]) => [name, links.map(linkName).join(', ') || 'nothing']));
};

const navigationChanges = ({ of }: Versions): string[] => {
  const { before, after } = of('site/generated/navigation.ts');
  const [old, now] = [linkLists(before), linkLists(after)];
  const names = new Set([...old.keys(), ...now.keys()]);
  return [...names].flatMap((name) => (old.get(name) === now.get(name) ? [] : [`${name}: ${old.get(name) ?? 'nothing'} → ${now.get(name) ?? 'nothing'}`]));
};

const serviceChanges = ({ of }: Versions): string[] => {
  const { before, after } = of('site/generated/services.ts');
  const keys = (version: { [name: string]: Data }) => list(version['services']).map((service) => text(record(service)['key']));
  const motif = (version: { [name: string]: Data }, key: string) => record(list(version['services']).find((service) => record(service)['key'] === key))['motif'];
  const [old, now] = [keys(before), keys(after)];
  return [
    ...(same(old, now) ? [] : [`services: ${old.join(', ') || 'none'} → ${now.join(', ') || 'none'}`]),
    ...now.filter((key) => old.includes(key)).flatMap((key) => differences(`services.${key}.motif`, motif(before, key), motif(after, key))),
  ];
};

/** What changed of the firm, the constants, the outside services and the frame that all pages share. */
export const settingChanges = (versions: Versions): string[] => [
  ...Object.entries(names).flatMap(([path, constants]) => {
    const { before, after } = versions.of(path);
    return Object.entries(constants).flatMap(([constant, name]) => differences(name, asWritten(before[constant]), asWritten(after[constant])));
  }),
  ...navigationChanges(versions),
  ...serviceChanges(versions),
];
