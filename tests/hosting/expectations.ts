import type { SiteHeaders } from '#contract';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '#generated/routes.ts';
import { headersOfFile, headersOfPage } from '../../site/hosting/site-headers.ts';
import { FIXTURE_ROOT } from '../support/fixture-site.ts';
import { both, type Deviation, type Expected, type Row } from './expected.ts';
import type { HostName } from './host.ts';

type Deviations = Readonly<Partial<Record<HostName, Deviation>>>;

/** The fields of a row besides its address. */
export interface Details {
  readonly request?: Readonly<Record<string, string>>;
  readonly headers?: Expected['headers'];
  readonly deviations?: Deviations;
}

const LANGUAGE = "ignores the visitor's language; the page's script redirects instead";
const KEPT_404 = 'lets nobody cache a 404';
const BARE_REDIRECTS = 'adds headers only to files';
const NO_REMOVAL = 'cannot remove a header, only set its neutral value';
const EVERYWHERE = 'cannot remove a header; browsers ignore this one except on pages';

/** The site's own server is not bound to the limits of hosts. */
const OWN_HASHES = 'allows a page its own inline scripts and styles alone';
const NO_HASHES = 'sends a policy without hashes with documents that are not pages, and none with parts of pages';
const NOT_A_DOCUMENT = 'sends a redirect without headers that only concern documents';
const OF_DOCUMENTS = {
  'content-security-policy': null,
  'permissions-policy': null,
  'referrer-policy': null,
  'cross-origin-opener-policy': null,
  'cross-origin-embedder-policy': null,
};
const POLICY_WITHOUT_HASHES =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "manifest-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'; " +
  "form-action 'none'; base-uri 'none'; frame-ancestors 'none'";
const PART_OF_PAGE =
  /^\/(?:assets|share)\/.*\.(?:js|css|woff2|png|jpg|webp|avif)$|^\/(?:favicon\.ico|apple-touch-icon\.png|icon-\d+\.png)$/;
const INLINE = /<(script|style)(?:\s(?![^>]*(?:src=|application\/))[^>]*)?>(.+?)<\/\1>/gs;

/** A policy with the hashes of a page's inline scripts and styles alone. */
function policyOf(url: string, shared = ''): string {
  const html = readFileSync(join(FIXTURE_ROOT, 'dist', 'client', `${url}.html`), 'utf8');
  const inline = [...html.matchAll(INLINE)].map(([, kind, text = '']) => ({
    kind,
    hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  }));
  return ['script', 'style'].reduce((policy, kind) => {
    const hashes = inline.flatMap((one) => (one.kind === kind ? [one.hash] : []));
    return policy.replace(new RegExp(`(${kind}-src 'self')(?: 'sha256-[^']+')*`), (_, start: string) =>
      [start, ...new Set(hashes)].join(' '),
    );
  }, shared);
}

