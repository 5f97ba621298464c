import type { PublisherEvents } from '../../publish/publisher-contract.ts';
import { sendSiteMails, troubleMail } from '../mail/site-mail.ts';
import { noteSiteChange, peopleWithPower } from '../store/index.ts';
import type { DeskParts } from './environment.ts';

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
