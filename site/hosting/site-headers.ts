import type { CompiledConstants, HeaderChanges, HeaderSet, SiteHeaders } from '#contract';
import { files } from '#generated/media.ts';
import { constants } from '#generated/site.ts';
import { filesPath, ICONS, SPECULATION_RULES, WEB_MANIFEST } from '../file-addresses.ts';

/** The content type of feeds: hosts would send them as generic XML. */
const FEED_CONTENT = 'application/atom+xml; charset=utf-8';

const ONE_HOUR = { 'cache-control': 'public, max-age=3600' };
/** For share images and feeds, which other sites may show. */
const FOR_OTHER_SITES = { 'cross-origin-resource-policy': 'cross-origin' };

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

interface PageOfSite {
  /** Its route's `url`. */
  readonly url: string;
  readonly needs: PageNeeds;
}

/**
 * Builds a site's headers from its pages' needs. In `common` and `changes`, all pages share the hashes of inline scripts
 * and styles, because hosts limit how many pages can have their own headers; only origins of embeds and connections
 * differ per page.
 */
export function siteHeaders(pages: readonly PageOfSite[], feeds: readonly string[] = []): SiteHeaders {
  const scriptHashes = [...new Set(pages.flatMap(({ needs }) => needs.scriptHashes))];
  const styleHashes = [...new Set(pages.flatMap(({ needs }) => needs.styleHashes))];
  const policies = pages.map(({ url, needs }) => ({
    url,
    needs,
    policy: contentPolicy({ ...needs, scriptHashes, styleHashes }),
  }));
  const [[usual = ''] = []] = [...Map.groupBy(policies, ({ policy }) => policy)].toSorted(
    ([, some], [, others]) => others.length - some.length,
  );
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
      { prefix: '/share/', headers: { ...ONE_HOUR, ...FOR_OTHER_SITES } },
      // Not every host sends these content types.
      { prefix: SPECULATION_RULES, headers: { ...ONE_HOUR, 'content-type': 'application/speculationrules+json' } },
      { prefix: ICONS.ico, headers: { ...ONE_HOUR, 'content-type': 'image/x-icon' } },
      { prefix: WEB_MANIFEST, headers: { ...ONE_HOUR, 'content-type': 'application/manifest+json' } },
      ...feeds.map((prefix) => ({
        prefix,
        headers: { ...ONE_HOUR, 'content-type': FEED_CONTENT, ...FOR_OTHER_SITES },
      })),
      { prefix: '/', headers: ONE_HOUR },
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
    policies: [...Map.groupBy(pages, ({ needs }) => contentPolicy(needs))].map(([policy, group]) => ({
      policy,
      pages: group.map(({ url }) => url),
    })),
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

/** What a page's content security policy must allow. */
export interface PageNeeds {
  /** Hashes of inline scripts in the policy's syntax: `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Origins of embedded scripts and frames. */
  readonly scriptSources: readonly string[];
  /** Origins that the page's scripts send requests to. */
  readonly connectSources: readonly string[];
}

/**
 * The strictest policy under which such a page works: scripts and styles come from the site's files or match a hash.
 * Images include `data:` because the style sheets contain ornaments as masks.
 */
export function contentPolicy({ scriptHashes, styleHashes, scriptSources, connectSources }: PageNeeds): string {
  const list = (...sources: readonly string[]): string => ["'self'", ...new Set(sources)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${list(...scriptHashes, ...scriptSources)}`,
    `style-src ${list(...styleHashes)}`,
    `img-src ${list('data:')}`,
    `font-src ${list()}`,
    "manifest-src 'self'",
    `connect-src ${list(...connectSources)}`,
    // The site's own code never writes HTML or scripts from strings; embedded third-party scripts may.
    ...(scriptSources.length === 0
      ? ["require-trusted-types-for 'script'", "trusted-types 'none'"]
      : [`frame-src ${[...new Set(scriptSources)].join(' ')}`]),
    // Scripts submit the forms. Without them, a native submission would be lost, so block it.
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
