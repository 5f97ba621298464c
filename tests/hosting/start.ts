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

/** The build output that hosts use. */
export function builtSite() {
  return readHostedSite(dist, join(dist, 'client'));
}

/** All hosts, each on its output of the build. nginx is missing because it only forwards to the server. */
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
