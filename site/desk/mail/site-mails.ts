import type { Trouble, PublisherEvents } from '../../publish/contract.ts';
import type { DeskConfig } from '../contract/config.ts';
import { formatsOf } from '../format.ts';
import { troubleText } from '../publish-texts.ts';
import type { DeskParts } from '../server/environment.ts';
import { type PersonWithPower, noteSiteChange, peopleWithPower } from '../store/index.ts';
import { composeMail, mailTexts, type Reader } from './layout.ts';
import { readerOf, reasonOf } from './mail-notifier.ts';
import type { Mail } from './mailer.ts';

/** Sends a mail to each person, in their own language. Logs failures. Returns the people whose mail was accepted. */
export async function sendSiteMails(
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
export function waitingMail(
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
