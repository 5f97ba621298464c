/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The public origin; empty to use the spec's. */
  readonly SITE_URL: string;
  /** The hosted Supabase project; empty for a backend at the site's own origin. Vike exposes only this prefix. */
  readonly PUBLIC_ENV__SUPABASE_URL: string;
  readonly PUBLIC_ENV__SUPABASE_ANON_KEY: string;
}

declare module 'virtual:uno.css';

declare module 'virtual:early-reports' {
  /** The script element that buffers errors until the page's own code has loaded; empty without error reports. */
  const element: string;
  export default element;
}
