import { expect, onTestFinished } from 'vitest';

import { openDesk } from '../../../../site/desk/server/open-desk.ts';
import { siteRoot } from '../../../../site/site-root.mjs';
import { arrive, colleague, config } from '../../../backend/support/desk.ts';
import { openMigrated } from '../../../backend/support/embedded.ts';
import { temporaryDirectory } from '../../temporary-directory.ts';
import { withoutProxy } from '../site-proxy.ts';
import { Visitor } from '../visitor.ts';
import type { Flow } from './flow.ts';

/** Starts the built desk on a new database with one row. */
async function startDesk() {
  const lines: string[] = [];
  const database = await openMigrated();
  const dataDir = temporaryDirectory(onTestFinished);
  const { email } = await colleague(database, config.roles.find(({ tables }) => tables.includes('leads'))?.name ?? '');
  const id = await arrive(database, 'leads');
  const { desk } = await openDesk({
    config,
    database,
    storage: { kind: 'embedded', dataDir },
    root: siteRoot(),
    settings: {
      host: '127.0.0.1',
      port: 0,
      trustedProxies: 0,
      accessLog: false,
      origin: undefined,
      secret: undefined,
      smtpUrl: undefined,
      mailFrom: undefined,
      dataDir,
      offersStudio: false,
    },
    log: (line) => void lines.push(line),
  });
  if (desk === undefined) throw new Error('The desk is not served');
  onTestFinished(async () => {
    await desk.close();
    await database.close();
  });
  /** The address of the sign-in link. Without a mail server it is printed in the log. */
  const link = async (): Promise<string> => {
    const printed = (): string | undefined => /Sign-in link: \S+?(\/login\S+)/.exec(lines.join('\n'))?.[1];
    await expect.poll(printed).toBeDefined();
    return printed() ?? '';
  };
  return { origin: desk.origin, database, email, id, link };
}

/** Registers the flow of the desk. */
export function describeDesk(test: Flow): void {
  test('the desk: sign in by mail, open a message from the list, follow it up, sign out', async ({
    engine,
    visitor,
  }) => {
    const { origin, database, email, id, link } = await startDesk();
    const person = new Visitor(engine, withoutProxy(origin));
    const status = config.tables[0]?.statuses.at(-1)?.key ?? '';
    const typeInto = async (selector: string, text: string): Promise<void> => {
      await person.focus(selector);
      await engine.type(text);
    };
    await person.open('/login');
    await typeInto('#email', email);
    await person.press('Enter');
    await person.waitForAddress('/login/sent');
    await person.open(await link());
    await person.click('form[action="/login/link"] button');
    await person.waitForAddress('/');

    await person.click('.side__always a[href="/inbox/leads"]');
    await person.waitForAddress('/inbox/leads');
    await person.click('.rows__open');
    await person.waitForAddress(`/inbox/leads/${id}?in=at%3D1`);
    await person.choose('#status', status);
    await typeInto('#note', 'Llamar el lunes');
    await person.click('#follow-up-form button[type=submit]');
    await person.waitFor('', () => document.querySelector<HTMLTextAreaElement>('#note')?.value);
    await person.waitFor(
      true,
      () => document.querySelector('.history li')?.textContent.includes('Llamar el lunes') === true,
    );
    const followedUp = await database.query<{ status: string; note: string }>(
      'select status, note from site_internal.follow_ups where row_id::text = $1',
      [id],
    );
    expect(followedUp).toMatchObject([{ status, note: 'Llamar el lunes' }]);

    await person.click('.side__always form[action="/logout"] button');
    await person.waitForAddress('/login');
    await engine.go(`${origin}/inbox/leads`);
    await person.waitForVisible('#email');
    // The next test expects a page of the site.
    await visitor.open('/inicio');
  });
}
