import type { Plugin } from 'vite';
import { fingerprint } from '../../scripts/stamp.mjs';
import { reports } from './generated.ts';

const virtual = 'virtual:early-reports';

/**
 * Adds error reports to pages: the script that buffers early errors, tagged with a short digest of the build, and the
 * flag `import.meta.env.REPORTS`, with which `lib/client.ts` imports the rest. Adds nothing if the spec disables
 * reports.
 */
export function errorReports({ script }: { readonly script: string }): Plugin {
  return {
    name: 'site:error-reports',
    config: () => ({ define: { 'import.meta.env.REPORTS': reports ? 'true' : 'false' } }),
    resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
    load(id) {
      if (id !== `\0${virtual}`) return null;
      if (!reports) return "export default '';";
      const build = fingerprint().slice(0, 12);
      return `import url from '${script}?url&no-inline';\nexport default \`<script src="\${url}" data-build="${build}"></script>\`;`;
    },
  };
}
