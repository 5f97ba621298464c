import type { NginxSettings, ServerLimits } from '#contract';
import type { SiteSpec } from '../schema/index.ts';
import { code, tsFile } from './file.ts';
import type { PlannedFile } from './file.ts';

/** The settings of the project's own server. No page loads them. */
export function emitServer(spec: SiteSpec): PlannedFile[] {
  return [
    tsFile(
      'site/generated/server.ts',
      'server',
      () => `import type { NginxSettings, ServerLimits } from '#contract';

/** Where the server says whether it is well. */
export const healthPath = ${code(spec.server.healthPath)};

/** Where its metrics are, for whoever has the token. */
export const metricsPath = ${code(spec.server.metricsPath)};

/** Where nginx finds the server. */
export const nginx: NginxSettings = ${code(spec.server.nginx satisfies NginxSettings)};

/** How many days the assets of earlier builds are kept. */
export const keepAssetsDays = ${code(spec.server.keepAssetsDays)};

/** How much the server takes from strangers; times in milliseconds. */
export const limits: ServerLimits = ${code(spec.server.limits satisfies ServerLimits)};
`,
    ),
    tsFile(
      'site/generated/records.ts',
      'records',
      () => `/** The firm's time zone, in which days begin and end. */
export const timeZone = ${code(spec.firm.timeZone)};

/** How a row stands that nobody has followed up yet. */
export const initialStatus = ${code(spec.records.followUp.initial)};
`,
    ),
  ];
}
