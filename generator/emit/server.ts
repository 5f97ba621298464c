import type { SiteSpec } from '../schema/index.ts';
import { code, tsFile } from './file.ts';
import type { PlannedFile } from './file.ts';

/** What the project's own server is told: nothing that a page loads. */
export const emitServer = (spec: SiteSpec): PlannedFile[] => [
  tsFile(
    'site/generated/server.ts',
    'server',
    `/** Where the server says whether it is well. */
export const healthPath = ${code(spec.server.healthPath)};

/** How much the server takes from strangers; times in milliseconds. */
export const limits = ${code(spec.server.limits)} as const;
`,
  ),
];
