import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { files } from '#generated/media.ts';
import { restPath } from '#generated/backend.ts';
import { reports } from '#generated/reports.ts';
import { redirects, routes } from '#generated/routes.ts';
import { securityContact } from '#generated/security.ts';
import { healthPath, metricsPath } from '#generated/server.ts';
import { FAVICON, filesPath, ICONS, WEB_MANIFEST } from '../files.ts';
import { listFiles } from '../server/http/files/list-files.ts';
import { isHidden } from '../server/http/files/read-files.ts';
import { NOTICES } from './finish/licences.ts';
import { SECURITY_TEXT } from './finish/security-text.ts';

/** What a site has at fixed addresses, in lower case: some file systems and hosts do not tell capital letters. */
export interface TakenAddresses {
  /** The address, and what is there. */
  readonly exact: ReadonlyMap<string, string>;
  readonly patterns: readonly RegExp[];
  /** Folders of the build and of the backend, with a slash at their end. */
  readonly folders: readonly string[];
}

/** The addresses of the site that was generated. */
export function takenAddresses(): TakenAddresses {
  const exact = new Map<string, string>([
    ...routes.map(({ url }) => [url, 'a page'] as const),
    ...redirects.map(({ from }) => [from, 'a redirect'] as const),
    ...[
      '/robots.txt',
      '/sitemap.xml',
      FAVICON,
      ...Object.values(ICONS),
      WEB_MANIFEST,
      NOTICES,
      ...(securityContact ? [SECURITY_TEXT] : []),
    ].map((path) => [path, 'a file of the build'] as const),
    ...[healthPath, metricsPath, ...(reports?.url.startsWith('/') ? [reports.url] : [])].map(
      (path) => [path, 'the server'] as const,
    ),
  ]);
  return {
    exact,
    patterns: routes.flatMap(({ pattern }) => (pattern === undefined ? [] : [new RegExp(pattern)])),
    folders: ['/assets/', '/share/', ...(Object.keys(files).length > 0 ? [filesPath] : []), `${restPath}/`],
  };
}

/** What is wrong with the files of `site/public/`, each in a sentence that says what to do. */
export function publicFolderProblems(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const links = listFiles(folder, (entry) => entry.isSymbolicLink());
  return [
    ...links.map(
      (name) =>
        `site/public/${name} is a link: what it leads to would be published, wherever that is. Put the file itself there.`,
    ),
    ...publicFileProblems(listFiles(folder).toSorted(), takenAddresses()),
  ];
}

/** What is wrong with the names of public files, which are their paths within the folder. */
export function publicFileProblems(names: readonly string[], taken: TakenAddresses): string[] {
  const seen = new Map<string, string>();
  return names
    .filter((name) => !isHidden(name))
    .flatMap((name) => {
      const fault = faultOf(name, taken) ?? twinOf(name, seen);
      return fault === undefined ? [] : [`site/public/${name} ${fault}`];
    });
}

function faultOf(name: string, { exact, patterns, folders }: TakenAddresses): string | undefined {
  const address = `/${name.toLowerCase()}`;
  const [last = ''] = name.split('/').slice(-1);
  if (/[^A-Za-z0-9._~/-]/.test(name))
    return 'has a name that not every host serves. Use letters without accents, digits, ".", "_" and "-".';
  if (name.startsWith('_'))
    return 'begins with "_", as the settings of hosts do (_headers, _redirects). Give it another name.';
  if (/\.(?:br|gz)$/i.test(name))
    return 'ends as the compressed files of the build do, which have no address. Pack it as a .zip, or leave it unpacked.';
  if (/\.html?$/i.test(name)) {
    return 'would be a page that the spec does not know, at an address that differs between hosts. Add pages to the spec; search consoles also accept a DNS record as proof.';
  }
  const folder = folders.find((prefix) => address.startsWith(prefix));
  if (folder !== undefined) return `is in ${folder}, which belongs to the build or the server. Put it elsewhere.`;
  const what = exact.get(address) ?? (patterns.some((pattern) => pattern.test(address)) ? 'a page' : undefined);
  if (what !== undefined)
    return `has the address ${address}, where ${what} is. Give it another name, or change the spec.`;
  // Other companies' proofs that a domain is one's own often have none.
  if (!last.includes('.') && !name.startsWith('.well-known/'))
    return 'has no ending, so browsers are not told what it is. Add one, like .pdf or .txt.';
  return undefined;
}

function twinOf(name: string, seen: Map<string, string>): string | undefined {
  const twin = seen.get(name.toLowerCase());
  seen.set(name.toLowerCase(), name);
  return twin && `differs from ${twin} in capital letters alone, which not every host tells apart. Rename one of them.`;
}

/** Takes hidden files (`.DS_Store`) out of what is published: some hosts would show them. */
export function removeHiddenFiles(client: string): void {
  for (const name of listFiles(client)) if (isHidden(name)) rmSync(join(client, name));
}
