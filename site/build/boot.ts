import { minify } from 'vite';
import type { Plugin } from 'vite';

/** Minifies `lib/boot.js`, which blocks the first paint: as a file of its own it passes the bundler by. */
export function minifiedBoot(): Plugin {
  return {
    name: 'cimiento:minified-boot',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !/(^|\/)boot\.[^/]*js$/.test(asset.fileName)) continue;
        const { code, errors } = await minify(asset.fileName, asset.source.toString(), { module: false });
        if (errors.length > 0) throw new Error(`site/lib/boot.js cannot be minified: ${errors[0]?.message}`);
        asset.source = code;
      }
    },
  };
}
