import type { Plugin } from 'vite';
import { fingerprint } from '../../scripts/stamp.mjs';
import { reports } from './generated.ts';

const virtual = 'virtual:early-reports';

/**
 * What the pages need to report errors: the element that keeps them from the first moment on, with a short digest of what
 * the site is built from, and the word for `lib/client.ts` to fetch the rest. Where the spec asks for no reports, no built
 * file has a byte of either.
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
