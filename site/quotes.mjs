import { UserError } from './user-error.mjs';

/** The settings in `docs/guides/settings.md` and those of psql; not `LAUNCH_EDITOR`, which another program reads. */
const NAMES = [
  'PORT',
  'HOST',
  'SPEC',
  'DATA_DIR',
  'DATABASE_URL',
  'PGSSLMODE',
  'PGSSLROOTCERT',
  'TRUST_PROXY',
  'ACCESS_LOG',
  'DESK_PORT',
  'DESK_ORIGIN',
  'DESK_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'STUDIO',
  'STUDIO_DIR',
  'PUBLISH',
  'PREVIEW_PORT',
  'PREVIEW_ORIGIN',
  'PREVIEW_PASSWORD',
  'METRICS_TOKEN',
  'NOTIFY_SECRET',
  'SUPABASE_URL',
  'SUPABASE_ANON_KEY',
  'SITE_URL',
  'NGINX_BACKEND',
  'CHROMIUM_PATH',
];

/**
 * Refuses settings with quotes around their values. A shell removes the quotes of `DATA_DIR="/data"`, but Docker's
 * `--env-file` makes them part of the value, which would then name another folder, host or password. The message
 * contains no value, because some are secret.
 *
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @throws {UserError} if there are any
 */
export function refuseQuotes(environment) {
  const quoted = NAMES.filter((name) => /^(["']).*\1$/s.test(environment[name]?.trim() ?? ''));
  if (quoted.length === 0) return;
  throw new UserError(
    `Remove the quotes around the value of ${quoted.join(', ')}: they would be part of it. ` +
      'A shell removes quotes, but Docker passes on those in an --env-file.',
  );
}
