/** Headers of every answer. The pages' full content security policy comes with the host files that the build writes. */
export function securityHeaders(): Readonly<Record<string, string>> {
  return {
    'content-security-policy': "frame-ancestors 'none'; base-uri 'self'; object-src 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}
