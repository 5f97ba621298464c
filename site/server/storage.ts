import { createChannel } from './database/data-directory.ts';
import type { Database } from './database/database.ts';
import { type EmbeddedDatabase, openDatabaseUrl, openDataDirectory, type StorageChoice } from './database/open.ts';
import { dataDirectoryError, lockDirectory } from './database/lock.ts';
import { migrate, notingMigrations, readMigrations } from './database/migrate.ts';
import { answerLeads } from './leads/run-leads.ts';
import { recordedMigrations } from '../publish/release-migrations.ts';
import { UserError } from '../user-error.mjs';

/** Answers a request of `npm run desk` on the open database. */
export type DeskAnswers = (database: Database, question: string) => Promise<string>;

/**
 * Opens the database and applies the migrations. Until it is closed, locks a data directory, and has the channel for
 * `npm run leads`, `npm run backup` and `npm run desk`.
 *
 * @throws {UserError} if the directory is in use, a server does not answer, or a migration cannot be applied
 */
export async function openStorage(
  choice: StorageChoice,
  migrationsDir: string,
  log: (line: string) => void = () => undefined,
  answerDesk: DeskAnswers = async () => {
    throw new UserError('The process that uses the data directory has no desk. Stop it, and try again.');
  },
): Promise<Database> {
  const opened = new AsyncDisposableStack();
  // In reverse order: the lock must be released last.
  const close = (): Promise<void> => opened.disposeAsync();
  const closing = { close, [Symbol.asyncDispose]: close };
  const migrated = async <Opened extends Database>(database: Opened): Promise<Opened> => {
    opened.use(database);
    await upgrade(database, migrationsDir, log);
    return database;
  };
  try {
    if (choice.kind === 'postgres')
      return { ...(await migrated(await openDatabaseUrl(choice.databaseUrl))), ...closing };
    const { dataDir } = choice;
    // Created first, because the lock's file contains its address.
    const channel = await createChannel();
    opened.defer(() => channel.close());
    opened.defer(lockDirectory(dataDir, channel.address));
    const names = (await readMigrations(migrationsDir)).map(({ name }) => name);
    const database = await notingMigrations(dataDir, names, async () =>
      migrated<EmbeddedDatabase>(await openDataDirectory(dataDir)),
    );
    opened.defer(() => channel.close());
    channel.open({
      leads: (question) => answerLeads(database, question),
      backup: () => database.dump(),
      desk: (question) => answerDesk(database, question),
    });
    return { ...database, ...closing };
  } catch (error) {
    await close();
    throw choice.kind === 'embedded' ? dataDirectoryError(error, choice.dataDir) : error;
  }
}

/** Applies the migrations, and logs their names. */
async function upgrade(database: Database, migrationsDir: string, log: (line: string) => void): Promise<void> {
  const names = (await readMigrations(migrationsDir)).map(({ name }) => name);
  // A later release may have run its migrations and failed to start.
  const ahead = recordedMigrations().filter((name) => !names.includes(name));
  const applied = await migrate(database, migrationsDir, ahead);
  if (applied.length === 0 || applied.length === names.length) return;
  log(`The database was brought up to date with ${applied.join(', ')}`);
}
