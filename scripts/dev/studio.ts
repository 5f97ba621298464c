import { join } from 'node:path';
import process from 'node:process';

import { siteCache } from '../../site/site-root.mjs';
import { studioHandler } from '../../site/studio/server/handler.ts';
import { studioPages } from '../../site/studio/server/plugin.ts';
import { Studio } from '../../site/studio/server/studio.ts';
import { generatedTexts } from '../../site/studio/server/texts.ts';
import { capture } from '../process.mjs';
import { optionsIn } from '../../site/publish/programs.ts';
import { SITE_ROOT } from '../site.mjs';
import { serveLiveSite, type LiveSite } from './live-site.ts';

/** The differences between the local studio and the one behind the desk. */
interface StudioServer extends Pick<LiveSite, 'address' | 'command' | 'instructions' | 'config' | 'onReady'> {
  /** The checked-out branch to commit to. Without it, each save creates a branch. */
  readonly branch?: string;
  /** The commits that this branch has to contain. */
  readonly upstream?: () => Promise<readonly string[]>;
}

/** Serves the site with the studio on its pages. */
export function serveStudio({ branch, upstream, address, config, ...site }: StudioServer): Promise<void> {
  const studio = new Studio({
    root: SITE_ROOT,
    generate: generateIn,
    ...(branch !== undefined && { branch }),
    ...(upstream && { upstream }),
  });
  return serveLiveSite({
    ...site,
    address,
    // It has no database, and each save runs the generator on the last commit.
    inStudio: true,
    open: () =>
      Promise.resolve({
        plugin: studioPages({
          port: address.port,
          handle: studioHandler(studio),
          texts: generatedTexts(SITE_ROOT).texts,
        }),
      }),
    config: {
      // Not the cache of `npm run dev`, which may run at the same time.
      cacheDir: join(siteCache(SITE_ROOT), 'vite-studio'),
      ...config,
      // No overlay: the studio has its own message, and the terminal shows the errors to developers.
      server: { cors: false, hmr: { overlay: false }, ...config?.server },
    },
  });
}

/**
 * Runs another checkout's generator, with the packages of this one. Returns its output if it fails. What affects stored
 * rows was accepted in the studio, or rejected there; publishing refuses what is not translated.
 */
async function generateIn(checkout: string): Promise<string | undefined> {
  const args = [join(checkout, 'generator/cli.ts'), '--root', checkout, '--accept', '--translate-later'];
  const { code, output } = await capture(process.execPath, args, optionsIn(checkout));
  return code === 0 ? undefined : output.trim();
}
