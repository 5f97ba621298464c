import { defaultAnonKey } from '#generated/backend.ts';

/** The origin of the backend: a hosted Supabase project, or the site itself. */
export function backendOrigin(): string {
  return import.meta.env.PUBLIC_ENV__SUPABASE_URL.replace(/\/$/, '') || location.origin;
}

/** The backend's public (anon) key. */
export function backendKey(): string {
  return import.meta.env.PUBLIC_ENV__SUPABASE_URL ? import.meta.env.PUBLIC_ENV__SUPABASE_ANON_KEY : defaultAnonKey;
}
