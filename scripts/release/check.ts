import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readChecked } from '../../generator/check/index.ts';
import { entryOf, projectOf, shownBefore, specFolderOf } from '../../generator/files.ts';
import { findPlaceholders, RESERVED_DOMAINS } from '../../generator/read/placeholders.ts';
import { gitIn } from '../../site/git.ts';
import { isBuilt } from '../../site/current-build.ts';
import { secretIn } from '../../generator/check/firm.ts';

/** Checks the spec, the settings, git and the build. */
export async function checkRelease(root: string, environment: NodeJS.ProcessEnv): Promise<readonly Finding[]> {
  return [...(await checkSpecForRelease(root)), ...checkSettings(environment), ...(await checkOutput(root))];
}

/** The placeholders and samples in a site's spec, and the generator's warnings unless the spec is invalid. */
export async function checkSpecForRelease(root: string): Promise<readonly Finding[]> {
  const checked = await readChecked(root);
  const warnings = checked.ok ? await checked.review() : [];
  return [
    ...findPlaceholders(specFolderOf(root), projectOf(entryOf(root))),
    ...warnings.map(({ location: { file, line, column }, message, hint }) => ({
      where: `${file}:${line}:${column}`,
      what: message,
      remedy: hint ?? 'Change it.',
    })),
  ];
}

/** Checks that everything is committed, and that `dist` was built from it. */
export async function checkOutput(root: string): Promise<Finding[]> {
  return [...(await uncommitted(root)), ...staleBuild(root)];
}

/** Checks nothing without git, as in a container. */
async function uncommitted(root: string): Promise<Finding[]> {
  const cwd = projectOf(entryOf(root));
  if (!existsSync(join(cwd, '.git'))) return [];
  const output = await gitIn(cwd)(['status', '--porcelain=v1', '-z', '--no-renames', '--untracked-files=all']);
  const remedy = 'Only publish committed files: commit the change, or undo it.';
  return (output.match(/[^\0]+/g) ?? []).map((entry) => ({ where: entry.slice(3), what: 'is not committed', remedy }));
}

function staleBuild(root: string): Finding[] {
  const remedy = 'Run `npm run build` with the settings of the release.';
  const where = `${shownBefore(root)}dist`;
  if (isBuilt(root)) return [];
  const what = existsSync(join(root, 'dist'))
    ? 'is out of date: the sources or the settings changed since the build'
    : 'is missing';
  return [{ where, what, remedy }];
}

/** Lists findings, grouped by remedy. */
export function describeFindings(findings: readonly Finding[]): string {
  const groups = Map.groupBy(findings, ({ remedy }) => remedy);
  return [...groups]
    .map(([remedy, group]) => [...group.map(({ where, what }) => `  ${where}  ${what}`), `    → ${remedy}`].join('\n'))
    .join('\n\n');
}

/** A problem that blocks the release. */
export interface Finding {
  /** `spec/site.ts:9:11`, a file, or the name of a setting. */
  readonly where: string;
  readonly what: string;
  readonly remedy: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Checks the settings that end up in the build. */
export function checkSettings(environment: Environment): Finding[] {
  const value = (name: string): string | undefined => environment[name]?.trim() || undefined;
  return [...siteUrl(value('SITE_URL')), ...supabase(value('SUPABASE_URL'), value('SUPABASE_ANON_KEY'))];
}

function siteUrl(value: string | undefined): Finding[] {
  if (value !== undefined && isPublicOrigin(value)) return [];
  const remedy = 'Canonical links and the sitemap need the public origin, as in SITE_URL=https://www.my-firm.mx';
  return [{ where: 'SITE_URL', what: value === undefined ? 'is not set' : `is "${value}"`, remedy }];
}

function supabase(url: string | undefined, key: string | undefined): Finding[] {
  if (url === undefined && key === undefined) return [];
  const remedy = 'Take both from the project’s API settings, or set neither to keep the data on your own server.';
  const found: Finding[] = [];
  if (url === undefined || !isPublicOrigin(url.replace(/\/$/, '')))
    found.push({ where: 'SUPABASE_URL', what: url === undefined ? 'is not set' : `is "${url}"`, remedy });
  if (key === undefined) found.push({ where: 'SUPABASE_ANON_KEY', what: 'is not set', remedy });
  else if (secretIn(key) !== undefined)
    found.push({
      where: 'SUPABASE_ANON_KEY',
      what: 'is a secret key: it would be sent to every visitor, who could then read and change everything',
      remedy:
        'Use the publishable (anon) key. If a build has contained the secret key, replace it in the project’s API settings.',
    });
  return found;
}

/** Whether a URL is `https://` and a public name, in the normalized form. */
function isPublicOrigin(value: string): boolean {
  const name = /^https:\/\/(?:[a-z0-9-]+\.)+([a-z][a-z0-9-]*)(?::\d+)?$/.exec(value)?.[1];
  return name !== undefined && !RESERVED_DOMAINS.includes(name);
}
