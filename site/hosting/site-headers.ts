import type { CompiledConstants, HeaderChanges, HeaderSet, SiteHeaders } from '#contract';
import { files } from '#generated/media.ts';
import { constants } from '#generated/site.ts';
import { filesPath, ICONS, SPECULATION_RULES, WEB_MANIFEST } from '../files.ts';
import { contentPolicy, type PageNeeds } from './content-policy.ts';

/** The content type of feeds: hosts would send them as generic XML. */
const FEED_CONTENT = 'application/atom+xml; charset=utf-8';

/** Browser features that no page uses and that embedded pages must not use. */
export const FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

export interface PageOfSite {
  /** Its route's `url`. */
  readonly url: string;
  readonly needs: PageNeeds;
}

/**
 * Builds a site's headers from its pages' needs. All pages share the hashes of inline scripts and styles, because hosts
 * limit how many pages can have their own headers; only origins of embeds and connections differ per page.
 */
export function siteHeaders(pages: readonly PageOfSite[], feeds: readonly string[] = []): SiteHeaders {
  const scriptHashes = [...new Set(pages.flatMap(({ needs }) => needs.scriptHashes))];
  const styleHashes = [...new Set(pages.flatMap(({ needs }) => needs.styleHashes))];
  const policies = pages.map(({ url, needs }) => ({
    url,
    needs,
    policy: contentPolicy({ ...needs, scriptHashes, styleHashes }),
  }));
  const usual = mostFrequent(policies.map(({ policy }) => policy));
  const changed = policies.filter(({ policy }) => policy !== usual);
  return {
    common: {
      'content-security-policy': usual,
      'strict-transport-security': strictTransport(constants.transportSecurity),
      'permissions-policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    },
    page: { 'cache-control': 'no-cache', 'speculation-rules': `"${SPECULATION_RULES}"` },
    files: [
      // Asset names contain a hash of the content.
      { prefix: '/assets/', headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
      // Downloads keep their URL when their content changes.
      ...(Object.keys(files).length > 0 ? [{ prefix: filesPath, headers: { 'cache-control': 'no-cache' } }] : []),
      // Other sites may show the share images.
      {
        prefix: '/share/',
        headers: { 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'cross-origin' },
      },
      {
        prefix: SPECULATION_RULES,
        headers: { 'cache-control': 'public, max-age=3600', 'content-type': 'application/speculationrules+json' },
      },
      // Not every host sends these content types.
      ...[
        [ICONS.ico, 'image/x-icon'],
        [WEB_MANIFEST, 'application/manifest+json'],
      ].map(([prefix = '', type = '']) => ({
        prefix,
        headers: { 'cache-control': 'public, max-age=3600', 'content-type': type },
      })),
      // Feed readers on other sites may load it.
      ...feeds.map((prefix) => ({
        prefix,
        headers: {
          'cache-control': 'public, max-age=3600',
          'content-type': FEED_CONTENT,
          'cross-origin-resource-policy': 'cross-origin',
        },
      })),
      { prefix: '/', headers: { 'cache-control': 'public, max-age=3600' } },
    ],
    changes: Object.fromEntries(
      changed.map(({ url, needs, policy }) => [
        url,
        // Third-party frames and scripts would have to opt in to cross-origin isolation.
        {
          'content-security-policy': policy,
          ...(needs.scriptSources.length > 0 && { 'cross-origin-embedder-policy': null }),
        },
      ]),
    ),
  };
}

/** A page's own headers: the common ones with its changes. */
export function headersOfPage(headers: SiteHeaders, url: string): HeaderSet {
  return withChanges({ ...headers.common, ...headers.page }, headers.changes[url] ?? {});
}

/** A file's headers besides the common ones. For files other than pages. */
export function ownHeadersOfFile({ files }: SiteHeaders, path: string): HeaderSet {
  return files.find(({ prefix }) => path.startsWith(prefix))?.headers ?? {};
}

export function headersOfFile(headers: SiteHeaders, path: string): HeaderSet {
  return { ...headers.common, ...ownHeadersOfFile(headers, path) };
}

/** Applies changes to headers; `null` removes one. */
export function withChanges(set: HeaderSet, changes: HeaderChanges): HeaderSet {
  const kept = Object.entries({ ...set, ...changes }).filter((entry): entry is [string, string] => entry[1] !== null);
  return Object.fromEntries(kept);
}

/** The value of `Strict-Transport-Security`. */
export function strictTransport({ maxAgeDays, includeSubDomains }: CompiledConstants['transportSecurity']): string {
  return `max-age=${maxAgeDays * 24 * 60 * 60}${includeSubDomains ? '; includeSubDomains' : ''}`;
}

function mostFrequent(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), ['', 0] as const)[0];
}
