import type { Config } from 'vike/types';

/** Pages are rendered on the server only; the browser gets HTML, one small module, and islands when they are touched. */
export default {
  // `services.html`, not `services/index.html`: static hosts redirect the latter to an address with a trailing slash.
  // `scripts/build/build-site.ts` runs the prerendering.
  prerender: { noExtraDir: true, disableAutoRun: true },
  clientRouting: false,
  meta: {
    Page: { env: { server: true, client: false } },
  },
} satisfies Config;
