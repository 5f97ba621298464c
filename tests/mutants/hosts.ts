import type { Mutant } from '../../scripts/mutants/mutant.ts';

const addresses = { build: true, tests: ['tests/hosting/addresses.test.ts'] } as const;

/** The settings of hosts that serve the files. */
export const mutants: readonly Mutant[] = [
  {
    id: 'hosts-cloudflare-any-origin',
    harm: 'On Cloudflare any site can read the answers.',
    file: 'site/hosting/cloudflare.ts',
    find: "const UNASKED = ['access-control-allow-origin'];",
    replace: 'const UNASKED: readonly string[] = [];',
    tests: ['tests/site/hosting.test.ts'],
  },
  {
    id: 'hosts-netlify-not-found',
    harm: 'On Netlify the not-found page’s own address answers 200, and search engines list it.',
    file: 'site/hosting/netlify.ts',
    find: '.html 404!',
    replace: '.html 404',
    ...addresses,
  },
  {
    id: 'hosts-vercel-any-english',
    harm: 'On Vercel a Spanish browser that also takes English is sent to the English page.',
    file: 'site/hosting/vercel.ts',
    find: 'value: `\\\\s*${inAnyCase(',
    replace: 'value: `.*${inAnyCase(',
    ...addresses,
  },
  {
    id: 'hosts-nginx-slash',
    harm: 'On nginx a page with a slash at its end is a second address, or none.',
    file: 'site/hosting/nginx/server.ts',
    find: "      `if (${v('slashed')}) { return 308 ${v('plain')}$is_args$args; }`,\n",
    replace: '',
    ...addresses,
  },
  {
    id: 'hosts-cloudflare-too-many-rules',
    harm: 'The last pages lose their headers on Cloudflare, and the build says nothing.',
    file: 'site/hosting/cloudflare.ts',
    find: 'if (rules.length > LIMITS.headerRules)',
    replace: 'if (rules.length > LIMITS.files)',
    tests: ['tests/site/hosting.test.ts'],
  },
  {
    id: 'hosts-nginx-large-body',
    harm: 'nginx reads bodies of any length before the server refuses them.',
    file: 'site/hosting/nginx/server.ts',
    find: 'client_max_body_size ${maxBytes};',
    replace: 'client_max_body_size ${maxBytes * 1000};',
    tests: ['tests/hosting/nginx.test.ts'],
  },
  {
    id: 'hosts-nginx-names-of-two-sites',
    harm: 'On an nginx with two sites each gets the other’s pages’ headers, or nginx does not start.',
    file: 'site/hosting/nginx/names.ts',
    find: '.update(origin).digest()',
    replace: '.update(new URL(origin).protocol).digest()',
    tests: ['tests/hosting/nginx.test.ts'],
  },
];
