/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The public origin; empty when the spec's own origin holds. */
  readonly SITE_URL: string;
  /** The folder of the articles' files, with a slash at its end; not set where the sources run as they are. */
  readonly ARTICLES?: string;
  /** Whether the spec asks for reports. */
  readonly REPORTS: boolean;
  /** In `lib/islands.ts`: the files that those which it fetches import, by `build/files-behind.ts`; none while it is written. */
  readonly FILES_BEHIND: readonly string[];
  /** A hosted Supabase project; empty for the backend at the site's own origin. Vike lets only this prefix into the pages. */
  readonly PUBLIC_ENV__SUPABASE_URL: string;
  readonly PUBLIC_ENV__SUPABASE_ANON_KEY: string;
}

interface HTMLElement {
  /** On the root of a page with a form: loads the page anew where its build is gone from the host, else resolves (`lib/form-boot.js`). */
  loadAnew?: (island: Element) => Promise<void>;
}

declare module 'virtual:uno.css';

declare module 'virtual:early-reports' {
  /** The element that keeps errors until the page's own code is here; empty where the spec asks for no reports. */
  const element: string;
  export default element;
}
