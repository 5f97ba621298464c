/** Where the pages' scripts may send requests besides their own origin: a hosted Supabase project, if there is one. */
const backendOrigin = (supabaseUrl: string | undefined): string => {
  if (supabaseUrl === undefined || supabaseUrl === '') return '';
  return URL.canParse(supabaseUrl) ? ` ${new URL(supabaseUrl).origin}` : '';
};

/**
 * Headers of every answer. Scripts and styles come from files of the site alone; icons are `data:` masks in its style
 * sheets.
 */
export function securityHeaders(supabaseUrl = process.env['SUPABASE_URL']): Readonly<Record<string, string>> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      `connect-src 'self'${backendOrigin(supabaseUrl)}`,
      "form-action 'self'",
      "base-uri 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}
