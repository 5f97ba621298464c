import { join } from 'node:path';
import { readHostedSite } from '../../site/build/finish/hosts.ts';
import type { Host, HostName } from './host.ts';
import { startNodeHost } from './node-host.ts';
import { startCloudflare } from './published/cloudflare.ts';
import { startNetlify } from './published/netlify.ts';
import { startVercel } from './published/vercel.ts';
import { FIXTURE_ROOT } from '../support/fixture-site.ts';

/** The build's folder. */
export const dist = join(FIXTURE_ROOT, 'dist');

/** The built site as its hosts see it. */
export function builtSite() {
  return readHostedSite(dist, join(dist, 'client'));
}

/** All hosts, each on what the build made for it. nginx only passes on what the server answers. */
export async function startHosts(): Promise<Readonly<Partial<Record<HostName, Host>>> & { readonly node: Host }> {
  const { origin } = builtSite();
  const folder = (name: HostName): string => join(dist, 'hosts', name);
  const node = await startNodeHost(dist);
  return {
    node,
    cloudflare: await startCloudflare(folder('cloudflare'), origin),
    netlify: await startNetlify(folder('netlify'), origin),
    vercel: await startVercel(join(folder('vercel'), '.vercel', 'output'), origin),
  };
}
