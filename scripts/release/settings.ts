import { secretIn } from '../../generator/check/firm.ts';
import { RESERVED_DOMAINS } from '../../generator/read/placeholders.ts';

/** A problem that blocks the release. */
export interface Finding {
  /** `spec/site.ts:9:11`, a file, or the name of a setting. */
  readonly where: string;
  readonly what: string;
  readonly remedy: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Checks the settings that end up in the build. */
export function checkSettings(environment: Environment): Finding[] {
  const value = (name: string): string | undefined => environment[name]?.trim() || undefined;
  return [...siteUrl(value('SITE_URL')), ...supabase(value('SUPABASE_URL'), value('SUPABASE_ANON_KEY'))];
}

function siteUrl(value: string | undefined): Finding[] {
  if (value !== undefined && isPublicOrigin(value)) return [];
  const remedy = 'Canonical links and the sitemap need the public origin, as in SITE_URL=https://www.my-firm.mx';
  return [{ where: 'SITE_URL', what: value === undefined ? 'is not set' : `is "${value}"`, remedy }];
}

function supabase(url: string | undefined, key: string | undefined): Finding[] {
  if (url === undefined && key === undefined) return [];
  const remedy = 'Take both from the project’s API settings, or set neither to keep the data on your own server.';
  const found: Finding[] = [];
  if (url === undefined || !isPublicOrigin(url.replace(/\/$/, '')))
    found.push({ where: 'SUPABASE_URL', what: url === undefined ? 'is not set' : `is "${url}"`, remedy });
  if (key === undefined) found.push({ where: 'SUPABASE_ANON_KEY', what: 'is not set', remedy });
  else if (secretIn(key) !== undefined)
    found.push({
      where: 'SUPABASE_ANON_KEY',
      what: 'is a secret key: it would be sent to every visitor, who could then read and change everything',
      remedy:
        'Use the publishable (anon) key. If a build has contained the secret key, replace it in the project’s API settings.',
    });
  return found;
}

/** Whether a URL is `https://` and a public name, in the normalized form. */
function isPublicOrigin(value: string): boolean {
  const name = /^https:\/\/(?:[a-z0-9-]+\.)+([a-z][a-z0-9-]*)(?::\d+)?$/.exec(value)?.[1];
  return name !== undefined && !RESERVED_DOMAINS.includes(name);
}
