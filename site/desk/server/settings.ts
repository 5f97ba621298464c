import { isEmail } from '../../lib/email.ts';
import { readSettings, readStorage } from '../../server/settings.ts';
import type { StorageChoice } from '../../server/storage.ts';
import { UserError } from '../../user-error.mjs';

/** The desk's settings, read from environment variables. An empty variable counts as unset. */
export interface DeskSettings {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly trustedProxies: number;
  readonly accessLog: boolean;
  /** The public address. Without one, the desk uses the address at which it listens. */
  readonly origin: string | undefined;
  readonly secret: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  readonly dataDir: string;
  /** Whether to offer the studio if it can run. */
  readonly offersStudio: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads `DESK_PORT`, `DESK_ORIGIN`, `DESK_SECRET`, `SMTP_URL`, `MAIL_FROM` and `STUDIO`, and the settings that the desk
 * shares with the site. Returns undefined if `DESK_PORT` is `off`.
 *
 * @throws {UserError} for an invalid value
 */
export function readDeskSettings(environment: Environment): DeskSettings | undefined {
  const value = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const { host, port, trustedProxies, accessLog } = readSettings(environment);
  const own = readPort(value('DESK_PORT'), port);
  if (own === undefined) return undefined;
  const { dataDir } = readStorage(undefined, value('DATA_DIR')) as Extract<StorageChoice, { kind: 'embedded' }>;
  return {
    host,
    port: own,
    trustedProxies,
    accessLog,
    origin: readOrigin(value('DESK_ORIGIN')),
    secret: readSecret(value('DESK_SECRET')),
    smtpUrl: readSmtpUrl(value('SMTP_URL')),
    mailFrom: readMailFrom(value('MAIL_FROM')),
    dataDir,
    offersStudio: readStudio(value('STUDIO')),
  };
}

/** The default is the port after the site's, or any free port if the site's is any free port. */
function readPort(value: string | undefined, sitePort: number): number | undefined {
  if (value === 'off') return undefined;
  if (value === undefined) return sitePort === 0 ? 0 : sitePort === 65_535 ? sitePort - 1 : sitePort + 1;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (!(port <= 65_535))
    throw new UserError(`DESK_PORT is "${value}". It must be a number from 0 to 65535, or off. 0 takes any free port.`);
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

function readStudio(value: string | undefined): boolean {
  if (value === undefined || value === 'on' || value === 'off') return value !== 'off';
  throw new UserError(
    `STUDIO is "${value}". It must be on or off. If it is unset, the desk offers the studio where it can run.`,
  );
}

/** The message does not contain the value, which is a secret. */
function readSecret(value: string | undefined): string | undefined {
  if (value === undefined || /^[\x21-\x7e]{32,}$/.test(value)) return value;
  throw new UserError(
    'DESK_SECRET is too short or contains a space. It must be at least 32 letters, digits and signs: `openssl rand -hex 32` generates one.',
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