/** Functions that make a row for each kind of address, with the headers that all addresses of the kind share. */
export function expectations(headers: SiteHeaders) {
  const withoutOnes = (set: Readonly<Record<string, string>>): Record<string, string | null> => ({
    ...Object.fromEntries(Object.keys({ ...headers.common, ...headers.page }).map((name) => [name, null])),
    ...set,
  });
  const row = (
    about: string,
    address: string,
    expected: Expected,
    usual: Deviations,
    { request, headers: more, deviations }: Details,
  ): Row => {
    const all: Partial<Record<HostName, Deviation>> = { ...usual };
    for (const [name, deviation] of Object.entries(deviations ?? {}))
      all[name as HostName] = both(all[name as HostName], deviation);
    return {
      about,
      address,
      ...(request && { request }),
      expected: { ...expected, headers: { ...expected.headers, ...more } },
      deviations: all,
    };
  };

  return {
    /** A page; `url` is the one of its route if the address differs. */
    page(about: string, address: string, details: Details & { readonly url?: string } = {}): Row {
      const route = routes.find(({ url }) => url === (details.url ?? address));
      if (route === undefined) throw new Error(`no route for ${address}`);
      const spanish = route.locale === 'es';
      const set = withoutOnes(headersOfPage(headers, route.url));
      const expected = {
        status: 200,
        shows: { page: route.page, locale: route.locale },
        headers: set,
        varies: spanish,
      };
      const silent = spanish && { varies: false };
      const neutral = set['cross-origin-embedder-policy'] === null && {
        headers: { 'cross-origin-embedder-policy': 'unsafe-none' },
      };
      return row(
        about,
        address,
        expected,
        {
          node: {
            headers: {
              'content-security-policy': policyOf(route.url, set['content-security-policy'] ?? ''),
              'cache-control': `${headers.page['cache-control']}, no-transform`,
            },
            why: OWN_HASHES,
          },
          ...(silent && { cloudflare: { ...silent, why: LANGUAGE } }),
          ...((silent || neutral) && {
            netlify: {
              ...silent,
              ...neutral,
              why: [silent && LANGUAGE, neutral && NO_REMOVAL].filter(Boolean).join('; '),
            },
          }),
        },
        details,
      );
    },
    /** A redirect. */
    redirect(about: string, address: string, status: number, target: string, details: Details = {}): Row {
      const bare = Object.fromEntries(Object.keys(headers.common).map((name) => [name, null]));
      return row(
        about,
        address,
        { status, target, headers: headers.common },
        {
          node: { headers: OF_DOCUMENTS, why: NOT_A_DOCUMENT },
          netlify: { headers: bare, why: BARE_REDIRECTS },
        },
        details,
      );
    },
    /** A redirect to the English page on hosts that evaluate the visitor's language; on others, the page itself. */
    toEnglish(about: string, address: string, target: string, details: Details & { readonly url?: string } = {}): Row {
      const [path = ''] = address.split('?');
      const stays = this.page(about, address, { url: details.url ?? path });
      const instead = (name: HostName): Deviation => {
        const { status, shows, headers: set } = stays.expected;
        return both(stays.deviations?.[name], {
          status,
          target: undefined,
          shows,
          headers: set,
          varies: false,
          why: LANGUAGE,
        });
      };
      const expected: Expected = {
        status: 302,
        target,
        headers: { ...headers.common, 'cache-control': 'no-store' },
        varies: true,
      };
      const node: Deviation = { headers: OF_DOCUMENTS, why: NOT_A_DOCUMENT };
      const usual = { node, cloudflare: instead('cloudflare'), netlify: instead('netlify') };
      return row(about, address, expected, usual, details);
    },
    /** A not-found address. */
    missing(about: string, address: string, locale: string, details: Details = {}): Row {
      const url = locale === 'es' ? '/404' : `/${locale}/404`;
      const { 'speculation-rules': _, ...set } = headersOfPage(headers, url);
      const expected = { status: 404, shows: { page: 'not-found', locale }, headers: set };
      return row(
        about,
        address,
        expected,
        {
          node: {
            headers: {
              'content-security-policy': policyOf(url, set['content-security-policy']),
              'cache-control': 'no-cache, no-transform',
            },
            why: OWN_HASHES,
          },
          cloudflare: { headers: { 'cache-control': 'no-store' }, why: KEPT_404 },
        },
        details,
      );
    },
    /** A file that is not a page. */
    file(about: string, address: string, details: Details = {}): Row {
      const { 'content-type': type, ...set } = headersOfFile(headers, address);
      const expected = {
        status: 200,
        headers: { ...withoutOnes(set), ...(type !== undefined && { 'content-type': type }) },
      };
      return row(
        about,
        address,
        expected,
        {
          node: {
            headers: {
              ...(PART_OF_PAGE.test(address) ? OF_DOCUMENTS : { 'content-security-policy': POLICY_WITHOUT_HASHES }),
              'cache-control': `${set['cache-control']}, no-transform`,
            },
            why: NO_HASHES,
          },
          netlify: { headers: { 'speculation-rules': headers.page['speculation-rules'] ?? null }, why: EVERYWHERE },
        },
        details,
      );
    },
  };
}
