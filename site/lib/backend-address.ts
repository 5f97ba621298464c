import { defaultAnonKey } from '#generated/backend.ts';

/** Where the backend is: a hosted project, or the site's own origin. */
export function backendOrigin(): string {
  return import.meta.env.PUBLIC_ENV__SUPABASE_URL.replace(/\/$/, '') || location.origin;
}

/** The public key that goes with it. */
export function backendKey(): string {
  return import.meta.env.PUBLIC_ENV__SUPABASE_URL ? import.meta.env.PUBLIC_ENV__SUPABASE_ANON_KEY : defaultAnonKey;
}
