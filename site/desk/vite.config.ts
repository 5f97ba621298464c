import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers, compiledFor } from '../browsers.ts';
import { displayFont } from '../build/font.ts';
import { generated, readGenerated, siteImports } from '../build/generated.ts';
import { siteCache, siteRoot } from '../site-root.mjs';
import { brandStyles, iconOutlines } from './build-assets.ts';

const [{ brand }, { desk: config }] = await Promise.all([readGenerated('brand.ts'), readGenerated('desk.ts')]);
const desk = fileURLToPath(new URL('.', import.meta.url));

/** Latin letters with diacritics: the display font must have them because people's names do. */
const letters = String.fromCodePoint(...Array.from({ length: 0x180 - 0xc0 }, (_, index) => 0xc0 + index));

const ownTexts = JSON.stringify(config?.texts ?? {});

/** Builds the desk's pages: `dist/desk/client`, and with `--ssr` `dist/desk/server/render.js` without dependencies. */
export default defineConfig(({ isSsrBuild }) => ({
  root: desk,
  publicDir: false,
  cacheDir: join(siteCache(), 'desk'),
  plugins: [
    siteImports(siteRoot()),
    react(),
    ...(isSsrBuild
      ? []
      : [
          displayFont({ folders: [join(desk, '..', 'texts')], besides: letters + ownTexts }),
          brandStyles(join(generated, 'tokens.css'), brand, siteCache()),
        ]),
  ],
  css: { lightningcss: { exclude: compiledFor.exclude } },
  define: {
    DESK_ICONS: JSON.stringify(iconOutlines(join(desk, 'ui'))),
    // Otherwise the bundle contains React's development build too, and selects one by NODE_ENV at run time.
    'process.env.NODE_ENV': JSON.stringify('production'),
  },
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  build: {
    outDir: join(siteRoot(), 'dist', 'desk', isSsrBuild ? 'server' : 'client'),
    emptyOutDir: true,
    target: isSsrBuild ? 'node20' : browsers,
    cssTarget: browsers,
    // The content security policy forbids data: URLs for scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: false,
    ...(!isSsrBuild && { manifest: 'assets.json' }),
    // Publishes the licences of the bundled packages.
    ...(!isSsrBuild && { license: { fileName: 'assets/licences.md' } }),
    ...(isSsrBuild ? { ssr: join(desk, 'ui', 'render.tsx') } : {}),
    rolldownOptions: isSsrBuild
      ? { output: { entryFileNames: 'render.js' } }
      : { input: join(desk, 'ui', 'client.ts') },
  },
}));
