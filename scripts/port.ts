import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import { describePortError, UserError } from '../site/user-error.mjs';

/** Requires that an address is free, before spending minutes on a build. */
export async function requireFreePort(address: { readonly host: string; readonly port: number }): Promise<void> {
  const probe = createServer();
  try {
    probe.listen({ ...address, exclusive: true });
    await once(probe, 'listening');
  } catch (error) {
    const message = describePortError(Object(error).code, address, 'PORT');
    throw message === undefined ? error : new UserError(message);
  }
  probe.close();
  await once(probe, 'close');
}

/** The ports already returned: the system may assign one again before anything listens on it. */
const given = new Set<number>();

/** A free port of this machine, a different one each time. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  if (given.has(port)) return freePort();
  given.add(port);
  return port;
}
