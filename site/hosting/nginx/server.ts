import type { HostedSite } from '#contract';
import { hiddenPages, notFoundUrl, patternPages, withSlash } from '../hosted-site.ts';
import { unanchored } from '../patterns.ts';
import { headerNames } from './maps.ts';
import { namesOf } from './names.ts';
import { indented, pattern, quoted } from './quote.ts';

/** What stands in the `server` block; its `root` is the folder of the built site, `dist/client`. */
export function nginxServer(site: HostedSite): string {
  const { variable: v } = namesOf(site);
  const parts: readonly (readonly string[])[] = [
    ['# Generated from the spec: include it in a server block, and edit the spec instead.'],
    [
      'server_tokens off;',
      'charset utf-8;',
      'absolute_redirect off;',
      'etag on;',
      '# Files that the build has compressed; brotli_static on; as well, where nginx has that module.',
      'gzip_static on;',
      'gzip_vary on;',
    ],
    [
      '# A page is asked for in a few lines, and soon.',
      'client_max_body_size 1k;',
      'client_header_timeout 10s;',
      'client_body_timeout 15s;',
      'send_timeout 15s;',
      'large_client_header_buffers 4 8k;',
    ],
    headerLines(site),
    [
      `error_page 404 ${v('missing')};`,
      ...site.languages.locales.map((locale) => `location = ${notFoundUrl(site, locale)}.html { internal; }`),
    ],
    [
      `if (${v('refused')}) { return 405; }`,
      `if (${v('slashed')}) { return 308 ${v('bare')}$is_args$args; }`,
      `if (${v('leave')}) { return 302 ${v('twin')}$is_args$args; }`,
    ],
    site.redirects.flatMap(({ from, to, status }) =>
      withSlash(from).map((path) => `location = ${path} { return ${status} ${to}$is_args$args; }`),
    ),
    ...patternPages(site).map(({ pattern: matches, url }) => [
      `location ${pattern(`^${unanchored(matches)}\\.html$`).replace('"~', '~ "')} { return 308 ${v('of_file')}$is_args$args; }`,
      `location ${pattern(matches).replace('"~', '~ "')} { try_files $uri.html ${url}.html =404; }`,
    ]),
    // The not-found pages' files are what such an answer shows.
    hiddenPages(site).flatMap(({ url, status }) =>
      (status === 404 ? [url] : [url, `${url}.html`]).map((path) => `location = ${path} { return 404; }`),
    ),
    [
      "# A page has one address, and that is not its file's.",
      'location ~ \\.html$ {',
      ...indented([
        `if (${v('of_file')} = "") { return 404; }`,
        `if (-f $request_filename) { return 308 ${v('of_file')}$is_args$args; }`,
        `if (${v('cased')}) { return 308 ${v('cased')}$is_args$args; }`,
        'return 404;',
      ]),
      '}',
      'location ~ \\.(?:br|gz)$ { return 404; }',
    ],
    ...typedFiles(site),
    [
      'location / { try_files $uri.html $uri @cased; }',
      `location @cased { if (${v('cased')}) { return 308 ${v('cased')}$is_args$args; } return 404; }`,
    ],
    ...serverLocations(site),
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function headerLines(site: HostedSite): readonly string[] {
  const { header, variable: v } = namesOf(site);
  const depending = headerNames(site);
  const add = (name: string, value: string): string => `add_header ${name} ${value} always;`;
  return [
    '# All of them here: an add_header in a location ends those around it. One without a value is not sent.',
    ...Object.entries(site.headers.common)
      .filter(([name]) => !depending.includes(name))
      .map(([name, value]) => add(name, quoted(value))),
    ...depending.map((name) => add(name, header(name))),
    add('vary', v('vary')),
    add('set-cookie', v('cookie')),
    add('allow', v('allow')),
  ];
}

function typedFiles({ headers, files }: HostedSite): readonly (readonly string[])[] {
  return headers.files.flatMap(({ prefix, headers: set }) =>
    set['content-type'] !== undefined && files.includes(prefix)
      ? [[`location = ${prefix} { types {} default_type ${set['content-type']}; }`]]
      : [],
  );
}

function serverLocations(site: HostedSite): readonly (readonly string[])[] {
  // The server says the same about its answers; nginx says it also where the server does not answer.
  const own = Object.entries(site.headers.common).flatMap(([name, value]) => [
    `proxy_hide_header ${name};`,
    `add_header ${name} ${quoted(value)} always;`,
  ]);
  const proxied = (path: string, maxBytes: number): readonly string[] => [
    `location ${path} {`,
    ...indented([
      `proxy_pass http://${namesOf(site).upstream};`,
      'proxy_http_version 1.1;',
      'proxy_set_header Connection "";',
      'proxy_set_header Host $http_host;',
      'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
      'proxy_set_header X-Forwarded-Proto $scheme;',
      'proxy_connect_timeout 5s;',
      'proxy_read_timeout 30s;',
      `client_max_body_size ${maxBytes};`,
      ...own,
    ]),
    '}',
  ];
  const { backend, reports, healthPath } = site;
  return [
    ...(backend
      ? [proxied(`= ${backend.path}`, backend.maxBytes), proxied(`^~ ${backend.path}/`, backend.maxBytes)]
      : []),
    ...(reports ? [proxied(`= ${reports.path}`, reports.maxBytes)] : []),
    // Without a backend nginx can do what visitors need by itself.
    backend
      ? proxied(`= ${healthPath}`, 1_024)
      : [`location = ${healthPath} {`, ...indented(['default_type text/plain;', 'return 200 "ok\\n";']), '}'],
  ];
}
