import { readChecked } from '../../generator/check/project.ts';
import type { LocatedDiagnostic, SpecPath } from '../../generator/diagnostics/diagnostic.ts';
import { locateAll } from '../../generator/read/locate/locate-all.ts';
import { entryOf } from '../../generator/paths.ts';
import { blocksOf, pagesOf } from '../../generator/compile/walk.ts';
import { isWaiting } from '../../generator/schema/index.ts';
import type { SiteSpec } from '../../generator/schema/index.ts';
import type { Finding } from './finding.ts';

/** How long `security.txt` has to hold at least when a release goes out. */
const DAYS_LEFT = 30;
const DAY_MS = 86_400_000;

/** What a spec says that is to go public. */
export interface SpecReport {
  readonly findings: readonly Finding[];
  /** What is left off. Each may be meant. */
  readonly off: readonly Finding[];
}

interface Placed {
  readonly path: SpecPath;
  readonly what: string;
  readonly remedy: string;
}

/** Checks the compiled spec itself; a spec that cannot be read is the generator's to report. */
export async function checkSpecForRelease(root: string, today: Date): Promise<SpecReport> {
  const entry = entryOf(root);
  const checked = await readChecked(root);
  if (!checked.ok) return { findings: [], off: [] };
  const located = async (places: readonly Placed[]): Promise<Finding[]> => {
    const found = await locateAll(
      entry,
      places.map(({ path, what, remedy }) => ({ code: 'release', path, message: what, hint: remedy })),
    );
    return found.map(asFinding);
  };
  const { spec, review } = checked;
  // That it has expired is told a month ahead.
  const others = (await review()).filter(({ code }) => code !== 'firm/security-expired');
  return {
    findings: [...(await located(expiry(spec, today))), ...others.map(asFinding)],
    off: await located(leftOff(spec)),
  };
}

function asFinding({ location, message, hint }: LocatedDiagnostic): Finding {
  return {
    where: `${location.file}:${location.line}:${location.column}`,
    what: message,
    remedy: hint ?? 'Change it.',
  };
}

function expiry({ firm }: SiteSpec, today: Date): Placed[] {
  if (firm.securityContact === undefined) return [];
  const { expires } = firm.securityContact;
  const days = Math.floor((Date.parse(`${expires}T23:59:59Z`) - today.getTime()) / DAY_MS);
  if (days >= DAYS_LEFT) return [];
  const what =
    days < 0 ? `security.txt has expired on ${expires}` : `security.txt expires on ${expires}, in ${days} days`;
  const remedy = 'Check that the contact still holds, and set a day that is less than a year ahead.';
  return [{ path: ['firm', 'securityContact', 'expires'], what, remedy }];
}

function leftOff(spec: SiteSpec): Placed[] {
  const { firm, integrations } = spec;
  return [
    ...(integrations.notify
      ? []
      : [{ path: ['integrations'], what: 'notify: nobody is notified of new rows', remedy: 'integrations.notify' }]),
    ...(integrations.analytics?.measurementId === undefined
      ? [
          {
            path: ['integrations', ...(integrations.analytics ? ['analytics'] : [])],
            what: 'measurementId: nothing is measured',
            remedy: 'integrations.analytics.measurementId',
          },
        ]
      : []),
    ...(firm.securityContact
      ? []
      : [{ path: ['firm'], what: 'securityContact: there is no security.txt', remedy: 'firm.securityContact' }]),
    ...pagesOf(spec).flatMap((page) =>
      blocksOf(page).flatMap(({ value, path }) =>
        isWaiting(value)
          ? [{ path, what: `${value.kind}: empty, so the page "${page.value.id}" does not show it`, remedy: 'items' }]
          : [],
      ),
    ),
  ];
}
