import type { HostedSite, HostSettings } from '#contract';
import { nginxMaps } from './nginx/maps.ts';
import { nginxServer } from './nginx/server.ts';
import { nginxExample } from './nginx/example.ts';

/**
 * nginx: `http.conf` and `server.conf`, which your own configuration includes and nobody edits, and `site.conf`, which is such
 * a configuration, to begin with.
 *
 * All headers are added in one place, with values that depend on the address: an `add_header` in a location would end all those
 * around it.
 */
export function nginxSettings(site: HostedSite): HostSettings {
  return {
    files: {
      'http.conf': nginxMaps(site),
      'server.conf': nginxServer(site),
      'site.conf': nginxExample(site),
    },
    warnings: [],
  };
}
