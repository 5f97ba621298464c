import { minify, transformWithOxc, type Plugin } from 'vite';
import { browsers } from '../browsers.ts';

/** Compiles and minifies the render-blocking scripts, such as `lib/boot.js`: as assets they bypass the bundler. */
export function minifiedBoot(): Plugin {
  return {
    name: 'site:minified-boot',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !/(^|\/)(boot|form-boot|early-reports)\.[^/]*js$/.test(asset.fileName)) continue;
        const compiled = await transformWithOxc(asset.source.toString(), asset.fileName, {
          target: browsers,
          sourceType: 'script',
        });
        const { code, errors } = await minify(asset.fileName, compiled.code, {
          module: false,
          compress: { target: browsers },
        });
        if (errors.length > 0) throw new Error(`${asset.fileName} cannot be minified: ${errors[0]?.message}`);
        asset.source = code;
      }
    },
  };
}
