import { expect, test } from 'vitest';
import { messagesOf } from '../../site/lib/forms/message.ts';
import { forget, keep, recall, session } from '../../site/lib/session.ts';
import { uuid } from '../../site/lib/uuid.ts';

// Node has no session storage unless it is asked to: these run where storage is forbidden.
test('a message keeps its key and moment until a value changes or it has arrived', () => {
  const messages = messagesOf('contact', session);
  const first = messages.of({ name: 'Ana' });
  expect(messages.of({ name: 'Ana' })).toMatchObject({ key: first.key, now: first.now });
  expect(messagesOf('other', session).of({ name: 'Ana' }).key).not.toBe(first.key);
  const changed = messages.of({ name: 'Eva' });
  expect(changed.key).not.toBe(first.key);
  messages.stored();
  expect(messages.of({ name: 'Eva' }).key).not.toBe(changed.key);
});

test('what is kept can be recalled until it is forgotten', () => {
  expect(recall('a')).toBeUndefined();
  keep('a', { b: 1 });
  expect(recall('a')).toEqual({ b: 1 });
  forget('a');
  expect(recall('a')).toBeUndefined();
});

test('keys are random UUIDs of version 4', () => {
  const keys = Array.from({ length: 200 }, uuid);
  expect(new Set(keys).size).toBe(200);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
