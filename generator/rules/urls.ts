import { isCanonicalPath } from '../compile/links.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';
import { problem } from './problem.ts';
import type { Rule } from './rule.ts';
import { allActions, blocksOf, pagesOf } from './walk.ts';
import type { Placed } from './walk.ts';

function addresses(spec: SiteSpec): Placed<string>[] {
  return [
    ...(spec.firm.chat ? [{ value: spec.firm.chat.url, path: ['firm', 'chat', 'url'] }] : []),
    ...Object.entries(spec.firm.bookings).map(([name, value]) => ({ value, path: ['firm', 'bookings', name] })),
    ...spec.firm.social.map(({ url }, index) => ({ value: url, path: ['firm', 'social', index, 'url'] })),
    ...allActions(spec).flatMap(({ value, path }) =>
      value.kind === 'url' ? [{ value: value.url, path: [...path, 'url'] }] : [],
    ),
    ...pagesOf(spec)
      .flatMap(blocksOf)
      .flatMap(({ value, path }) => (value.kind === 'video' ? [{ value: value.url, path: [...path, 'url'] }] : [])),
    ...(spec.integrations.bookingWidget
      ? [{ value: spec.integrations.bookingWidget.script, path: ['integrations', 'bookingWidget', 'script'] }]
      : []),
    ...(spec.integrations.analytics
      ? [{ value: spec.integrations.analytics.script, path: ['integrations', 'analytics', 'script'] }]
      : []),
    ...(spec.integrations.countryLookup
      ? [{ value: spec.integrations.countryLookup.url, path: ['integrations', 'countryLookup', 'url'] }]
      : []),
    ...(spec.integrations.notify
      ? [{ value: spec.integrations.notify.url, path: ['integrations', 'notify', 'url'] }]
      : []),
    ...(spec.integrations.reports && !isCanonicalPath(spec.integrations.reports.url)
      ? [{ value: spec.integrations.reports.url, path: ['integrations', 'reports', 'url'] }]
      : []),
  ];
}

function origins(spec: SiteSpec): Placed<string>[] {
  return [
    { value: spec.firm.origin, path: ['firm', 'origin'] },
    ...(spec.integrations.analytics?.origins ?? []).map((value, index) => ({
      value,
      path: ['integrations', 'analytics', 'origins', index],
    })),
  ];
}

function fault(value: string): string | undefined {
  if (/[\s\\\p{Cc}]/u.test(value)) return 'contains a space, a backslash or a control character';
  if (value.startsWith('//')) return 'has no scheme';
  if (!URL.canParse(value)) return 'is not a complete address';
  const { protocol, username, password } = new URL(value);
  if (protocol !== 'https:') return `begins with "${protocol}"`;
  return username !== '' || password !== '' ? 'contains a user name or password' : undefined;
}

function refuse({ value, path }: Placed<string>, what: string): Diagnostic[] {
  return [
    problem(
      'url/unsafe',
      path,
      `The address "${value}" ${what}.`,
      'Only complete addresses that begin with https:// are used.',
    ),
  ];
}

/** Refuses outside addresses that are not plain https: scripts, data, unencrypted, without scheme, with a password. */
export const safeUrls: Rule = (spec) => [
  ...addresses(spec).flatMap((placed) => {
    const what = fault(placed.value);
    return what === undefined ? [] : refuse(placed, what);
  }),
  ...origins(spec).flatMap((placed) => {
    const what =
      fault(placed.value) ??
      (new URL(placed.value).origin === placed.value ? undefined : 'has something after the host');
    return what === undefined ? [] : refuse(placed, what);
  }),
];
