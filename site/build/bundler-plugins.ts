import { join } from 'node:path';
import { existsSync, readdirSync } from 'node:fs';
import { minify, transformWithOxc, type Plugin } from 'vite';
import unocss from 'unocss/vite';
import { browsers } from '../browsers.ts';
import { fingerprint } from '../current-build.ts';
import { generated, readGenerated } from './generated.ts';
import unoConfig from '../styles/uno.config.ts';

/** The scripts that pages load as assets, such as `browser/boot.js`. */
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

/** Vite's plugin that wraps dynamic imports. */
const WRAPPER = 'native:import-analysis-build';

/**
 * Removes the code that Vite wraps around every `import()` to preload a module's imports and style sheets. It would be
 * a third of each page's scripts, and the islands do not need it: they load before use and import their own style
 * sheets.
 */
export function withoutPreloadHelper(): Plugin {
  return {
    name: 'site:without-preload-helper',
    apply: 'build',
    configResolved({ plugins }) {
      const wrapper = plugins.find(({ name }) => name === WRAPPER);
      if (!wrapper)
        throw new Error(`Vite has no plugin ${WRAPPER} any more: correct or remove site/build/bundler-plugins.ts.`);
      const { applyToEnvironment = () => true } = wrapper;
      wrapper.applyToEnvironment = (environment) => environment.name !== 'client' && applyToEnvironment(environment);
    },
  };
}

const virtual = 'virtual:early-reports';

/**
 * Adds to pages the script that buffers early errors, tagged with a short digest of the build, until
 * `browser/client.ts` loads the rest. Adds nothing if the spec disables reports.
 */
export function errorReports({ script }: { readonly script: string }): Plugin {
  return {
    name: 'site:error-reports',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
    async load(id) {
      if (id !== `\0${virtual}`) return null;
      this.addWatchFile(join(generated, 'reports.ts'));
      const { reports } = await readGenerated('reports.ts');
      if (!reports) return "export default '';";
      const build = fingerprint().slice(0, 12);
      return `import url from '${script}?url&no-inline';\nexport default \`<script src="\${url}" data-build="${build}"></script>\`;`;
    },
  };
}

/**
 * Removes the code that inserts a `<style>` element when sonner is imported: the content security policy blocks it, and
 * `islands/toasts.tsx` imports sonner's style sheet.
 */
export function sonnerWithoutStyleTag(): Plugin {
  return {
    name: 'site:sonner-without-style-tag',
    enforce: 'pre',
    transform(code, id) {
      if (!/sonner[\\/]dist[\\/]index\.mjs/.test(id)) return null;
      const cleaned = withoutStyleInsertion(code);
      return { code: cleaned, map: null };
    },
  };
}

/** Removes the call that inserts the style element. Throws if it is not found. */
export function withoutStyleInsertion(code: string): string {
  const named = /function (\w+)\(\w+,\{insertAt:\w+\}=\{\}\)/.exec(code)?.[1];
  const call = named ? new RegExp(`}${named}\\(\`[\\s\\S]*?\`\\);`) : null;
  if (!call?.test(code)) {
    throw new Error(
      'sonner no longer inserts its style element the way site/build/bundler-plugins.ts expects. ' +
        'Compare node_modules/sonner/dist/index.mjs with that file, or pin sonner to 1.7.4.',
    );
  }
  return code.replace(call, '}');
}

const blockPlace = /\/\* block-styles: .*? \*\//;

/**
 * Completes `styles/index.css` with the styles of all block kinds, sorted by name because none may depend on another.
 *
 * @param blocks the folder of the block kinds
 */
export function styleSheet(blocks: string): Plugin {
  return {
    name: 'site:style-sheet',
    enforce: 'pre',
    transform(code, id) {
      if (!/styles[\\/]index\.css(?:\?direct)?$/.test(id)) return null;
      const imports = readdirSync(blocks)
        .toSorted()
        .filter((kind) => existsSync(join(blocks, kind, 'styles.css')))
        .map((kind) => `@import "../blocks/${kind}/styles.css" layer(blocks);`);
      return { code: code.replace(blockPlace, imports.join('\n')), map: null };
    },
  };
}

const UTILITIES = 'virtual:uno.css';

/**
 * The utilities of all components, on the dev server. In a build, `finish/page-styles.ts` generates those of each page.
 */
export function utilities(): Plugin[] {
  return [
    ...unocss({ configFile: false, ...unoConfig })
      .filter(({ apply }) => apply !== 'build')
      .map((plugin): Plugin => ({ ...plugin, apply: 'serve' })),
    {
      name: 'site:no-utilities',
      apply: 'build',
      resolveId: (id) => (id === UTILITIES ? `\0${UTILITIES}` : null),
      load: (id) => (id === `\0${UTILITIES}` ? '' : null),
    },
  ];
}
