import type { Session } from '../session.ts';
import { uuid } from '../uuid.ts';

type Values = Readonly<Record<string, string>>;

/** What makes two requests the same message, whatever becomes of the answers. */
export interface Message {
  /** The idempotency key. */
  readonly key: string;
  /** The moment of the first attempt. */
  readonly now: string;
}

function placeOf(formId: string): string {
  return `sent:${formId}`;
}

/** The messages of one form, kept in the session for as long as it is not known that they have arrived. */
export interface Messages {
  /** The message that these values are: that of the attempt before, unless a value has changed since. */
  of(values: Values): Message;
  /** The message has arrived: the next one is another, even with the same values. */
  stored(): void;
}

export function messagesOf(formId: string, { recall, keep, forget }: Session): Messages {
  return {
    of(values) {
      const before = recall<Message & { readonly values: Values }>(placeOf(formId));
      if (before && JSON.stringify(before.values) === JSON.stringify(values)) return before;
      const message = { key: uuid(), now: new Date().toISOString(), values };
      keep(placeOf(formId), message);
      return message;
    },
    stored: () => forget(placeOf(formId)),
  };
}
