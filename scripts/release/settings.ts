import type { Finding } from './finding.ts';
import { NOBODYS_DOMAINS } from './placeholders.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What is wrong with the settings that the site is built with. */
export function checkSettings(environment: Environment): Finding[] {
  const value = (name: string): string | undefined => environment[name]?.trim() || undefined;
  return [...siteUrl(value('SITE_URL')), ...supabase(value('SUPABASE_URL'), value('SUPABASE_ANON_KEY'))];
}

function siteUrl(value: string | undefined): Finding[] {
  const remedy = 'Canonical links and the site map need the public origin, as in SITE_URL=https://www.my-firm.mx';
  if (value === undefined) return [{ where: 'SITE_URL', what: 'is not set', remedy }];
  const fault = faultOfOrigin(value);
  return fault === undefined ? [] : [{ where: 'SITE_URL', what: `is "${value}", which ${fault}`, remedy }];
}

function supabase(url: string | undefined, key: string | undefined): Finding[] {
  const remedy =
    'Take both from the project’s API settings, or set none of them to keep the data on a server of your own.';
  if (url === undefined && key === undefined) return [];
  const found: Finding[] = [];
  if (url === undefined) found.push({ where: 'SUPABASE_URL', what: 'is not set, and SUPABASE_ANON_KEY is', remedy });
  if (key === undefined) found.push({ where: 'SUPABASE_ANON_KEY', what: 'is not set, and SUPABASE_URL is', remedy });
  const fault = url === undefined ? undefined : faultOfOrigin(url.replace(/\/$/, ''));
  if (fault !== undefined) found.push({ where: 'SUPABASE_URL', what: `is "${url ?? ''}", which ${fault}`, remedy });
  if (key !== undefined && isSecret(key)) {
    found.push({
      where: 'SUPABASE_ANON_KEY',
      what: 'is a secret key: it would be sent to every visitor, who could then read and change everything',
      remedy:
        'Use the publishable (anon) key, and replace the secret one in the project’s API settings if it has been in a build.',
    });
  }
  return found;
}

/** Why an address is not a public origin; nothing when it is one. */
function faultOfOrigin(value: string): string | undefined {
  if (!URL.canParse(value)) return 'is not a complete address';
  const { protocol, origin, hostname } = new URL(value);
  if (protocol !== 'https:') return 'does not begin with https://';
  if (origin !== value) return 'is more than an origin, or not written as browsers do';
  const last = hostname.split('.').at(-1) ?? '';
  if ((NOBODYS_DOMAINS as readonly string[]).includes(last)) return 'is a placeholder';
  // The last part of an address in numbers is a number, and that of a name is not.
  if (!hostname.includes('.') || /^\d+$/.test(last)) return 'is not a public name';
  return undefined;
}

/** Whether a key of Supabase gives more than a visitor may have: a new one says so, in an old one the role stands. */
function isSecret(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  try {
    const claims = JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString('utf8')) as { role?: unknown };
    return claims.role === 'service_role';
  } catch {
    return false;
  }
}
