import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { siteImports } from '../../build/generated.ts';
import { browsers, compiledFor } from '../../browsers.ts';
import { siteRoot } from '../../site-root.mjs';

const site = fileURLToPath(new URL('../..', import.meta.url));

/** The client as one file. */
export interface BundledClient {
  /** Its address without the base; the name contains a hash of the content. */
  readonly address: string;
  readonly code: string;
}

/**
 * Bundles the client, which takes half a second: as modules of the dev server, it would be 120 requests and 9 MB.
 * @param base the path of the studio, `/studio/`
 */
export async function bundleClient(base: string): Promise<BundledClient> {
  const { output } = (await build({
    configFile: false,
    root: site,
    base,
    publicDir: false,
    logLevel: 'error',
    plugins: [siteImports(siteRoot())],
    css: { lightningcss: { exclude: compiledFor.exclude } },
    // The dev server of this process has set NODE_ENV to "development".
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      target: browsers,
      cssTarget: browsers,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('../client/main.tsx', import.meta.url)),
        output: { codeSplitting: false, entryFileNames: '__studio-client/[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const [{ fileName, code }] = output;
  return { address: `/${fileName}`, code };
}
