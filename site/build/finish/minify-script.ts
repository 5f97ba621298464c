import { minify, transformWithOxc } from 'vite';
import { browsers } from '../../browsers.ts';

/** Compiles and minifies a render-blocking script, such as `lib/boot.js`: as assets they bypass the bundler. */
export async function minifyScript(path: string, source: string): Promise<string> {
  const compiled = await transformWithOxc(source, path, { target: browsers, sourceType: 'script' });
  const { code, errors } = await minify(path, compiled.code, { module: false, compress: { target: browsers } });
  if (errors.length > 0) throw new Error(`${path} cannot be minified: ${errors[0]?.message}`);
  return code.trim();
}
