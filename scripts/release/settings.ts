import type { Finding } from './finding.ts';
import { RESERVED_DOMAINS } from '../../generator/read/placeholders.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Checks the settings that end up in the build. */
export function checkSettings(environment: Environment): Finding[] {
  const value = (name: string): string | undefined => environment[name]?.trim() || undefined;
  return [...siteUrl(value('SITE_URL')), ...supabase(value('SUPABASE_URL'), value('SUPABASE_ANON_KEY'))];
}

function siteUrl(value: string | undefined): Finding[] {
  const remedy = 'Canonical links and the sitemap need the public origin, as in SITE_URL=https://www.my-firm.mx';
  const problem = value === undefined ? undefined : originProblem(value);
  const what = value === undefined ? 'is not set' : `is "${value}", which ${problem}`;
  return value === undefined || problem !== undefined ? [{ where: 'SITE_URL', what, remedy }] : [];
}

function supabase(url: string | undefined, key: string | undefined): Finding[] {
  if (url === undefined && key === undefined) return [];
  const remedy = 'Take both from the project’s API settings, or set neither to keep the data on your own server.';
  const found: Finding[] = [];
  if (url === undefined) found.push({ where: 'SUPABASE_URL', what: 'is not set, but SUPABASE_ANON_KEY is', remedy });
  if (key === undefined) found.push({ where: 'SUPABASE_ANON_KEY', what: 'is not set, but SUPABASE_URL is', remedy });
  const problem = url && originProblem(url.replace(/\/$/, ''));
  if (problem) found.push({ where: 'SUPABASE_URL', what: `is "${url}", which ${problem}`, remedy });
  if (key !== undefined && isSecret(key))
    found.push({
      where: 'SUPABASE_ANON_KEY',
      what: 'is a secret key: it would be sent to every visitor, who could then read and change everything',
      remedy:
        'Use the publishable (anon) key. If a build has contained the secret key, replace it in the project’s API settings.',
    });
  return found;
}

/** Why a URL is not a public origin; undefined if it is one. */
function originProblem(value: string): string | undefined {
  if (!URL.canParse(value)) return 'is not a complete URL';
  const { protocol, origin, hostname } = new URL(value);
  if (protocol !== 'https:') return 'does not begin with https://';
  if (origin !== value) return 'is more than an origin, or not in the normalized form';
  const last = hostname.split('.').at(-1) ?? '';
  if (RESERVED_DOMAINS.includes(last)) return 'is a placeholder';
  return !hostname.includes('.') || /^\d+$/.test(last) ? 'is not a public name' : undefined;
}

/** Whether a Supabase key is secret, by its prefix or by the role in a JSON web token. */
function isSecret(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString('utf8');
  return /"role"\s*:\s*"service_role"/.test(claims);
}
