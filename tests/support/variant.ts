import type { RedirectEntry } from '#contract';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { localesOf } from '../../generator/compile/locales.ts';
import { compileRedirects, compileRoutes } from '../../generator/compile/routes.ts';
import { parseMigrationLog } from '../../generator/write/migration-log.ts';
import { migrationLogPath } from '../../generator/paths.ts';
import { plan } from '../../generator/emit/plan.ts';
import type { SiteSpec } from '../../generator/schema/index.ts';
import { linkOrCopy } from '../../site/build/finish/link-or-copy.ts';
import { startServer, type RunningServer } from '../../site/server/start-server.ts';
import { plainEnv } from '../scripts/checkout.ts';
import { runToEnd } from './process.ts';
import { copyFixtureProject } from './fixture-copy.ts';
import { FIXTURE_ROOT } from './fixture-site.ts';
import { serverOptions } from './site.ts';

/** The site built from a variant of the fixture site's spec. */
export type Variant = Awaited<ReturnType<typeof buildVariant>>;

/** Links, or copies, the files of a folder into another one. */
function linkFolder(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const folder = join(to, relative(from, entry.parentPath));
    mkdirSync(folder, { recursive: true });
    linkOrCopy(join(entry.parentPath, entry.name), join(folder, entry.name));
  }
}

/**
 * Compiles a spec and builds its site in a copy of the project, without a desk. Everything else is as for the fixture
 * site, except that this machine counts as another origin.
 *
 * @param settings environment variables of the build
 */
export async function buildVariant(spec: SiteSpec, settings: Readonly<Record<string, string>>) {
  const copy = mkdtempSync(join(tmpdir(), 'variant-'));
  const remove = (): void => rmSync(copy, { recursive: true, force: true });
  copyFixtureProject(copy);
  const log = parseMigrationLog(migrationLogPath, readFileSync(join(FIXTURE_ROOT, migrationLogPath), 'utf8'));
  // Calls `buildSite` directly: `npm run build` would refuse, since the spec's own files are still those of the fixture
  // site.
  const folder = join(copy, 'built');
  const dist = join(folder, 'dist');
  const statements = [
    'process.exitCode = 1',
    "const { buildSite } = await import('./scripts/build/build-site.ts')",
    `await buildSite(undefined, ${JSON.stringify(dist)})`,
    'process.exitCode = 0',
  ];
  writeFileSync(join(copy, 'build.ts'), `${statements.join(';\n')};\n`);
  // Files that are the same as in the fixture site's build are not compressed again.
  if (existsSync(join(FIXTURE_ROOT, 'dist'))) linkFolder(join(FIXTURE_ROOT, 'dist'), dist);
  // Other assets of the fixture site's build would count as those of an earlier build of this site.
  for (const { path, content } of plan({ ...spec, server: { ...spec.server, keepAssetsDays: 0 } }, log).files) {
    if (!path.startsWith('site/generated/')) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), content);
  }
  const { code, output } = await runToEnd(process.execPath, ['build.ts'], {
    cwd: copy,
    env: plainEnv({ SITE_URL: '', SUPABASE_URL: '', SUPABASE_ANON_KEY: '', ...settings }),
  });
  if (code !== 0) {
    remove();
    throw new Error(`the variant cannot be built:\n${output}`);
  }
  const distDir = join(dist, 'client');
  return {
    /** The folder with its `dist/`. */
    root: folder,
    distDir,
    remove,
    /** Serves it, without a backend. */
    serve: (): Promise<RunningServer> =>
      startServer({
        ...serverOptions(folder, distDir),
        routes: compileRoutes(spec),
        redirects: compileRedirects(spec) as RedirectEntry[],
        languages: { locales: localesOf(spec), defaultLocale: spec.locales.default },
      }),
  };
}
