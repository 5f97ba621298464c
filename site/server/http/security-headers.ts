/** Where the pages' scripts may send requests besides their own origin: a hosted Supabase project, if there is one. */
const backendOrigin = (supabaseUrl: string | undefined): string => {
  if (supabaseUrl === undefined || supabaseUrl === '') return '';
  return URL.canParse(supabaseUrl) ? ` ${new URL(supabaseUrl).origin}` : '';
};

/** The other origins that a page needs. */
interface Outside {
  readonly embeds?: readonly string[];
  readonly asks?: readonly string[];
}

/**
 * What a page may load: scripts and styles from files of the site alone, and scripts and frames of the origins that it
 * embeds; icons are `data:` masks in its style sheets.
 */
export function contentPolicy({ embeds = [], asks = [] }: Outside = {}, supabaseUrl = process.env['SUPABASE_URL']): string {
  const list = (origins: readonly string[]): string => origins.map((origin) => ` ${origin}`).join('');
  const embedded = list(embeds);
  return [
    "default-src 'none'",
    `script-src 'self'${embedded}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${backendOrigin(supabaseUrl)}${list(asks)}`,
    // The site itself never makes markup or scripts of texts. What somebody else's script does is theirs to say.
    ...(embedded === '' ? ["require-trusted-types-for 'script'", "trusted-types 'none'"] : [`frame-src${embedded}`]),
    // Forms are sent by script. What a browser would send by itself would be lost, so it stays on the page.
    "form-action 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every answer; a page that embeds something gets a policy of its own. */
export function securityHeaders(): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentPolicy(),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}
