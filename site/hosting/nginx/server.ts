import { hiddenPages, patternPages, withSlash, type HostedSite } from '../hosted-site.ts';
import { unanchored } from '../patterns.ts';
import { headerNames, variableOf } from './maps.ts';
import { indented, pattern, quoted } from './quote.ts';

/** What stands in the `server` block; its `root` is the folder of the built site, `dist/client`. */
export function nginxServer(site: HostedSite): string {
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
      'error_page 404 $site_not_found;',
      ...['/404.html', '/en/404.html'].map((path) => `location = ${path} { internal; }`),
    ],
    [
      'if ($site_refused) { return 405; }',
      'if ($site_slashed) { return 308 $site_plain_path$is_args$args; }',
      'if ($site_to_english) { return 302 $site_english_path$is_args$args; }',
    ],
    site.redirects.flatMap(({ from, to, status }) =>
      withSlash(from).map((path) => `location = ${path} { return ${status} ${to}$is_args$args; }`),
    ),
    ...patternPages(site).map(({ pattern: matches, url }) => [
      `location ${pattern(`^${unanchored(matches)}\\.html$`).replace('"~', '~ "')} { return 308 $site_page_path$is_args$args; }`,
      `location ${pattern(matches).replace('"~', '~ "')} { try_files $uri.html ${url}.html =404; }`,
    ]),
    // The not-found pages' files are what such an answer shows.
    hiddenPages(site).flatMap(({ url, status }) =>
      (status === 404 ? [url] : [url, `${url}.html`]).map((path) => `location = ${path} { return 404; }`),
    ),
    [
      '# A page has one address, and that is not its file\'s.',
      'location ~ \\.html$ {',
      ...indented(['if ($site_page_path = "") { return 404; }', 'if (-f $request_filename) { return 308 $site_page_path$is_args$args; }', 'return 404;']),
      '}',
      'location ~ \\.(?:br|gz)$ { return 404; }',
    ],
    ...typedFiles(site),
    ['location / { try_files $uri.html $uri =404; }'],
    ...backendLocations(site),
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function headerLines(site: HostedSite): readonly string[] {
  const depending = headerNames(site);
  const add = (name: string, value: string): string => `add_header ${name} ${value} always;`;
  return [
    '# All of them here: an add_header in a location ends those around it. One without a value is not sent.',
    ...Object.entries(site.headers.common).filter(([name]) => !depending.includes(name)).map(([name, value]) => add(name, quoted(value))),
    ...depending.map((name) => add(name, variableOf(name))),
    add('vary', '$site_vary'),
    add('set-cookie', '$site_set_cookie'),
    add('allow', '$site_allow'),
  ];
}

function typedFiles({ headers, files }: HostedSite): readonly (readonly string[])[] {
  return headers.files.flatMap(({ prefix, headers: set }) =>
    set['content-type'] !== undefined && files.includes(prefix)
      ? [[`location = ${prefix} { types {} default_type ${set['content-type']}; }`]]
      : [],
  );
}

function backendLocations(site: HostedSite): readonly (readonly string[])[] {
  const names = Object.entries(site.headers.common);
  // The backend says the same about its answers; nginx says it also where the backend does not answer.
  const own = names.flatMap(([name, value]) => [`proxy_hide_header ${name};`, `add_header ${name} ${quoted(value)} always;`]);
  const proxied = (path: string, maxBytes: number): readonly string[] => [
    `location ${path} {`,
    ...indented([
      'proxy_pass http://site_backend;',
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
  if (site.backend === undefined) {
    return [['location = /healthz {', ...indented(['default_type text/plain;', 'return 200 "ok\\n";']), '}']];
  }
  const { path, maxBytes } = site.backend;
  return [proxied(`= ${path}`, maxBytes), proxied(`^~ ${path}/`, maxBytes), proxied('= /healthz', 1_024)];
}
