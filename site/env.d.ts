/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The public origin; empty when the spec's own origin holds. */
  readonly SITE_URL: string;
  /** A hosted Supabase project; empty for the backend at the site's own origin. */
  readonly SUPABASE_URL: string;
  readonly SUPABASE_ANON_KEY: string;
  /** Whether the spec asks for reports. */
  readonly REPORTS: boolean;
}

declare module 'virtual:uno.css';

declare module 'virtual:early-reports' {
  /** The element that keeps errors until the page's own code is here; empty where the spec asks for no reports. */
  const element: string;
  export default element;
}
