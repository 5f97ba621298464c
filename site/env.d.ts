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

declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  }
  /** Subsets a font to the characters of a text. */
  export default function subsetFont(font: Uint8Array, text: string, options?: SubsetOptions): Promise<Uint8Array>;
}
