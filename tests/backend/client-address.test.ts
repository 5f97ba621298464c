import { expect, it } from 'vitest';
import { createClientAddress } from '../../site/server/open-backend.ts';

const socket = { remoteAddress: '10.0.0.9' };

function asked(proxies: number, forwarded?: string): string | undefined {
  return createClientAddress(proxies)({
    socket,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });
}

it.each<[number, string | undefined, string]>([
  [0, undefined, '10.0.0.9'],
  [0, '192.0.2.1', '10.0.0.9'],
  [1, undefined, '10.0.0.9'],
  [1, '192.0.2.1', '192.0.2.1'],
  [1, '203.0.113.9, 192.0.2.1', '192.0.2.1'],
  [1, ' 2001:db8::1 ', '2001:db8::1'],
  [1, '203.0.113.9, unknown', '10.0.0.9'],
  [1, '', '10.0.0.9'],
  [2, '203.0.113.9, 192.0.2.1, 10.0.0.2', '192.0.2.1'],
  [2, '192.0.2.1', '10.0.0.9'],
])('behind %i proxies, %j comes from %s', (proxies, forwarded, address) =>
  expect(asked(proxies, forwarded)).toBe(address),
);

it('is "unknown" for a connection that is already closed', () => {
  expect(createClientAddress(0)({ socket: {}, headers: {} })).toBe('unknown');
});
