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

/** Changes the HTML document of a response before it is sent. Documents are sent as a whole. */
export function transformDocument(response: ServerResponse, change: (html: string) => string): void {
  const { end } = response;
  Object.assign(response, {
    end(...[body, ...rest]: unknown[]) {
      const isDocument = String(response.getHeader('content-type')).startsWith('text/html');
      return end.apply(response, [isDocument ? change(String(body ?? '')) : body, ...rest] as Parameters<typeof end>);
    },
  });
}
