import process from 'node:process';
import { firm } from '#generated/site.ts';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { files } from '#generated/media.ts';
import { restPath } from '#generated/backend.ts';
import { reports } from '#generated/reports.ts';
import { redirects, routes } from '#generated/routes.ts';
import { securityContact } from '#generated/security.ts';
import { healthPath, metricsPath } from '#generated/server.ts';
import { FAVICON, filesPath, ICONS, NOTICES, SECURITY_TEXT, WEB_MANIFEST } from '../file-addresses.ts';
import { isHidden, listFiles } from '../server/http/read-files.ts';

/** The site's public origin without a trailing slash: `SITE_URL`, or the spec's. */
export function publicOrigin(siteUrl = process.env['SITE_URL']): string {
  return (siteUrl || firm.origin).replace(/\/$/, '');
}

/** The error message for an invalid `SITE_URL`; undefined if it is an origin or unset. */
export function originProblem(siteUrl: string | undefined): string | undefined {
  const origin = publicOrigin(siteUrl);
  if (/^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin) return undefined;
  return `SITE_URL is "${siteUrl}", but it must be the public origin without a path, like https://www.my-firm.mx.`;
}

/** Fixed paths of the site, with a description of what is there. In lower case: some hosts ignore case. */
const taken = new Map([
  ...routes.map(({ url }) => [url, 'a page'] as const),
  ...redirects.map(({ from }) => [from, 'a redirect'] as const),
  ...['/robots.txt', '/sitemap.xml', FAVICON, ...Object.values(ICONS), WEB_MANIFEST, NOTICES].map(
    (path) => [path, 'a file of the build'] as const,
  ),
  ...(securityContact ? [[SECURITY_TEXT, 'a file of the build'] as const] : []),
  ...[healthPath, metricsPath, reports?.url ?? ''].map((path) => [path, 'the server'] as const),
]);
const patterns = routes.flatMap(({ pattern }) => (pattern === undefined ? [] : [new RegExp(pattern)]));
/** Folders of the build and the backend. */
const folders = ['/assets/', '/share/', ...(Object.keys(files).length > 0 ? [filesPath] : []), `${restPath}/`];

/** Error messages about the files of `site/public/`, with remedies. */
export function publicFolderProblems(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const links = listFiles(folder, (entry) => entry.isSymbolicLink());
  return [
    ...links.map(
      (name) =>
        `site/public/${name} is a link, whose target would be published, wherever it is. Put the file itself there.`,
    ),
    ...publicFileProblems(listFiles(folder).toSorted()),
  ];
}

/** Error messages about the names of public files, which are paths relative to the folder. */
export function publicFileProblems(names: readonly string[]): string[] {
  return names
    .filter((name) => !isHidden(name))
    .flatMap((name) => {
      const twin = names.find((other) => other < name && other.toLowerCase() === name.toLowerCase());
      const problem =
        nameProblem(name) ??
        (twin && `differs from ${twin} only in letter case, which some hosts ignore. Rename one of them.`);
      return problem === undefined ? [] : [`site/public/${name} ${problem}`];
    });
}

function nameProblem(name: string): string | undefined {
  const address = `/${name.toLowerCase()}`;
  const [last = ''] = name.split('/').slice(-1);
  if (/[^A-Za-z0-9._~/-]/.test(name))
    return 'has a name that not every host serves. Use letters without accents, digits, ".", "_" and "-".';
  if (name.startsWith('_')) return 'begins with "_", like settings of hosts (_headers, _redirects). Rename it.';
  if (/\.(?:br|gz)$/i.test(name))
    return 'has the extension of the compressed files of the build, which are not served. Use a .zip, or leave it uncompressed.';
  if (/\.html?$/i.test(name)) {
    return 'would be a page outside the spec, at an address that differs between hosts. Add pages to the spec; search consoles also accept a DNS record as proof.';
  }
  const folder = folders.find((prefix) => address.startsWith(prefix));
  if (folder !== undefined) return `is in ${folder}, which belongs to the build or the server. Move it elsewhere.`;
  const what = taken.get(address) ?? (patterns.some((pattern) => pattern.test(address)) ? 'a page' : undefined);
  if (what !== undefined) return `has the address ${address}, which belongs to ${what}. Rename it, or change the spec.`;
  // Files that prove the ownership of a domain often have no extension.
  if (!last.includes('.') && !name.startsWith('.well-known/'))
    return 'has no extension, so browsers do not know its type. Add one, like .pdf or .txt.';
  return undefined;
}

/** Deletes hidden files (`.DS_Store`) from the build: some hosts would serve them. */
export function removeHiddenFiles(client: string): void {
  for (const name of listFiles(client)) if (isHidden(name)) rmSync(join(client, name));
}
