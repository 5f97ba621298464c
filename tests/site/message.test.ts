import { expect, test } from 'vitest';
import { messagesOf } from '../../site/lib/forms/message.ts';
import { session } from '../../site/lib/session.ts';

// Node has no session storage by default, so these tests run as if it were blocked.
test('a message keeps its key and time until a value changes or it is stored', () => {
  const messages = messagesOf('contact', session);
  const first = messages.of({ name: 'Ana' });
  expect(messages.of({ name: 'Ana' })).toMatchObject({ key: first.key, now: first.now });
  expect(messagesOf('other', session).of({ name: 'Ana' }).key).not.toBe(first.key);
  const changed = messages.of({ name: 'Eva' });
  expect(changed.key).not.toBe(first.key);
  messages.stored();
  expect(messages.of({ name: 'Eva' }).key).not.toBe(changed.key);
});
