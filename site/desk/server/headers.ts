import { FEATURES, strictTransport } from '../../hosting/site-headers.ts';
import { constants } from '#generated/site.ts';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The headers of every response of the desk, unless a handler sets another value. Caches must not store its pages, which
 * are personal.
 */
export function deskHeaders(secure: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': POLICY,
    ...(secure && { 'strict-transport-security': strictTransport(constants.transportSecurity) }),
    'permissions-policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
    // With "no-referrer", browsers would send forms with the origin "null".
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex, nofollow',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cache-control': 'no-store',
  };
}
