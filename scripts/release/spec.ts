import { readChecked } from '../../generator/check/project.ts';
import { blocksOf, pagesOf } from '../../generator/compile/walk.ts';
import type { LocatedDiagnostic, SpecPath } from '../../generator/diagnostics/diagnostic.ts';
import { entryOf } from '../../generator/paths.ts';
import { locateAll } from '../../generator/read/locate/locate-all.ts';
import { isWaiting, type SiteSpec } from '../../generator/schema/index.ts';
import type { Finding } from './finding.ts';

/** How long `security.txt` must still be valid at a release. */
const DAYS_LEFT = 30;
const DAY_MS = 86_400_000;

type Placed = readonly [path: SpecPath, what: string, remedy: string];

/**
 * Checks the spec and lists its disabled features. Returns nothing for an invalid spec, which the generator reports.
 */
export async function checkSpecForRelease(
  root: string,
  today: Date,
): Promise<{ readonly findings: readonly Finding[]; readonly off: readonly Finding[] }> {
  const checked = await readChecked(root);
  if (!checked.ok) return { findings: [], off: [] };
  const locate = async (places: readonly Placed[]): Promise<Finding[]> => {
    const diagnostics = places.map(([path, message, hint]) => ({ code: 'release', path, message, hint }));
    return (await locateAll(entryOf(root), diagnostics)).map(asFinding);
  };
  const { spec, review } = checked;
  // `expiry` reports an expiring `security.txt` a month ahead.
  const warnings = (await review()).filter(({ code }) => code !== 'firm/security-expired');
  return {
    findings: [...(await locate(expiry(spec, today))), ...warnings.map(asFinding)],
    off: await locate(leftOff(spec)),
  };
}

function asFinding({ location, message, hint }: LocatedDiagnostic): Finding {
  const where = `${location.file}:${location.line}:${location.column}`;
  return { where, what: message, remedy: hint ?? 'Change it.' };
}

function expiry({ firm: { securityContact } }: SiteSpec, today: Date): Placed[] {
  if (securityContact === undefined) return [];
  const { expires } = securityContact;
  const days = Math.floor((Date.parse(`${expires}T23:59:59Z`) - today.getTime()) / DAY_MS);
  if (days >= DAYS_LEFT) return [];
  const when = days < 0 ? `has expired on ${expires}` : `expires on ${expires}, in ${days} days`;
  const remedy = 'Check that the contact is still right, and set a date less than a year ahead.';
  return [[['firm', 'securityContact', 'expires'], `security.txt ${when}`, remedy]];
}

function leftOff(spec: SiteSpec): Placed[] {
  const { firm, integrations } = spec;
  const { notify, analytics } = integrations;
  const off: Placed[] = [];
  if (!notify) off.push([['integrations'], 'notify: nobody is notified of new rows', 'integrations.notify']);
  if (analytics?.measurementId === undefined) {
    const path = analytics ? ['integrations', 'analytics'] : ['integrations'];
    off.push([path, 'measurementId: nothing is measured', 'integrations.analytics.measurementId']);
  }
  if (!firm.securityContact) off.push([['firm'], 'securityContact: there is no security.txt', 'firm.securityContact']);
  const blocks = pagesOf(spec).flatMap((page) => blocksOf(page).map((block) => ({ ...block, page: page.value.id })));
  for (const { value, path, page } of blocks)
    if (isWaiting(value)) off.push([path, `${value.kind}: empty, so the page "${page}" does not show it`, 'items']);
  return off;
}
