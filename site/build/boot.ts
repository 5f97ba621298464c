import { minify } from 'vite';
import type { Plugin } from 'vite';

/** Minifies the scripts that block the first paint, `lib/boot.js` for one: as files of their own they pass the bundler by. */
export function minifiedBoot(): Plugin {
  return {
    name: 'cimiento:minified-boot',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !/(^|\/)(boot|early-reports)\.[^/]*js$/.test(asset.fileName)) continue;
        const { code, errors } = await minify(asset.fileName, asset.source.toString(), { module: false });
        if (errors.length > 0) throw new Error(`${asset.fileName} cannot be minified: ${errors[0]?.message}`);
        asset.source = code;
      }
    },
  };
}
