import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { browsers, compiledFor } from './browsers.ts';
import { displayFont } from './build/font.ts';
import { generated, generatedFiles, readGenerated, siteImports } from './build/generated.ts';
import { bundledPackages } from './file-addresses.ts';
import { pictures } from './build/serve-pictures.ts';
import {
  withoutPreloadHelper,
  errorReports,
  sonnerWithoutStyleTag,
  minifiedBootScripts,
  styleSheet,
  utilities,
} from './build/bundler-plugins.ts';
import { siteFiles } from './build/site-files.ts';
import { PROJECT, siteRoot } from './site-root.mjs';

const site = fileURLToPath(new URL('.', import.meta.url));
const root = siteRoot();
process.env['GENERATED_FILES'] = generatedFiles;

export default defineConfig({
  root: site,
  publicDir: join(root, 'site', 'public'),
  // Sites must not share Vite's cache.
  ...(root !== PROJECT && { cacheDir: join(root, '.cache', 'vite') }),
  plugins: [
    siteImports(root),
    vike(),
    react(),
    utilities(),
    styleSheet(`${site}blocks`),
    displayFont({ folders: [join(generated, 'locales'), join(generated, 'articles')] }),
    siteFiles(async () => ({
      file: join(generated, 'favicon.svg'),
      ground: (await readGenerated('brand.ts')).brand.colours.light.paper,
      name: (await readGenerated('site.ts')).firm.name,
      locale: (await readGenerated('languages.ts')).defaultLocale,
    })),
    pictures(),
    sonnerWithoutStyleTag(),
    minifiedBootScripts(),
    withoutPreloadHelper(),
    errorReports({ script: `${site}browser/early-reports.js` }),
  ],
  define: {
    // React's scheduler posts messages to itself, and Firefox drops them when a page enters the back/forward cache:
    // React would wait forever after navigating back. Without message channels, React uses timers.
    MessageChannel: 'undefined',
    'import.meta.env.SITE_URL': JSON.stringify(process.env['SITE_URL'] ?? ''),
    'import.meta.env.PUBLIC_ENV__SUPABASE_URL': JSON.stringify(process.env['SUPABASE_URL'] ?? ''),
    'import.meta.env.PUBLIC_ENV__SUPABASE_ANON_KEY': JSON.stringify(process.env['SUPABASE_ANON_KEY'] ?? ''),
  },
  // Vite sets the targets itself, from `cssTarget`.
  css: { lightningcss: { exclude: compiledFor.exclude } },
  build: {
    outDir: join(root, 'dist'),
    emptyOutDir: true,
    target: browsers,
    cssTarget: browsers,
    // Inline data: URLs would need a wider content security policy than files.
    assetsInlineLimit: 0,
    modulePreload: false,
    // Most of the time is Vike's own build for the server, so the warning about slow plugins does not help.
    rolldownOptions: { checks: { pluginTimings: false } },
    // The packages in the bundles, for finish/text-files.ts.
    license: { fileName: bundledPackages },
  },
  // Short hashes: each page's script contains the names of all chunks that it may fetch, and hashes do not compress.
  environments: {
    client: { build: { rolldownOptions: { output: { chunkFileNames: 'assets/chunks/chunk-[hash:6].js' } } } },
  },
});
