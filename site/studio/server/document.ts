import type { ServerResponse } from 'node:http';

/**
 * Adds the studio's prefix to the addresses in a page: links, pictures, files, and the page's own address in each
 * language, `<link rel="alternate" hreflang="en" href="https://firm.mx/en/inicio">`. Vite's own addresses already have
 * it.
 * @example withPrefix('<a href="/inicio">', '/studio/') // '<a href="/studio/inicio">'
 */
export function withPrefix(html: string, base: string): string {
  if (base === '/') return html;
  const path = `/(?!/|${base.slice(1)})`;
  return html
    .replaceAll(new RegExp(`(\\s(?:href|src|action|poster)=")${path}`, 'gi'), `$1${base}`)
    .replaceAll(
      new RegExp(`(<link rel="(?:canonical|alternate)"[^>]*? href="https?://[^/"]+)${path}`, 'gi'),
      `$1${base}`,
    )
    .replaceAll(/\s(?:image)?srcset="[^"]*"/gi, (list) =>
      list.replaceAll(new RegExp(`("|,\\s*)${path}`, 'g'), `$1${base}`),
    );
}

/** Buffers a response and changes its HTML document, and its redirect target, before it is sent. */
export function transformResponse(
  response: ServerResponse,
  changeDocument: (html: string) => string,
  changeLocation: (address: string) => string,
): void {
  const { write, end, writeHead } = response;
  const chunks: Buffer[] = [];
  const isDocument = (): boolean => String(response.getHeader('content-type')).startsWith('text/html');
  const buffer = (chunk: unknown): void => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
  };
  Object.assign(response, {
    write(...args: Parameters<typeof write>) {
      if (response.headersSent || !isDocument()) return write.apply(response, args);
      buffer(args[0]);
      return true;
    },
    end(...args: Parameters<typeof end>) {
      if (response.headersSent || !isDocument()) return end.apply(response, args);
      buffer(args[0]);
      const body = Buffer.from(changeDocument(Buffer.concat(chunks).toString('utf8')));
      response.setHeader('content-length', body.length);
      return end.call(response, body, 'utf8');
    },
    writeHead(...args: Parameters<typeof writeHead>) {
      const [headers] = args.slice(-1) as unknown as [Record<string, string> | number];
      if (typeof headers === 'object' && headers['location'] !== undefined)
        headers['location'] = changeLocation(headers['location']);
      return writeHead.apply(response, args);
    },
  });
}
