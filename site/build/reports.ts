import { join } from 'node:path';
import type { Plugin } from 'vite';
import { fingerprint } from '../../scripts/stamp.ts';
import { generated, readGenerated } from './generated.ts';

const virtual = 'virtual:early-reports';

/**
 * Adds to pages the script that buffers early errors, tagged with a short digest of the build, until `lib/client.ts`
 * loads the rest. Adds nothing if the spec disables reports.
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
