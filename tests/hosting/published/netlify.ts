import { join } from 'node:path';
import type { Answer, Host } from '../host.ts';
import { uploadedFiles } from './files.ts';

/**
 * Netlify: its own parsers and rule matcher. The mapping from paths to files is not published as code, so it follows
 * Netlify's command line and documentation: `/x` is the file `x.html`, `/x/` redirects to `/x`, files take precedence
 * over rules that are not forced, and headers are added to files only.
 */
export async function startNetlify(folder: string, origin: string): Promise<Host> {
  const { parseAllHeaders } = await import('@netlify/headers-parser');
  const { parseAllRedirects } = await import('@netlify/redirect-parser');
  const { default: redirector } = await import('netlify-redirector');
  const rules = await parseAllRedirects({ redirectsFiles: [join(folder, '_redirects')] });
  const parsed = await parseAllHeaders({ headersFiles: [join(folder, '_headers')], minimal: false });
  const errors = [...rules.errors, ...parsed.errors];
  if (errors.length > 0) throw new Error(`Netlify would refuse:\n${errors.map(({ message }) => message).join('\n')}`);
  const matcher = await redirector.parseJSON(JSON.stringify(rules.redirects), {});
  const files = uploadedFiles(folder, ['/_headers', '/_redirects']);
  const { host } = new URL(origin);

  const headersFor = (path: string): Record<string, string> => {
    const sets = parsed.headers.filter(({ forRegExp }) => forRegExp.test(path)).map(({ values }) => values);
    return Object.assign({ 'cache-control': 'public, max-age=0, must-revalidate' }, ...sets) as Record<string, string>;
  };
  const send = (status: number, file: string, path: string): Answer => {
    const { body, type } = files.read(file);
    return { status, headers: { 'content-type': type, ...headersFor(path) }, body: body.toString() };
  };
  const redirect = (status: number, location: string, search: string): Answer => ({
    status,
    headers: { location: location.includes('?') ? location : `${location}${search}` },
    body: '',
  });

  return {
    origin,
    ask({ address, headers = {} }) {
      const { pathname, search } = new URL(`${origin}${address}`);
      const match = matcher.match({
        scheme: 'https',
        host,
        path: pathname,
        query: search.slice(1),
        headers,
        cookieValues: {},
        getHeader: (name) => headers[name.toLowerCase()] ?? '',
        getCookie: () => '',
      });
      const decoded = decodeURIComponent(pathname);
      const plain = decoded.replace(/\/+$/, '');
      const file = [decoded, `${decoded}.html`].find((path) => files.has(path));
      if (match?.force !== true) {
        if (file !== undefined) return Promise.resolve(send(200, file, pathname));
        if (plain !== decoded && files.has(`${plain}.html`)) return Promise.resolve(redirect(301, plain, search));
      }
      if (match !== null && match.status >= 300 && match.status < 400)
        return Promise.resolve(redirect(match.status, match.to, search));
      if (match !== null) return Promise.resolve(send(match.status, match.to, pathname));
      return Promise.resolve(send(404, '/404.html', pathname));
    },
    stop: () => Promise.resolve(),
  };
}
