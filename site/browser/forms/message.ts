import { forget, keep, recall } from '../session.ts';

type Values = Readonly<Record<string, string>>;

/** The identity of a message: the database stores two requests with the same one once. */
export interface Message {
  /** The idempotency key. */
  readonly key: string;
  /** The moment of the first attempt. */
  readonly now: string;
}

function storageKey(formId: string): string {
  return `sent:${formId}`;
}

/** The message of a form with these values: the previous one, unless a value has changed. */
export function messageOf(formId: string, values: Values): Message {
  const previous = recall<Message & { readonly values: Values }>(storageKey(formId));
  if (previous && JSON.stringify(previous.values) === JSON.stringify(values)) return previous;
  const message = { key: uuid(), now: new Date().toISOString(), values };
  keep(storageKey(formId), message);
  return message;
}

/** To be called when a message is stored: the next one gets a new key, even with the same values. */
export function forgetMessage(formId: string): void {
  forget(storageKey(formId));
}

/** A random UUID (version 4), also on a page without TLS, where `crypto.randomUUID` is not offered. */
function uuid(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ ((random & 15) >> (Number(digit) / 4))).toString(16);
  });
}
