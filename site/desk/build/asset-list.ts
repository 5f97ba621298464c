import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import type { DeskAssets } from '../ui/document.ts';

/**
 * Writes `assets.json`, which lists the built files that the server links from a document: like Vite's manifest, but by
 * page and language.
 *
 * @param favicon the path of the site's icon
 */
export function assetList(favicon: string): Plugin {
  return {
    name: 'desk:asset-list',
    generateBundle(_options, bundle) {
      const icon = this.getFileName(
        this.emitFile({ type: 'asset', name: 'favicon.svg', source: readFileSync(favicon) }),
      );
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      const styles = Object.keys(bundle).filter(
        (name) => name.endsWith('.css') && /(?:^|\/)(?:index|client|style)-/.test(name),
      );
      if (!entry || styles.length !== 1)
        throw new Error(
          `The desk's build must have one entry and one main style sheet, but has ${styles.length} of these.`,
        );
      const address = (name: string): string => `/${name}`;
      const pages: Record<string, string[]> = {};
      const locales: Record<string, string[]> = {};
      for (const { fileName, facadeModuleId } of chunks) {
        if (!facadeModuleId) continue;
        const name = basename(facadeModuleId).replace(/\.\w+$/, '');
        if (/[\\/]pages[\\/]/.test(facadeModuleId)) pages[name] = [address(fileName)];
        else if (facadeModuleId.endsWith('.json')) locales[name] = [address(fileName)];
      }
      // The module of the page `erase` contains `erased` too.
      if (pages['erase']) pages['erased'] = pages['erase'];
      const list: DeskAssets = {
        script: address(entry.fileName),
        styles: styles.map(address),
        icon: address(icon),
        preload: { pages, locales },
      };
      this.emitFile({ type: 'asset', fileName: 'assets.json', source: `${JSON.stringify(list, null, 2)}\n` });
    },
  };
}
