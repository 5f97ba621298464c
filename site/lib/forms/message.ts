import { forget, keep, recall } from '../session.ts';
import { uuid } from '../uuid.ts';

type Values = Readonly<Record<string, string>>;

/** What makes two requests the same message, whatever becomes of the answers. */
export interface Message {
  /** The idempotency key. */
  readonly key: string;
  /** The moment of the first attempt. */
  readonly now: string;
}

const placeOf = (formId: string): string => `sent:${formId}`;

/** The message that these values are: that of the attempt before, unless a value has changed since. */
export function messageOf(formId: string, values: Values): Message {
  const before = recall<Message & { readonly values: Values }>(placeOf(formId));
  if (before && JSON.stringify(before.values) === JSON.stringify(values)) return before;
  const message = { key: uuid(), now: new Date().toISOString(), values };
  keep(placeOf(formId), message);
  return message;
}

/** The message has arrived: the next one is another, even with the same values. */
export function messageStored(formId: string): void {
  forget(placeOf(formId));
}
