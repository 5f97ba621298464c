import { isEmail } from '../../shared/email.ts';
import { readNumber, readSecret, readSettings, readStorage, readSwitch } from '../../server/settings.ts';
import type { StorageChoice } from '../../server/database/open.ts';
import { UserError } from '../../user-error.mjs';

/** The desk's settings. */
export type DeskSettings = NonNullable<ReturnType<typeof readDeskSettings>>;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads `DESK_PORT`, `DESK_ORIGIN`, `DESK_SECRET`, `SMTP_URL`, `MAIL_FROM` and `STUDIO`, and the settings that the desk
 * shares with the site; an empty variable counts as unset. Returns undefined if `DESK_PORT` is `off`.
 *
 * @throws {UserError} for an invalid value
 */
export function readDeskSettings(environment: Environment) {
  const value = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const { host, port, trustedProxies, accessLog } = readSettings(environment);
  const own = readPort(value('DESK_PORT'), port);
  if (own === undefined) return undefined;
  const { dataDir } = readStorage(undefined, value('DATA_DIR')) as Extract<StorageChoice, { kind: 'embedded' }>;
  return {
    host,
    /** 0 takes any free port. */
    port: own,
    trustedProxies,
    accessLog,
    /** The public address. Without one, the desk uses the address at which it listens. */
    origin: readOrigin(value('DESK_ORIGIN')),
    secret: readSecret('DESK_SECRET', value('DESK_SECRET'), 32),
    smtpUrl: readSmtpUrl(value('SMTP_URL')),
    mailFrom: readMailFrom(value('MAIL_FROM')),
    dataDir,
    /** Whether to offer the studio if it can run. */
    offersStudio: readSwitch('STUDIO', value('STUDIO')),
  };
}

/** The default is the port after the site's, or any free port if the site's is any free port. */
function readPort(value: string | undefined, sitePort: number): number | undefined {
  if (value === 'off') return undefined;
  if (value === undefined) return sitePort === 0 ? 0 : sitePort === 65_535 ? sitePort - 1 : sitePort + 1;
  const port = readNumber('DESK_PORT', value, 65_535, 'off, or a port');
  if (port !== 0 && port === sitePort)
    throw new UserError(`DESK_PORT and PORT are both ${port}. Set DESK_PORT to another port or to off.`);
  return port;
}

function readOrigin(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new UserError(
    `DESK_ORIGIN is "${value}". It must be the desk's public address without a path, as in https://desk.my-firm.mx`,
  );
}

/** The message does not contain the value, which includes a password. */
function readSmtpUrl(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url !== undefined && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return value;
  throw new UserError(
    'SMTP_URL cannot be read. It must look like smtps://user:password@mail.my-firm.mx:465 or smtp://user:password@mail.my-firm.mx:587, ' +
      'with special characters of the password percent-encoded, such as %23 for #.',
  );
}

function readMailFrom(value: string | undefined): string | undefined {
  if (value === undefined || isEmail(/^[^<>\r\n]*<(.+)>$/.exec(value)?.[1] ?? value)) return value;
  throw new UserError(
    `MAIL_FROM is "${value}". It must be an address that may send through SMTP_URL, as in desk@my-firm.mx or My Firm <desk@my-firm.mx>`,
  );
}
