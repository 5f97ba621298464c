import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import unocss from 'unocss/vite';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { browsers, compiledFor } from './browsers.ts';
import { articleFiles } from './build/articles.ts';
import { minifiedBoot } from './build/boot.ts';
import { filesBehind } from './build/files-behind.ts';
import { shortChunkNames } from './build/chunk-names.ts';
import { bundledPackages } from './build/finish/licences.ts';
import { displayFont } from './build/font.ts';
import { icons } from './build/icons.ts';
import { brand, defaultLocale, firm, generated, readFiles } from './build/generated.ts';
import { pictures } from './build/pictures/plugin.ts';
import { withoutPreloadHelper } from './build/preload.ts';
import { errorReports } from './build/reports.ts';
import { shareImages } from './build/share/plugin.ts';
import { sonnerWithoutStyleTag } from './build/sonner.ts';
import { siteImports } from './build/site-imports.ts';
import { styleSheet } from './build/style-sheet.ts';
import { speculationRules } from './build/speculation-rules.ts';
import { PROJECT, siteRoot } from './site-root.mjs';
import unoConfig from './styles/uno.config.ts';

const site = fileURLToPath(new URL('.', import.meta.url));
const root = siteRoot();

export default defineConfig({
  root: site,
  publicDir: join(root, 'site', 'public'),
  // What Vite keeps of one site is not the other's either.
  ...(root !== PROJECT && { cacheDir: join(root, '.cache', 'vite') }),
  plugins: [
    siteImports(root, readFiles),
    vike(),
    react(),
    unocss({ configFile: false, ...unoConfig }),
    articleFiles(join(generated, 'articles/')),
    styleSheet(`${site}blocks`),
    displayFont({ folders: [join(generated, 'locales'), join(generated, 'articles')] }),
    icons({
      file: join(generated, 'favicon.svg'),
      ground: brand.colours.light.paper,
      name: firm.name,
      locale: defaultLocale,
    }),
    pictures(),
    speculationRules(),
    shareImages({ generated }),
    sonnerWithoutStyleTag(),
    withoutPreloadHelper(),
    shortChunkNames(),
    filesBehind(),
    minifiedBoot(),
    errorReports({ script: `${site}lib/early-reports.js` }),
  ],
  define: {
    // React's scheduler posts messages to itself, and Firefox drops those of a page that enters its back/forward cache: React would
    // wait forever after the way back. Without message channels it uses timers.
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
    // Inline data: URLs would need wider content-security rules than the files themselves.
    assetsInlineLimit: 0,
    modulePreload: false,
    // What takes long here is Vike's own build of the server's part.
    rolldownOptions: { checks: { pluginTimings: false } },
    // What the bundles contain of others, for finish/licences.ts.
    license: { fileName: bundledPackages },
  },
});
