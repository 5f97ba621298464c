import { peopleWithPower, type PersonWithPower, noteSiteChange } from '../../store/index.ts';
import type { Publisher, PublisherEvents, Trouble } from '../../../publish/contract.ts';
import { displayName, formatsOf, troubleText } from '../../format.ts';
import type { Desk, DeskApp, DeskContext, DeskParts } from '../environment.ts';
import { readForm, goTo, page, found, requirePower } from '../route-helpers.ts';
import { may } from '../../roles-and-deadlines.ts';
import type { DeskConfig } from '../../contract/config.ts';
import { composeMail, mailTexts, type Reader, readerOf } from '../../mail/compose-mails.ts';
import { type Mail, reasonOf } from '../../mail/mailer.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The page that publishes the site, for people who may edit or publish. */
export function addSiteRoutes(app: DeskApp, desk: Desk, publisher: Publisher): void {
  const { config, database } = desk;

  app.get('/site', async (context) => {
    requirePower(context, 'publish', 'edit');
    const mayPublish = may(config, context.var.person, 'publish');
    const [publishers, status] = await Promise.all([
      mayPublish ? [] : peopleWithPower(database, config, 'publish'),
      publisher.status(),
    ]);
    return page(context, { page: 'site', mayPublish, publishers: publishers.map(displayName), ...status });
  });

  app.post('/site/preview', (context) => {
    requirePower(context, 'publish', 'edit');
    publisher.preview();
    return goTo(context, '/site');
  });

  const publish = async (context: DeskContext, back?: string): Promise<Response> => {
    const { id, email, ...person } = context.var.person;
    const by = { id, email, name: displayName({ ...person, email }) };
    const accept = (await readForm(context)).text('accept') === 'on';
    // The page shows the progress and the outcome.
    if (await publisher.publish({ by, back, accept })) return goTo(context, '/site');
    const { running } = await publisher.status();
    const notice = running?.by
      ? ({ tone: 'error', text: 'desk.notice.busy', values: { person: running.by.name } } as const)
      : ({ tone: 'error', text: running ? 'desk.notice.busyDue' : 'desk.notice.notBegun' } as const);
    return goTo(context, '/site', notice);
  };

  app.post('/site/publish', (context) => {
    requirePower(context, 'publish');
    return publish(context);
  });

  app.post('/site/revert', async (context) => {
    requirePower(context, 'publish');
    const version = (await readForm(context)).text('version');
    const { history } = await publisher.status();
    found(history.find((each) => each.version === version));
    return publish(context, version);
  });

  app.post('/site/withdraw', async (context) => {
    requirePower(context, 'publish', 'edit');
    const commit = (await readForm(context)).text('commit');
    const { waiting } = await publisher.status();
    const isWaiting = waiting.some((each) => each.commit === commit);
    const { person } = context.var;
    const refusal = isWaiting
      ? await publisher.withdraw(commit, { name: displayName(person), email: person.email })
      : 'gone';
    if (refusal === undefined) return goTo(context, '/site', { tone: 'success', text: 'desk.notice.withdrawn' });
    return goTo(context, '/site', { tone: 'error', text: `desk.notice.withdraw.${refusal}` });
  });

  /** When each person has last notified the publishers of changes, by the id of the person. */
  const notifiedAt = new Map<string, number>();

  app.post('/site/tell', async (context) => {
    requirePower(context, 'publish', 'edit');
    const { person } = context.var;
    const { waiting } = await publisher.status();
    if (waiting.length === 0) return goTo(context, '/site');
    if (Date.now() - (notifiedAt.get(person.id) ?? -HOUR_MS) < HOUR_MS)
      return goTo(context, '/site', { tone: 'info', text: 'desk.notice.toldAlready' });
    // Set before anything is sent, so that a second click sends nothing.
    notifiedAt.set(person.id, Date.now());
    const people = await peopleWithPower(database, config, 'publish');
    const sent = await sendSiteMails(desk, people, (reader) =>
      waitingMail(reader, config, desk.origin, { by: displayName(person), count: waiting.length }),
    );
    if (sent.length === 0) {
      notifiedAt.delete(person.id);
      return goTo(context, '/site', { tone: 'error', text: 'desk.notice.notTold' });
    }
    const values = { people: sent.map(displayName).join(', ') };
    return goTo(context, '/site', { tone: 'success', text: 'desk.notice.told', values });
  });
}

/**
 * Records publications in the audit log, and sends mails about troubles to everybody who can publish, whichever mails
 * they have chosen.
 */
export function publisherEvents(
  parts: Pick<DeskParts, 'database' | 'config' | 'texts' | 'mailer' | 'origin' | 'log'>,
): PublisherEvents {
  const { database, config, origin } = parts;
  return {
    async onEnded({ by, back, outcome }) {
      if (by?.id === undefined || !outcome.ok) return;
      await noteSiteChange(database, by.id, back === undefined ? 'publish' : 'revert', outcome.version);
    },
    async onTrouble(trouble, state) {
      const people = await peopleWithPower(database, config, 'publish');
      await sendSiteMails(parts, people, (reader) => troubleMail(reader, config, origin, { trouble, state }));
    },
  };
}

/** Sends a mail to each person, in their own language. Logs failures. Returns the people whose mail was accepted. */
async function sendSiteMails(
  parts: Pick<DeskParts, 'config' | 'texts' | 'mailer' | 'log'>,
  people: readonly PersonWithPower[],
  compose: (reader: Reader) => Promise<Mail>,
): Promise<readonly PersonWithPower[]> {
  const sent = await Promise.all(
    people.map(async (person) => {
      try {
        await parts.mailer.send(await compose(readerOf(parts, person)));
        return [person];
      } catch (error) {
        parts.log(`Mail about publishing failed: ${reasonOf(error)}`);
        return [];
      }
    }),
  );
  return sent.flat();
}

/** Composes the mail in which a person asks to publish the waiting changes. */
function waitingMail(
  reader: Reader,
  { firm }: DeskConfig,
  origin: string,
  values: { readonly by: string; readonly count: number },
): Promise<Mail> {
  const text = mailTexts(reader, 'siteWaiting', values);
  return composeMail(reader, {
    firm,
    subject: text('subject'),
    heading: text('subject'),
    lead: text('lead'),
    link: { href: `${origin}/site`, label: text('open') },
    smallPrint: text('smallPrint'),
  });
}

/** Composes the mail about something that does not work in publishing, or works again. */
function troubleMail(
  reader: Reader,
  config: DeskConfig,
  origin: string,
  { trouble, state }: { readonly trouble: Trouble; readonly state: 'begins' | 'over' },
): Promise<Mail> {
  const { locale, t } = reader;
  const text = mailTexts(reader, 'trouble', { since: formatsOf(config, locale).longTime(trouble.since) });
  const what = troubleText(t, trouble);
  const section =
    state === 'over' ? { label: text('what'), lines: [what] } : { label: text('details'), lines: trouble.details };
  return composeMail(reader, {
    firm: config.firm,
    subject: text(state),
    heading: text(state),
    lead: state === 'over' ? text('overLead') : what,
    link: { href: `${origin}/site`, label: text('open') },
    sections: section.lines.length === 0 ? [] : [{ ...section, lines: section.lines.map((line) => ({ text: line })) }],
    smallPrint: text('smallPrint'),
  });
}
