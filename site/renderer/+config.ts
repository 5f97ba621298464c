import type { Config } from 'vike/types';

/** Pages are rendered on the server only; the browser gets HTML, one small module, and islands when they are touched. */
export default {
  clientRouting: false,
  meta: {
    Page: { env: { server: true, client: false } },
  },
} satisfies Config;
