import { expect, test } from 'vitest';
import { forgetMessage, messageOf } from '../../site/browser/forms/send-message.ts';

// Node has no session storage by default, so these tests run as if it were blocked.
test('a message keeps its key and time until a value changes or it is stored', () => {
  const first = messageOf('contact', { name: 'Ana' });
  expect(messageOf('contact', { name: 'Ana' })).toMatchObject({ key: first.key, now: first.now });
  expect(messageOf('other', { name: 'Ana' }).key).not.toBe(first.key);
  const changed = messageOf('contact', { name: 'Eva' });
  expect(changed.key).not.toBe(first.key);
  forgetMessage('contact');
  expect(messageOf('contact', { name: 'Eva' }).key).not.toBe(changed.key);
});
