import { minify, transformWithOxc, type Plugin } from 'vite';
import { browsers } from '../browsers.ts';

/** The scripts that pages load as assets, such as `lib/boot.js`. */
const BOOT_SCRIPT = /^assets\/static\/.*\.js$/;

/** Compiles and minifies the render-blocking scripts: as assets they bypass the bundler. */
export function minifiedBootScripts(): Plugin {
  return {
    name: 'site:minified-boot-scripts',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !BOOT_SCRIPT.test(file.fileName)) continue;
        // oxlint-disable-next-line eslint/no-await-in-loop -- two small files
        file.source = await minified(file.fileName, String(file.source));
      }
    },
  };
}

async function minified(path: string, source: string): Promise<string> {
  const compiled = await transformWithOxc(source, path, { target: browsers, sourceType: 'script' });
  const { code, errors } = await minify(path, compiled.code, { module: false, compress: { target: browsers } });
  if (errors.length > 0) throw new Error(`${path} cannot be minified: ${errors[0]?.message}`);
  return code.trim();
}
