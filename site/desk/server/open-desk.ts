import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rethrowOutdated, type Database } from '../../server/database/database.ts';
import { logError } from '../../server/http/http-app.ts';
import type { StorageChoice } from '../../server/database/open.ts';
import { missingIn, readPublishMode } from '../../publish/prerequisites.ts';
import { createPublisher } from '../../publish/publisher.ts';
import { isSupervised } from '../../publish/supervisor-messages.ts';
import { INSTALLATION } from '../../site-root.mjs';
import { createDeskTexts } from '../../texts/desk.ts';
import { UserError, describeFileError, codeOf } from '../../user-error.mjs';
import type { DeskConfig } from '../contract/config.ts';
import { telephonesOf } from '../telephones.ts';
import { createFileMailer, createSmtpMailer, type Mailer } from '../mail/mailer.ts';
import { createStudioProcess } from './studio-process.ts';
import type { createRenderer } from '../ui/render.tsx';
import { listPeople } from './commands.ts';
import { publisherEvents } from './routes/site-routes.ts';
import type { DeskSettings } from './settings.ts';
import { startDesk, type DeskServer } from './start-desk.ts';
import { randomBytes } from 'node:crypto';

/** Options of {@link openDesk}. */
export interface OpenDeskOptions {
  readonly config: DeskConfig;
  readonly settings: DeskSettings;
  readonly storage: StorageChoice;
  readonly database: Database;
  /** The folder of the site, with its build. */
  readonly root: string;
  /** The folder of the built desk, if it is not in the site's build. */
  readonly dist?: string;
  readonly log: (line: string) => void;
}

/** The desk generates a secret only with an embedded database. Servers on one PostgreSQL must share the secret. */
const NO_SECRET =
  'DESK_SECRET is not set. The desk signs its sessions with it. Set it to the output of `openssl rand -hex 32`, to the same value on ' +
  'every server of the database.';

/**
 * Starts the desk of the selected site on an open database, unless it needs a secret that is not set: the site may have
 * been deployed before it had a desk. Also returns the text to print.
 *
 * @throws {UserError} if the desk is not built or the database has no tables for the desk
 */
export async function openDesk({
  config,
  settings,
  storage,
  database,
  root,
  dist = join(root, 'dist', 'desk'),
  log,
}: OpenDeskOptions): Promise<{ readonly desk?: DeskServer; readonly message: string }> {
  const secret = settings.secret ?? (storage.kind === 'embedded' ? keptSecret(storage.dataDir) : undefined);
  if (secret === undefined) return { message: `The desk is not served: ${NO_SECRET}\n` };
  const people = await listPeople(database).catch((error: unknown) => rethrowOutdated(error, 'people'));
  const texts = createDeskTexts(config.texts);
  const mailer = createMailer(settings, config);
  const isAble = (await missingIn(INSTALLATION, process.env)).length === 0;
  const desk = await startDesk({
    ...settings,
    config,
    database,
    secret,
    renderPage: (await builtRenderer(dist))({ config, texts, telephones: telephonesOf(config.country) }),
    texts,
    mailer,
    assetsDir: join(dist, 'client'),
    ...(settings.offersStudio &&
      isAble && { studio: createStudioProcess({ project: INSTALLATION, env: process.env, log }) }),
    createPublisher: (origin) => {
      const mode = readPublishMode(process.env, INSTALLATION);
      return createPublisher({
        installation: INSTALLATION,
        // Only a supervisor can replace this server by a version that it has built.
        mode: mode === 'build' && !isSupervised() ? 'off' : mode,
        env: process.env,
        dist: join(root, 'dist'),
        backups: join(settings.dataDir, 'backups'),
        events: publisherEvents({ database, config, texts, mailer, origin, log }),
        log,
        onError: logError,
      });
    },
    log,
  });
  const role = config.roles.find(({ powers }) => powers.includes('people'))?.name ?? config.roles[0]?.name ?? '';
  const hint = `Nobody is invited to the desk yet. To let yourself in: npm run desk -- invite YOUR-EMAIL --role ${role}\n`;
  return { desk, message: `The desk: ${desk.origin}\n${people.length === 0 ? hint : ''}` };
}

/** Creates a mailer that sends mails by SMTP, or writes them to files if `SMTP_URL` is not set. */
function createMailer({ smtpUrl, mailFrom, dataDir }: DeskSettings, { firm, siteOrigin }: DeskConfig): Mailer {
  const from = mailFrom ?? `"${firm.replaceAll('"', '')}" <desk@${new URL(siteOrigin).hostname}>`;
  return smtpUrl === undefined ? createFileMailer(join(dataDir, 'mail'), from) : createSmtpMailer(smtpUrl, from);
}

async function builtRenderer(dist: string): Promise<typeof createRenderer> {
  const file = join(dist, 'server', 'render.js');
  if (!existsSync(file))
    throw new UserError(
      `The desk is not built: ${file} is missing. Run \`npm run build\` first, or \`npm start\` for everything at once.`,
    );
  const built = (await import(pathToFileURL(file).href)) as { createRenderer: typeof createRenderer };
  return built.createRenderer;
}

/** Reads the secret of a data directory. Generates it first if necessary, in a file that only this user can read. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'desk-secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') {
      // On a full disk, the file is created but empty, and the next start would report a damaged secret.
      if (statSync(file, { throwIfNoEntry: false })?.size === 0) rmSync(file);
      const what = `${file} cannot be written`;
      const sentence = describeFileError(error, { what, instead: 'set DESK_SECRET or another DATA_DIR' });
      throw sentence === undefined ? error : new UserError(sentence, { cause: error });
    }
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= 32) return secret;
  throw new UserError(`${file} is damaged. Delete it: the desk generates a new secret, which ends all sessions.`);
}
